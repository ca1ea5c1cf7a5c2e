import { closeOrder, readyOrder, refundOrder, startOrder } from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp, buildEmployee, buildProduct, setStock, want } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { FakePrinter, sizeOf } from '../../../test/fake-printer.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { openPrintShop } from '../../../test/print-shop.ts'

const clock = { at: Date.parse('2026-11-26T04:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })

interface Slip {
  readonly name: string
  readonly cancelled: readonly { readonly lineNo: number; readonly num: number }[]
}
const slipsOf = `select name, cancelled from print_job join printer using (corp_id, printer_id)
  where cancelled is not null order by print_job.made_at, name`

/** A store with a printer for everything and one for cakes, and an accepted order of two teas and a cake. */
async function openSlips() {
  const shop = await openPrintShop(app)
  const { corp, storeId, token, productId, skuId } = shop
  const cake = await buildProduct(corp)
  await setStock(corp, storeId, { kind: 2, itemId: cake.skuId, available: 10 })
  const [sweet] = await asCorp<{ id: string }>(corp, 'select category_id as id from product where product_id = $1', [
    cake.productId,
  ])
  clock.at += 1_000
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
  const close = async (version: number) => {
    clock.at += 1_000
    const body = { orderId: data.orderId, version, reason: 'machine' as const }
    return (await ask(app, closeOrder, { ...shop.staff, body })).code
  }
  const slips = async () =>
    (await asCorp<Slip>(corp, slipsOf)).map(({ name, cancelled }) => [
      name,
      ...cancelled.map(({ lineNo, num }) => [lineNo, num]),
    ])
  return { ...shop, ...data, oven, cancel, close, slips }
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

test('[print-11] a ticket that is fetched again says what it said first, and what was cancelled since comes when it is confirmed', async () => {
  const { printer, cancel, slips } = await openSlips()
  const { jobToken } = await printer.poll()
  const paper = await printer.fetch(jobToken)
  expect(await cancel(2, 1)).toBe(200)
  expect(await slips()).toEqual([])
  expect(paper && (await printer.fetch(jobToken))?.equals(paper)).toBe(true)
  await printer.clear('OK', jobToken)
  expect(await slips()).toEqual([['Bar', [1, 1]]])
  await printer.clear('OK', jobToken)
  expect(await printer.work()).toBe(1)
  expect(await slips()).toHaveLength(1)
})

test('[print-11] a download that failed prints what is left, without a slip', async () => {
  const { printer, cancel, slips } = await openSlips()
  const { jobToken } = await printer.poll()
  const paper = await printer.fetch(jobToken)
  expect(await cancel(2, 2)).toBe(200)
  await printer.clear('520', jobToken)
  expect(await printer.work()).toBe(1)
  const printed = printer.papers.at(-1)
  expect(paper && printed && sizeOf(printed).length < sizeOf(paper).length).toBe(true)
  expect(await slips()).toEqual([])
})

test('[print-11] a copy that was confirmed after the first ticket brings no second slip', async () => {
  const { printer, orderId, cancel, again, slips } = await openSlips()
  await printer.work()
  await again(orderId)
  const { jobToken } = await printer.poll()
  await printer.fetch(jobToken)
  expect(await cancel(2, 1)).toBe(200)
  await printer.clear('OK', jobToken)
  expect(await slips()).toEqual([['Bar', [1, 1]]])
})

test('[print-11] an order that is ready has no slip: its food is made', async () => {
  const { printer, orderId, step, cancel, close, slips } = await openSlips()
  await printer.work()
  await step(startOrder, orderId, 2)
  await step(readyOrder, orderId, 3)
  expect(await cancel(4, 1)).toBe(200)
  expect(await close(5)).toBe(200)
  expect(await slips()).toEqual([])
})

test('[print-11] an order that is closed before it is ready is cancelled at each printer that has printed it, as far as it was left', async () => {
  const { printer, oven, orderId, step, cancel, close, slips } = await openSlips()
  await printer.work()
  await step(startOrder, orderId, 2)
  const { jobToken } = await oven.poll()
  await oven.fetch(jobToken)
  expect(await cancel(3, 1)).toBe(200)
  expect(await close(4)).toBe(200)
  const all = ['Bar', [1, 1], [2, 1]]
  expect(await slips()).toEqual([['Bar', [1, 1]], all])
  await oven.clear('OK', jobToken)
  expect(await slips()).toEqual([['Bar', [1, 1]], all, ['Oven', [2, 1]]])
  expect([await printer.work(), await oven.work()]).toEqual([2, 1])
})

test('[print-11] an order that was closed before its ticket was fetched has neither', async () => {
  const { printer, close, slips } = await openSlips()
  expect(await close(2)).toBe(200)
  expect(await printer.work()).toBe(0)
  expect(await slips()).toEqual([])
})

test('[print-11] a printer whose lines were all taken off before it fetched prints nothing, asked for again neither', async () => {
  const { printer, oven, orderId, cancel, again, list } = await openSlips()
  const { jobToken } = await oven.poll()
  expect(await cancel(2, 2)).toBe(200)
  expect((await list()).map(({ waitingCount }) => waitingCount)).toEqual([1, 0])
  expect(await oven.fetch(jobToken)).toBeUndefined()
  expect(await oven.work()).toBe(0)
  expect(await printer.work()).toBe(1)
  expect(await again(orderId)).toEqual({ isCopy: true, printerCount: 1 })
  expect(await oven.work()).toBe(0)
})

test('[print-11] a ticket that is confirmed while its items are being cancelled waits for that, and they have one slip', async () => {
  const { corp, printer, orderId, slips } = await openSlips()
  const { jobToken } = await printer.poll()
  await printer.fetch(jobToken)
  const clearing = await testDb.tx({ role: 'app', corp }, async (tx) => {
    await tx.query('select from customer_order where order_id = $1 for update', [orderId])
    await tx.query('update order_line set refund_num = 1 where order_id = $1 and line_no = 1', [orderId])
    let isEnded = false
    const code = printer.clear('OK', jobToken).finally(() => (isEnded = true))
    const waiting = 'select from pg_locks where not granted'
    while (!isEnded && (await tx.query(waiting)).rows.length === 0);
    return { code }
  })
  expect([await clearing.code, await slips()]).toEqual([200, [['Bar', [1, 1]]]])
})

test('[print-11] a ticket that failed is not asked for again at a printer whose lines were taken off since', async () => {
  const { oven, orderId, cancel, again } = await openSlips()
  const { jobToken } = await oven.poll()
  await oven.clear('511', jobToken)
  expect(await cancel(2, 2)).toBe(200)
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 0 })
})

test('[print-6][print-10] a slip is no ticket: a copy that failed before it is still said to have failed, and none makes a ticket a copy', async () => {
  const { corp, printer, orderId, cancel, again, list } = await openSlips()
  await printer.work()
  await again(orderId)
  const { jobToken } = await printer.poll()
  await printer.clear('511', jobToken)
  expect((await list())[0]).toMatchObject({ failedCount: 1 })
  expect(await cancel(2, 1)).toBe(200)
  expect(await printer.work()).toBe(1)
  expect((await list())[0]).toMatchObject({ failedCount: 1 })
  await asCorp(corp, 'update print_job set state = 40 where cancelled is null')
  clock.at += 1_000
  expect(await again(orderId, { byBrowser: true })).toEqual({ isCopy: false, printerCount: 0 })
  await asCorp(corp, 'delete from print_job where printer_id is null')
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 2 })
  await asCorp(corp, 'delete from print_job where cancelled is null')
  expect(await again(orderId, { byBrowser: true })).toEqual({ isCopy: false, printerCount: 0 })
})
