import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })

/** An order of 5.00 that was paid in the till and closed. */
async function openClosed() {
  const shop = await openCounterShop(app, 10)
  const { orderId, orderNo } = await shop.place()
  const staff = { corp: shop.corp, token: shop.staff }
  await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  const close = () =>
    ask(app, counter.closeOrder, { ...staff, body: { orderId, version: 2, reason: 'machine', note: '' } })
  const give = (as = staff) => ask(app, counter.giveBackCash, { ...as, body: { orderId } })
  const board = async (more = {}) => (await ask(app, counter.listStoreOrders, { ...staff, body: more })).data
  const entries = () =>
    build.asCorp(shop.corp, `select staff_id, item_name, changes from audit_entry where action = 'order.giveBack'`)
  return { ...shop, orderId, orderNo, close, give, board, entries }
}

test('[order-35] money of a closed order is handed over once: both tablets ask for it, the first that says so is noted, the second is refused', async () => {
  const { close, give, board, entries, corp, storeId, orderNo } = await openClosed()
  expect((await give()).code).toBe(refusals.moveNotAllowed)
  await close()
  const before = await board()
  expect(before.list).toMatchObject([{ status: 80, closeRefund: 500 }])
  const colleague = { corp, token: (await build.buildEmployee(corp, storeId)).token }
  const answers = await Promise.all([give(), give(colleague), give(), give(colleague)])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(3).fill(refusals.moveNotAllowed),
  ])
  expect((await board({ changedSince: before.readAt })).list).toMatchObject([{ closeRefund: 0, refundTotal: 500 }])
  expect(await entries()).toMatchObject([{ item_name: orderNo, changes: { handedBack: { from: 0, to: 500 } } }])
})

test('[order-35] nobody notes it at another store, nor without the permission', async () => {
  const { close, give, entries, corp, storeId } = await openClosed()
  await close()
  const otherStore = await build.buildStore(corp)
  const [far, untaught] = [
    await build.buildEmployee(corp, otherStore),
    await build.buildEmployee(corp, storeId, ['order:read']),
  ]
  expect((await give({ corp, token: far.token })).code).toBe(refusals.orderUnknown)
  expect((await give({ corp, token: untaught.token })).code).toBe(403)
  expect(await entries()).toEqual([])
})
