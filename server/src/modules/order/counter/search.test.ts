import { refusals } from '@tiffin/contract/refusals'
import { findStoreOrder, refundOrder, searchStoreOrders } from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })

/** Two orders of a store, and staff of that store and of another one, each with a limit of refunds. */
async function openOrders() {
  const shop = await openCounterShop(app, 10)
  const { corp } = shop
  const orders = [await shop.place(), await shop.place((await build.buildCustomer(corp)).token)]
  await build.asCorp(
    corp,
    `update customer_order set status = 50, pay_time = now(), submit_time = '2026-11-21T04:00:00Z', pickup_code = 'T' || right(order_no, 3)`,
  )
  await build.asCorp(corp, `update customer set phone = '+65' || floor(random() * 900000 + 100000)::int || '0042'`)
  await build.asCorp(corp, `update store set time_zone = 'Asia/Singapore'`)
  const other = await build.buildStore(corp)
  const staffOf = async (storeId: string) => {
    const { token, staffId } = await build.buildEmployee(corp, storeId, ['order:read', 'order:refund'])
    await build.asCorp(corp, 'update staff set refund_limit = 30 where staff_id = $1', [staffId])
    return { corp, token }
  }
  return { corp, orders, here: await staffOf(shop.storeId), there: await staffOf(other) }
}

const codeOf = (order: { readonly orderNo: string } | undefined) => `t${order?.orderNo.slice(-3)}`

type Staff = { readonly corp: string; readonly token: string }

const find = async (staff: Staff, text: string, day = '2026-11-21') =>
  (await ask(app, searchStoreOrders, { ...staff, body: { text, day } })).data.list.map(({ orderId }) => orderId)

test('[staff-10] the counter finds orders of its store by number on any day, by code and end of phone on their own', async () => {
  const { orders, here } = await openOrders()
  const [first, second] = orders
  const both = orders.map(({ orderId }) => orderId).toSorted()
  expect((await find(here, '')).toSorted()).toEqual(both)
  expect((await find(here, '0042')).toSorted()).toEqual(both)
  expect(await find(here, codeOf(second))).toEqual([second?.orderId])
  await build.asCorp(
    here.corp,
    `update customer_order set pickup_code = case when order_id = $1 then 'T017' else 'T099' end`,
    [first?.orderId],
  )
  for (const text of ['t017', '017', '17']) expect(await find(here, text)).toEqual([first?.orderId])
  expect(await find(here, '017a')).toEqual([])
  expect(await find(here, String(first?.orderNo), '2020-01-01')).toEqual([first?.orderId])
  expect(await find(here, 'T099', '2026-11-22')).toEqual([])
})

test('[kitchen-15] the counter finds an order of a day by the beginning of a word of its note', async () => {
  const { corp, orders, here } = await openOrders()
  const [first, second] = orders
  const note = 'update customer_order set remark = $2 where order_id = $1'
  await build.asCorp(corp, note, [first?.orderId, 'for Ana'])
  await build.asCorp(corp, note, [second?.orderId, 'one banana'])
  expect(await find(here, 'ana')).toEqual([first?.orderId])
  expect(await find(here, 'FOR AN')).toEqual([first?.orderId])
  expect(await find(here, '%')).toEqual([])
})

test('[staff-10] an employee of another store finds, sees and refunds nothing', async () => {
  const { orders, there } = await openOrders()
  const [{ orderId, orderNo } = { orderId: '', orderNo: '' }] = orders
  expect(await find(there, '')).toEqual([])
  expect(await find(there, orderNo)).toEqual([])
  expect((await ask(app, findStoreOrder, { ...there, body: { orderId } })).code).toBe(refusals.orderUnknown)
  const refund = { orderId, version: 1, amount: 1, reason: 'cold' }
  expect((await ask(app, refundOrder, { ...there, body: refund })).code).toBe(refusals.orderUnknown)
})

test('[staff-12] an order says how much of it the employee may give back, and more than that is refused', async () => {
  const { corp, orders, here } = await openOrders()
  const [{ orderId } = { orderId: '' }] = orders
  const { data } = await ask(app, findStoreOrder, { ...here, body: { orderId } })
  expect([data.refundLimit, data.customerName]).toEqual([30, expect.any(String)])
  const give = (amount: number) =>
    ask(app, refundOrder, { ...here, body: { orderId, version: data.version, amount, reason: 'cold' } })
  expect((await give(31)).code).toBe(refusals.refundTooHigh)
  expect((await give(30)).code).toBe(200)
  const audited = await build.asCorp(corp, 'select action, item_kind, reason, changes from audit_entry')
  expect(audited).toMatchObject([{ action: 'order.refund', item_kind: 'order', reason: 'cold' }])
})

test('[kitchen-20] an order that is found says for whom it is, what was noted and what is in it', async () => {
  const { corp, orders, here } = await openOrders()
  const note = `update customer_order set remark = 'no straw' where order_id = $1`
  await build.asCorp(corp, note, [orders[0]?.orderId])
  const { data } = await ask(app, searchStoreOrders, { ...here, body: { text: '', day: '2026-11-21' } })
  const found = data.list.find(({ orderId }) => orderId === orders[0]?.orderId)
  expect(found).toMatchObject({ remark: 'no straw', itemList: [{ num: 1 }], moreItems: 0 })
  expect(found?.customerName).toBe('Mira')
  expect(found?.itemList[0]?.productName).not.toBe('')
})
