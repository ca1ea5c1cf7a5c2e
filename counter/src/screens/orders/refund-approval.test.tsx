import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { findStoreOrder, searchStoreOrders } from '@tiffin/contract/store'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { expect, test } from 'vitest'
import { clockOf } from '../../state/dates.ts'
import { takeSession } from '../../state/session.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { anOrder, noon } from '../../test/orders.ts'
import { prepare, show } from '../../test/show.tsx'
import { Orders } from './orders.tsx'

prepare()

const [line] = anOrder().productList
if (!line) throw new Error('the order has a line')
const order = anOrder({
  ...{ status: orderStatus.completed, payTime: noon, payableTotal: money(1000), refundTotal: money(0) },
  productList: [{ ...line, lineNo: 1, num: 2, refundNum: 0, total: money(1000), refundAmount: money(0) }],
})
const more = { refundLimit: 600, chargedBackTotal: 0, restockLineList: [] }
const detail = findStoreOrder.output.parse({ ...order, ...more })
const colleague = (staffId: string, staffName: string, isLocked = false) => ({ staffId, staffName, isLocked })
const may = colleague('may', 'May Lim')

/** An employee who may give back 6.00 asks for all of 10.00. */
async function askForAll(list = [may], isListGone = false) {
  const server = fakeServer()
  const { storeId, storeName } = order.store
  const found = searchStoreOrders.output.parse({
    list: [{ ...order, itemList: [], moreItems: 0, storeId, storeName }],
    hasMore: false,
  })
  Object.assign(server.answers, {
    'order/search': { code: 200, data: found },
    'order/detail': { code: 200, data: detail },
    'order/refund': { code: 200, data: { ...detail, refundTotal: 1000 } },
    'approver/list': isListGone ? { code: 500, message: 'No' } : { code: 200, data: { list } },
  })
  const corpSetting = {
    ...{ currentUnit: '$', currencyScale: 2, defaultFractionDigits: 2, groupingSeparator: ',', timeZone: 'UTC' },
  }
  useBootstrap.setState({ bootstrap: { corpSetting } as unknown as Bootstrap }) // as: nothing here reads more of it
  const permission = ['order:manage', 'order:read', 'order:refund']
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId, storeName, permission })
  show(<Orders />)
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(String(order.pickupCode)) }))
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.click(form.getByRole('button', { name: 'Everything' }))
  fireEvent.click(form.getByRole('radio', { name: 'Made wrong' }))
  fireEvent.click(form.getByRole('button', { name: /^Refund .*10\.00/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Needs approval' }))
  const approve = () => dialog.getByRole('button', { name: 'Approve' })
  const type = async (pin: string) => {
    await dialog.findByText('Who approves')
    for (const digit of pin) fireEvent.click(dialog.getByRole('button', { name: digit }))
  }
  return { server, dialog, approve, type, refunds: () => server.sentTo('order/refund') }
}

test('[staff-14] a colleague is asked for what is above the limit, and their PIN goes with the refund', async () => {
  const { server, dialog, approve, type, refunds } = await askForAll()
  expect(dialog.getByText(/above your limit of .*6\.00/)).toBeTruthy()
  await type('481')
  expect(approve()).toHaveProperty('disabled', true)
  await type('5')
  expect(dialog.getByRole('status', { name: 'PIN' }).textContent).toBe('••••')
  fireEvent.click(approve())
  await waitFor(() => expect(refunds()).toMatchObject([{ approval: { staffId: 'may', pin: '4815' } }]))
  expect(server.sentTo('approver/list')[0]).toEqual({ kind: 'refund', amount: 1000 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[staff-14] of several colleagues one is chosen, and one whose PIN is locked cannot be', async () => {
  const { dialog, approve, type, refunds } = await askForAll([
    colleague('wei', 'Wei Ming', true),
    may,
    colleague('jun', 'Jun Tan'),
  ])
  await type('4815')
  expect(approve()).toHaveProperty('disabled', true)
  expect(dialog.getByRole('radio', { name: /^Wei Ming/ })).toHaveProperty('disabled', true)
  expect(dialog.getByText(/^PIN locked until/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'Jun Tan' }))
  fireEvent.click(approve())
  await waitFor(() => expect(refunds()).toMatchObject([{ approval: { staffId: 'jun' } }]))
})

test('[staff-15] a wrong PIN is said and typed anew; once it is locked nothing can be approved', async () => {
  const { server, dialog, approve, type, refunds } = await askForAll()
  server.answers['order/refund'] = { code: refusals.pinWrong, message: 'The PIN does not match' }
  await type('4816')
  fireEvent.click(approve())
  expect(await dialog.findByText('The PIN does not match')).toBeTruthy()
  expect(dialog.getByRole('status', { name: 'PIN' }).textContent).toBe('')
  server.answers['order/refund'] = { code: refusals.pinLocked, message: 'This PIN is locked' }
  server.answers['approver/list'] = { code: 200, data: { list: [{ ...may, isLocked: true }] } }
  await type('4817')
  fireEvent.click(approve())
  expect(await dialog.findByText('This PIN is locked')).toBeTruthy()
  await dialog.findByText(/^PIN locked until/)
  await type('4815')
  expect(approve()).toHaveProperty('disabled', true)
  expect(refunds()).toHaveLength(2)
})

test('[staff-14] without a connection the refund stays, and is approved once there is one, as the same refund', async () => {
  const { server, dialog, approve, type, refunds } = await askForAll()
  const answer = server.answers['order/refund']
  server.answers['order/refund'] = { code: 500, message: 'The answer was lost' }
  await type('4815')
  fireEvent.click(approve())
  expect(await dialog.findByText('The answer was lost')).toBeTruthy()
  Object.assign(server.answers, { 'order/refund': answer })
  await type('4815')
  server.set({ isGone: true })
  fireEvent.click(approve())
  expect(await dialog.findByText(/^Network connection error/)).toBeTruthy()
  server.set({ isGone: false })
  await type('4815')
  fireEvent.click(approve())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = refunds()
  expect(second).toEqual(first)
})

test('[staff-14] where nobody has a PIN and a limit that suffices, the dialog says so', async () => {
  const { dialog, approve } = await askForAll([])
  expect(await dialog.findByText(/^Nobody here with a PIN/)).toBeTruthy()
  expect(approve()).toHaveProperty('disabled', true)
})

test('[staff-14] colleagues that did not load are asked for again', async () => {
  const { server, dialog } = await askForAll([], true)
  expect(await dialog.findByText(/^The colleagues did not load/)).toBeTruthy()
  server.answers['approver/list'] = { code: 200, data: { list: [may] } }
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('radio', { name: 'May Lim' })).toHaveProperty('checked', true)
})

test('[staff-16] after too many tries it is said from when the next one counts', async () => {
  const { server, dialog, approve, type } = await askForAll()
  noteServerTime(Date.now())
  server.answers['order/refund'] = {
    ...{
      code: refusals.loginLocked,
      message: 'Too many wrong tries, please come back later',
      data: { retryAfter: 240 },
    },
  }
  await type('4816')
  fireEvent.click(approve())
  const time = clockOf(Date.now() + 240_000)
  expect(await dialog.findByText(new RegExp(`^Too many wrong tries.* PINs can be tried again at ${time}`))).toBeTruthy()
})
