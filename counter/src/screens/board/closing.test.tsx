import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, expect, test } from 'vitest'
import { useConnection } from '../../state/connection.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { askToClose, atStore, column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, minute, noon } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

prepare()
afterEach(() => useConnection.setState({ isLost: false }))

const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
const payInDollars = () => useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it

test('closes an order with a reason, never without', async () => {
  const server = fakeServer([anOrder({ orderId: 'o1', status: 30, version: 3, pickupCode: 'T042' })])
  openBoard()
  await column('making').findByRole('article')
  askToClose('T042')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  expect(server.sentTo('order/close')).toEqual([])
  fireEvent.click(dialog.getByRole('radio', { name: 'We have run out' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
  await waitFor(() =>
    expect(server.sentTo('order/close')).toEqual([{ orderId: 'o1', version: 3, reason: 'soldOut', note: '' }]),
  )
})

test('[order-29][order-35] keeps in view what is to be given back for a closed order, until staff says at any tablet that it was', async () => {
  payInDollars()
  const closed = { status: 80, pickupCode: 'T042', paymentMethod: atStore, refundTotal: money(3000) }
  const others = anOrder({ ...closed, orderId: 'o2', pickupCode: 'T043', paymentNo: '774' })
  const server = fakeServer([anOrder({ ...closed, orderId: 'o1', closeRefund: money(2520) }), others])
  openBoard()
  const owed = within(await screen.findByTestId('give-back'))
  expect(owed.getByText('T042')).toBeTruthy()
  expect(owed.getByText(/^Give .*25\.20.? back to the customer$/)).toBeTruthy()
  expect(owed.queryByText('T043')).toBeNull()
  server.answers['order/give-back'] = { code: 51004, message: 'This order was just changed' }
  press('Given back, T042')
  await waitFor(() => expect(server.sentTo('order/give-back')).toEqual([{ orderId: 'o1' }]))
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('This order was just changed'))
  const again = owed.getByRole<HTMLButtonElement>('button', { name: 'Given back, T042' })
  await waitFor(() => expect(again.disabled).toBe(false))
  server.set({ orders: [anOrder({ ...closed, orderId: 'o1', closeRefund: money(0) }), others] })
  server.answers['order/give-back'] = { code: 200, data: {} }
  press('Given back, T042')
  await waitFor(() => expect(screen.queryByTestId('give-back')).toBeNull())
})

test('[order-21] says which paid order the customer has just cancelled, until staff has seen it', async () => {
  const cancelled = { status: 80, pickupCode: 'T042', closeCode: 'byCustomer', finishTime: noon - minute }
  fakeServer([
    anOrder({ ...cancelled, orderId: 'o1' }),
    anOrder({ ...cancelled, orderId: 'o2', pickupCode: 'T043', closeCode: 'soldOut' }),
    anOrder({ ...cancelled, orderId: 'o3', pickupCode: 'T044', finishTime: noon - 16 * minute }),
  ])
  openBoard()
  const list = within(screen.getByTestId('cancelled'))
  expect(await list.findByText('T042')).toBeTruthy()
  expect(list.getByText(/^Cancelled by the customer/)).toBeTruthy()
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  press('Seen, T042')
  expect(list.queryByRole('listitem')).toBeNull()
  expect(localStorage.getItem('tiffin.counter.cancelSeen')).toBe('["o1"]')
})

test('closing an unpaid order mentions no refund', async () => {
  fakeServer([anOrder({ status: 10, payTime: null, pickupCode: 'T042', paymentMethod: atStore })])
  openBoard()
  await screen.findByTestId('column-toPay')
  askToClose('T042')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^The customer reads the reason/).textContent).not.toMatch(/paid|back/)
})

test('says what to give back by hand when an order is closed that was paid here', async () => {
  fakeServer([
    anOrder({ orderId: 'o1', status: 30, pickupCode: 'T042', paymentMethod: atStore, payableTotal: money(2520) }),
  ])
  openBoard()
  await column('making').findByRole('article')
  payInDollars()
  askToClose('T042')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Give .*25\.20.? back to the customer$/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'We have run out' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
  await waitFor(() =>
    expect(useOverlays.getState().toast?.text).toMatch(/^T042 closed · Give .*25\.20.? back to the customer$/),
  )
})

test('closes an order with a code and a note, which other reasons must have', async () => {
  const server = fakeServer([anOrder({ orderId: 'o1', status: 30, version: 3, pickupCode: 'T042' })])
  openBoard()
  await column('making').findByRole('article')
  askToClose('T042')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Note, for the store only' }), {
    target: { value: ' hair in it ' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Close order' }))
  await waitFor(() =>
    expect(server.sentTo('order/close')).toEqual([{ orderId: 'o1', version: 3, reason: 'other', note: 'hair in it' }]),
  )
})

test.each([
  [1120, 'Cancelled by the customer: do not make it. Their bank already gave the money back.'],
  [
    500,
    /^Cancelled by the customer: do not make it\. Their bank already gave .*5.* back; the rest goes back by itself\.$/,
  ],
])(
  '[order-21] of a cancelled order of which %d was charged back it says what is true of its money',
  async (taken, text) => {
    payInDollars()
    const cancelled = { status: 80, closeCode: 'byCustomer', finishTime: noon - minute }
    fakeServer([anOrder({ ...cancelled, chargedBackTotal: money(taken) })])
    openBoard()
    expect(await within(screen.getByTestId('cancelled')).findByText(text)).toBeTruthy()
  },
)

const loseConnection = () => act(() => useConnection.setState({ isLost: true }))

test('[kitchen-19] without a connection an order is not closed, and that is said where its button was', async () => {
  const server = fakeServer([anOrder({ status: 30, pickupCode: 'T042' })])
  openBoard()
  await column('making').findByRole('article')
  press(/^T042/)
  loseConnection()
  expect(screen.queryByRole('button', { name: 'Close order' })).toBeNull()
  expect(screen.getByText('No connection: orders cannot be closed now')).toBeTruthy()
  act(() => useConnection.setState({ isLost: false }))
  press('Close order')
  loseConnection()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('No connection: orders cannot be closed now')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Close order' })).toHaveProperty('disabled', true)
  expect(server.sentTo('order/close')).toEqual([])
})

test('[kitchen-19] a payment that was asked for waits for the connection', async () => {
  fakeServer([anOrder({ status: 10, payTime: null, pickupCode: 'T042', paymentMethod: atStore })])
  openBoard()
  await screen.findByTestId('column-toPay')
  press('Accept payment, T042')
  loseConnection()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('No connection: payment cannot be accepted now')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Accept payment' })).toHaveProperty('disabled', true)
})
