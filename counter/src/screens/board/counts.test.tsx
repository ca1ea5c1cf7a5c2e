import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { useNewCount } from '../../features/ticket/use-new-count.ts'
import { setTyped } from '../../state/chosen.ts'
import { chooseStation } from '../../state/station.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { atStore, column, openBoard, press } from '../../test/open-board.tsx'
import { anOrder, noon } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Board } from './board.tsx'

vi.mock('../../device/chime.ts', async (load) => ({ ...(await load()), chime: vi.fn(), lowNote: vi.fn() }))
prepare()
afterEach(() => {
  chooseStation([])
  setTyped('')
})

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const cake = { ...line, productName: 'Cake', productCategoryId: 'oven' }

function Counted() {
  return <p>{`counted ${useNewCount()}`}</p>
}

test('[kitchen-12] with a station the lanes and the count beside the pages are its own, the figures of the whole store', async () => {
  chooseStation(['oven'])
  fakeServer([
    anOrder({ status: 20, productList: [cake] }),
    anOrder({ status: 20 }),
    anOrder({ status: 20 }),
    anOrder({ status: 30 }),
  ])
  show(
    <>
      <Board />
      <Counted />
    </>,
  )
  await column('new').findByRole('article')
  expect(column('new').getByText('1')).toBeTruthy()
  expect(screen.getByText('counted 1')).toBeTruthy()
  expect(column('making').getByText('1 more at other stations')).toBeTruthy()
  expect(screen.getByText('open, all stations').previousElementSibling?.textContent).toBe('4')
})

test('[kitchen-13] nothing is said of what there is before the first answer', async () => {
  const server = fakeServer([anOrder({ status: 20 })])
  server.set({ isGone: true })
  openBoard()
  await screen.findByText('No connection')
  for (const text of ['No new order', 'Nothing in the making', 'open now', '0', 'To make: 0'])
    expect(screen.queryByText(text)).toBeNull()
  expect(document.querySelectorAll('.ticket-shape').length).toBeGreaterThan(0)
  server.set({ isGone: false })
  press('Try now')
  await column('new').findByRole('article')
  expect(document.querySelector('.ticket-shape')).toBeNull()
  expect(column('making').getByText('Nothing in the making')).toBeTruthy()
})

test('[kitchen-15] what is ready is found by a word of its note, and that nothing is found is said', async () => {
  fakeServer([
    anOrder({ status: 40, pickupCode: 'T041', customerName: 'Walk-in', remark: 'for Ana' }),
    anOrder({ status: 40, pickupCode: 'T042', customerName: 'Mira', remark: 'a banana' }),
  ])
  openBoard()
  await column('ready').findByRole('article', { name: 'T041' })
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Code from the customer' }), { target: { value } })
  type('ana')
  expect(column('ready').queryByRole('article', { name: 'T042' })).toBeNull()
  expect(column('ready').getByRole('article', { name: 'T041' }).textContent).toContain('for Ana')
  type('zoe')
  expect(column('ready').queryByRole('article')).toBeNull()
  expect(column('ready').getByText('Nothing matches')).toBeTruthy()
})

test('[kitchen-16] an employee who may not change it sees that the store is paused, and until when', async () => {
  const server = fakeServer([])
  const pause = { isOpen: false, resumesAt: noon, timeZone: 'UTC' }
  server.answers['/api/app/customer/store/detail'] = { code: 200, data: pause }
  openBoard()
  expect((await screen.findByText('Paused until 04:00')).tagName).toBe('P')
})

test('[shift-11] of two tablets that take one payment the second is told that it is paid, and how', async () => {
  const unpaid = anOrder({
    orderId: 'o1',
    status: 10,
    version: 1,
    pickupCode: 'T017',
    payTime: null,
    paymentMethod: atStore,
  })
  const server = fakeServer([unpaid])
  server.answers['order/accept-payment'] = { code: refusals.moveNotAllowed, message: 'This order has changed.' }
  openBoard()
  await screen.findByTestId('column-toPay')
  press(/^Accept payment/)
  server.set({ orders: [{ ...unpaid, status: 20, version: 2, payTime: noon, tender: 'card' }] })
  const accept = screen.getAllByRole('button', { name: 'Accept payment' }).at(-1)
  act(() => accept?.click())
  await waitFor(() => expect(useOverlays.getState().toast?.text).toBe('T017 is already paid: Card'))
})
