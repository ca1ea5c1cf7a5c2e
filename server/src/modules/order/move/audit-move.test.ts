import { randomUUID } from 'node:crypto'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })

/** An order of two teas at 5.00 that waits for its money at the till. */
async function openOrder() {
  const shop = await openCounterShop(app, 10)
  const lines = [build.want(shop.productId, shop.skuId, { num: 2 })]
  const wish = { ...shop, lines, payable: 1000, more: { paymentMethodCode: 'counter' } }
  const { orderId, orderNo } = (await order(app, wish)).data
  const staff = { corp: shop.corp, token: shop.staff }
  const accept = (version: number) =>
    ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version, tender: 'card' } })
  const close = (version: number, note = '') =>
    ask(app, counter.closeOrder, { ...staff, body: { orderId, version, reason: 'machine', note } })
  const takeOff = (version: number) =>
    ask(app, counter.refundOrder, {
      ...{
        ...staff,
        body: { orderId, version, reason: 'soldOut', requestId: randomUUID(), lineList: [{ lineNo: 1, num: 1 }] },
      },
    })
  const entries = () =>
    build.asCorp<{ action: string; changes: object }>(
      shop.corp,
      `select action, changes, reason, item_id, item_name, store_id from audit_entry order by at, entry_id`,
    )
  const item = { item_id: orderId, item_name: orderNo, store_id: shop.storeId }
  return { accept, close, takeOff, entries, item }
}

test('[staff-25] money taken at the till is noted with its tender, and a step that is refused leaves no entry', async () => {
  const { accept, entries, item } = await openOrder()
  expect((await accept(7)).code).toBe(refusals.moveNotAllowed)
  expect(await entries()).toEqual([])
  expect((await accept(1)).code).toBe(200)
  const changes = { paidTotal: { from: 0, to: 1000 }, tender: { from: null, to: 'card' } }
  expect(await entries()).toEqual([{ ...item, action: 'order.pay', reason: '', changes }])
})

test('[staff-25] an order that is closed is noted with its reason, the note and what goes back', async () => {
  const { accept, close, entries, item } = await openOrder()
  await accept(1)
  expect((await close(2, 'The oven is cold')).code).toBe(200)
  expect((await close(3)).code).toBe(refusals.moveNotAllowed)
  const changes = { closeReason: { from: null, to: 'machine' }, refundTotal: { from: 0, to: 1000 } }
  expect((await entries()).slice(1)).toEqual([{ ...item, action: 'order.close', reason: 'The oven is cold', changes }])
})

test('[staff-25] of an order of which a part went back before, what is noted is the rest', async () => {
  const { accept, close, takeOff, entries } = await openOrder()
  await accept(1)
  expect((await takeOff(2)).code).toBe(200)
  expect((await close(3)).code).toBe(200)
  expect((await entries()).map(({ action, changes }) => [action, changes]).slice(1)).toMatchObject([
    ['order.refund', { refundTotal: { from: 0, to: 500 } }],
    ['order.close', { refundTotal: { from: 500, to: 1000 } }],
  ])
})
