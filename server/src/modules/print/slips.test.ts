import { refundOrder, startOrder } from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp, buildEmployee, buildProduct, setStock, want } from '../../../test/build-shop.ts'
import { FakePrinter, sizeOf } from '../../../test/fake-printer.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { openPrintShop } from '../../../test/print-shop.ts'

const clock = { at: Date.parse('2026-11-26T04:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })

/** A store with a printer for everything and one for cakes, and an accepted order of two teas and a cake. */
async function openSlips() {
  const shop = await openPrintShop(app)
  const { corp, storeId, token, productId, skuId } = shop
  const cake = await buildProduct(corp)
  await setStock(corp, storeId, { kind: 2, itemId: cake.skuId, available: 10 })
  const [sweet] = await asCorp<{ id: string }>(corp, 'select category_id as id from product where product_id = $1', [
    cake.productId,
  ])
  const oven = new FakePrinter({ app, ...(await shop.add({ name: 'Oven', categoryList: [sweet?.id ?? ''] })) })
  const lines = [want(productId, skuId, { num: 2 }), want(cake.productId, cake.skuId)]
  const more = { paymentMethodCode: 'counter' }
  const { data } = await order(app, { corp, token, storeId, payable: 1_500, lines, more })
  await shop.accept(data)
  const manager = await buildEmployee(corp, storeId, ['order:manage', 'order:refund'])
  const cancel = async (version: number, lineNo: number, num = 1) => {
    clock.at += 1_000
    const body = { orderId: data.orderId, version, reason: 'Ran out', lineList: [{ lineNo, num }] }
    return (await ask(app, refundOrder, { corp, token: manager.token, body })).code
  }
  return { ...shop, ...data, oven, cancel }
}

test('[print-11] printers that have printed an order print what is cancelled of it, each what it prints', async () => {
  const { printer, oven, orderId, step, cancel, again } = await openSlips()
  expect([await printer.work(), await oven.work()]).toEqual([1, 1])
  await step(startOrder, orderId, 2)
  expect(await cancel(3, 1)).toBe(200)
  expect(await again(orderId)).toEqual({ isCopy: true, printerCount: 2 })
  expect([await printer.work(), await oven.work()]).toEqual([2, 1])
  expect(await cancel(4, 2)).toBe(200)
  expect([await printer.work(), await oven.work()]).toEqual([1, 1])
  const slip = printer.papers.at(-1)
  expect(slip && sizeOf(slip).length).toBeGreaterThan(0)
})

test('[print-11] a ticket that waits still needs no slip, and what is refunded after the hand-over none either', async () => {
  const { corp, printer, oven, cancel, step, orderId, jobs } = await openSlips()
  await oven.work()
  expect(await cancel(2, 1)).toBe(200)
  expect(await jobs()).toHaveLength(2)
  expect(await printer.work()).toBe(1)
  await step(startOrder, orderId, 3)
  await asCorp(corp, 'update customer_order set status = 50, finish_time = now()')
  expect(await cancel(4, 2)).toBe(200)
  expect(await jobs()).toHaveLength(2)
})
