import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { money } from '@tiffin/core/money/money'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { expect, test } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { askToClose, atStore, column, openBoard } from '../../test/open-board.tsx'
import { anOrder } from '../../test/orders.ts'
import { prepare } from '../../test/show.tsx'

prepare()

const corpSetting = { currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',' }
const may = { staffId: 'may', staffName: 'May Lim', isLocked: false }
const closing = { orderId: 'o1', version: 3, reason: 'soldOut', note: '' }

/** An order of 12.00 in the till that an employee closes who may give back 5.00. */
async function closeAboveLimit() {
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const order = { orderId: 'o1', status: 30, version: 3, pickupCode: 'T042', paymentMethod: atStore } as const
  const server = fakeServer([anOrder({ ...order, payableTotal: money(1200), paymentNo: null })])
  server.answers['order/close'] = { code: refusals.refundTooHigh, message: 'Too high', data: { limit: 500 } }
  server.answers['approver/list'] = { code: 200, data: { list: [may] } }
  openBoard()
  await column('making').findByRole('article')
  askToClose('T042')
  const form = within(screen.getByRole('dialog'))
  fireEvent.click(form.getByRole('radio', { name: 'We have run out' }))
  fireEvent.click(form.getByRole('button', { name: 'Close order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Needs approval' }))
  const allow = async (pin: string) => {
    await dialog.findByText('Who approves')
    for (const digit of pin) fireEvent.click(dialog.getByRole('button', { name: digit }))
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  }
  return { server, dialog, allow, closings: () => server.sentTo('order/close') }
}

test('[order-36] a closing above the limit waits for a colleague, and is sent with their PIN', async () => {
  const { server, dialog, allow, closings } = await closeAboveLimit()
  expect(dialog.getByText(/^Close order T042 .*12\.00/)).toBeTruthy()
  expect(dialog.getByText(/above your limit of .*5\.00/)).toBeTruthy()
  expect(closings()).toEqual([closing])
  expect(useOverlays.getState().toast).toBeUndefined()
  server.answers['order/close'] = { code: 200, data: {} }
  await allow('4815')
  await waitFor(() => expect(closings()[1]).toEqual({ ...closing, approval: { staffId: 'may', pin: '4815' } }))
  expect(server.sentTo('approver/list')[0]).toEqual({ kind: 'refund', amount: 1200 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useOverlays.getState().toast?.text).toMatch(/T042.* · Give .*12\.00.? back to the customer/)
})

test('[order-36] a wrong PIN is said in the dialog, and the reason need not be given again', async () => {
  const { server, dialog, allow, closings } = await closeAboveLimit()
  server.answers['order/close'] = { code: refusals.pinWrong, message: 'The PIN does not match' }
  await allow('4816')
  expect(await dialog.findByText('The PIN does not match')).toBeTruthy()
  server.answers['order/close'] = { code: 200, data: {} }
  await allow('4815')
  await waitFor(() => expect(closings()).toHaveLength(3))
  expect(closings()[2]).toMatchObject({ reason: 'soldOut', approval: { pin: '4815' } })
})

test('a closing that is refused for another reason says it, and its dialog ends', async () => {
  const { server, dialog } = await closeAboveLimit()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  server.answers['order/close'] = { code: refusals.moveNotAllowed, message: 'No' }
  const form = within(screen.getByRole('dialog'))
  expect(form.getByRole('radio', { name: 'We have run out' })).toHaveProperty('checked', true)
  fireEvent.click(form.getByRole('button', { name: 'Close order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useOverlays.getState().toast?.text).toMatch(/^This order was just changed/)
})
