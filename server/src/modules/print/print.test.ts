import { randomUUID } from 'node:crypto'
import * as calls from '@tiffin/contract/print'
import { refusals } from '@tiffin/contract/refusals'
import { closeOrder, completeOrder, readyOrder, startOrder } from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp, buildProduct, setStock, want } from '../../../test/build-shop.ts'
import { FakePrinter, sizeOf } from '../../../test/fake-printer.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { bar, openPrintShop } from '../../../test/print-shop.ts'

const clock = { at: Date.parse('2026-11-26T04:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
/** The same server after a restart: nothing but the database is the same. */
const restarted = testApp({ clock, sessions: fakeSessions })
const later = (ms: number) => {
  clock.at += ms
}
const openPrinting = (wish = {}) => openPrintShop(app, wish)

test('[print-4][print-5] each order that goes to the kitchen is printed once, in the order in which they went', async () => {
  const { printer, sell, jobs, list } = await openPrinting()
  expect(await printer.work()).toBe(0)
  for (const _ of [1, 2, 3]) await sell()
  expect((await list())[0]).toMatchObject({ name: 'Bar', state: 'ok', waitingCount: 3, failedCount: 0 })
  expect(await printer.work()).toBe(3)
  expect(await printer.work()).toBe(0)
  expect((await jobs()).map(({ state }) => state)).toEqual([30, 30, 30])
  expect(printer.papers.map(sizeOf)).toEqual(
    printer.papers.map((paper) => ({ width: 576, length: sizeOf(paper).length, bits: 1 })),
  )
  expect((await list())[0]).toMatchObject({ waitingCount: 0 })
})

test('[print-4][print-7] an order that is not accepted has no ticket, and one that is handed over or closed meanwhile gets none by itself', async () => {
  const { place, printer, sell, step, staff } = await openPrinting()
  const { orderId } = await place()
  const print = { ...staff, body: { orderId, requestId: randomUUID() } }
  expect((await ask(app, calls.printTicket, print)).code).toBe(refusals.moveNotAllowed)
  expect(await printer.work()).toBe(0)
  const [made, closed] = [await sell(), await sell()]
  await step(startOrder, made.orderId, 2)
  await step(readyOrder, made.orderId, 3)
  await step(completeOrder, made.orderId, 4)
  await ask(app, closeOrder, { ...staff, body: { orderId: closed.orderId, version: 2, reason: 'machine' } })
  expect(await printer.work()).toBe(0)
})

test('[print-4] an order for later waits until it is to be begun, or is begun', async () => {
  const { corp, place, accept, printer, step } = await openPrinting()
  const [one, two] = [await place(), await place()]
  await asCorp(corp, `update customer_order set slot_starts_at = $1, slot_ends_at = $2`, [
    new Date(clock.at + 3_600_000),
    new Date(clock.at + 4_500_000),
  ])
  for (const { orderId, version } of [one, two]) await accept({ orderId, version })
  expect(await printer.work()).toBe(0)
  await step(startOrder, two.orderId, 2)
  expect(await printer.work()).toBe(1)
  later(3_600_000)
  expect(await printer.work()).toBe(1)
})

test('[print-5] without paper a ticket stays, and the counter says so; with paper it is printed, once', async () => {
  const { printer, sell, list, jobs } = await openPrinting()
  await sell()
  printer.statusCode = '410%20Out%20of%20paper'
  expect(await printer.poll()).toMatchObject({ jobReady: false })
  expect((await list())[0]).toMatchObject({ state: 'paperOut', waitingCount: 1 })
  printer.statusCode = '200 OK'
  expect(await printer.work()).toBe(1)
  expect((await list())[0]).toMatchObject({ state: 'ok', waitingCount: 0 })
  expect(await jobs()).toHaveLength(1)
})

test('[print-5] a printer that loses its power before it confirms gets the same job again; after it confirmed, never', async () => {
  const { printer, sell, jobs } = await openPrinting()
  await sell()
  const first = await printer.poll()
  expect(await printer.fetch(first.jobToken)).toBeDefined()
  await sell()
  const second = await printer.poll()
  expect(second.jobToken).toBe(first.jobToken)
  expect(await printer.fetch(second.jobToken)).toBeDefined()
  expect(await printer.clear('200%20OK', first.jobToken)).toBe(200)
  expect(await printer.clear('OK', first.jobToken)).toBe(200)
  expect(await printer.fetch(first.jobToken)).toBeUndefined()
  expect(await printer.clear('520', first.jobToken)).toBe(200)
  expect((await printer.poll()).jobToken).not.toBe(first.jobToken)
  expect(await printer.work()).toBe(1)
  expect((await jobs()).map(({ state }) => state)).toEqual([30, 30])
})

test('[print-5] a restart of the server loses no ticket and doubles none, also of a printer that names no token', async () => {
  const { printer, sell, jobs } = await openPrinting()
  await sell()
  const { jobToken } = await printer.poll()
  await printer.fetch(jobToken)
  printer.app = restarted
  await printer.clear('OK', jobToken)
  expect(await printer.work()).toBe(0)
  await sell()
  expect(await printer.turn({ isOld: true })).toBe(true)
  expect(await printer.turn({ isOld: true })).toBe(false)
  expect((await jobs()).map(({ state }) => state)).toEqual([30, 30])
})

test('[print-5] orders accepted at once by many and fetched by a printer that repeats everything: each ticket comes out once', async () => {
  const { place, accept, printer, jobs } = await openPrinting()
  const placed = []
  for (let count = 0; count < 3; count++) placed.push(await place())
  await Promise.all(
    placed.flatMap(({ orderId, version }) => [accept({ orderId, version }), accept({ orderId, version })]),
  )
  const tokens = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    later(5_000)
    const { jobToken = '' } = await printer.poll()
    tokens.add(jobToken)
    await Promise.all([printer.fetch(jobToken), printer.fetch(jobToken)])
    await Promise.all([printer.clear('OK', jobToken), printer.clear('OK', jobToken)])
  }
  expect(tokens.size).toBe(3)
  expect(await printer.poll()).toMatchObject({ jobReady: false })
  expect(await jobs()).toHaveLength(3)
})

test('[print-5][print-6][print-10] a download that fails is tried five times, what cannot be printed fails at once; the counter says so until it is asked for again', async () => {
  const { printer, sell, again, list } = await openPrinting()
  const { orderId } = await sell()
  for (let tries = 0; tries < 5; tries++) {
    const { jobToken } = await printer.poll()
    await printer.clear('520%20Timeout', jobToken)
  }
  expect(await printer.poll()).toMatchObject({ jobReady: false })
  expect((await list())[0]).toMatchObject({ waitingCount: 0, failedCount: 1 })
  later(1_000)
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 1 })
  expect((await list())[0]).toMatchObject({ waitingCount: 1, failedCount: 0 })
  const { jobToken } = await printer.poll()
  await printer.clear('511 Media decoding error', jobToken)
  expect((await list())[0]).toMatchObject({ waitingCount: 0, failedCount: 1 })
})

test('[print-5] a printer that prints still, or wants another kind of job, gets none', async () => {
  const { printer, sell, address } = await openPrinting()
  await sell()
  const url = new URL(address).pathname
  const payload = { statusCode: '200 OK', printingInProgress: true }
  expect((await app.http.inject({ method: 'POST', url, payload })).json()).toEqual({ jobReady: false })
  const plain = await app.http.inject({ method: 'GET', url, query: { type: 'text/plain' } })
  expect(plain.statusCode).toBe(415)
  const odd = await app.http.inject({ method: 'POST', url, payload: { statusCode: 7 } })
  expect(odd.json()).toEqual({ jobReady: false })
  expect(await printer.work()).toBe(1)
})

test('[print-7] a ticket that is printed again says COPY, one that waits is not printed twice, and one request is one ticket', async () => {
  const { printer, sell, again, jobs } = await openPrinting()
  const { orderId } = await sell()
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 0 })
  await printer.work()
  later(1_000)
  const requestId = randomUUID()
  expect(await again(orderId, { requestId })).toEqual({ isCopy: true, printerCount: 1 })
  expect(await again(orderId, { requestId })).toEqual({ isCopy: false, printerCount: 0 })
  expect(await printer.work()).toBe(1)
  expect(await again(orderId, { requestId })).toEqual({ isCopy: false, printerCount: 0 })
  const [first, copy] = printer.papers.map((paper) => sizeOf(paper).length)
  expect(copy).toBeGreaterThan(Number(first) + 50)
  expect((await jobs()).map(({ is_copy }) => is_copy)).toEqual([false, true])
})

test('[print-7] a browser prints the first ticket and says COPY on the next one, whoever printed before; of what is made every ticket is a copy', async () => {
  const shop = await openPrinting()
  const { sell, again, printer, step } = shop
  const byBrowser = { byBrowser: true }
  const one = await sell()
  await printer.work()
  expect(await again(one.orderId, byBrowser)).toEqual({ isCopy: true, printerCount: 0 })
  await ask(app, calls.removePrinter, { ...shop.staff, body: { printerId: shop.printerId } })
  const two = await sell()
  const requestId = randomUUID()
  expect(await again(two.orderId, { ...byBrowser, requestId })).toEqual({ isCopy: false, printerCount: 0 })
  expect(await again(two.orderId, { ...byBrowser, requestId })).toEqual({ isCopy: false, printerCount: 0 })
  expect(await again(two.orderId, byBrowser)).toEqual({ isCopy: true, printerCount: 0 })
  const three = await sell()
  await step(startOrder, three.orderId, 2)
  await step(readyOrder, three.orderId, 3)
  expect(await again(three.orderId, byBrowser)).toEqual({ isCopy: true, printerCount: 0 })
})

test('[print-7] a ticket that a browser printed while the printer had no paper is no copy there, and is one at the printer', async () => {
  const { sell, again, printer, jobs } = await openPrinting()
  const first = await sell()
  later(1_000)
  const second = await sell()
  later(1_000)
  printer.statusCode = '410%20Out%20of%20paper'
  await printer.poll()
  expect(await again(first.orderId, { byBrowser: true })).toEqual({ isCopy: false, printerCount: 0 })
  printer.statusCode = '200 OK'
  expect(await printer.work()).toBe(2)
  const [copy, plain] = printer.papers.map((paper) => sizeOf(paper).length)
  expect(copy).toBeGreaterThan(Number(plain) + 50)
  const copyOf = async (orderId: string) =>
    (await jobs()).filter((job) => job.order_id === orderId).map(({ is_copy }) => is_copy)
  expect([await copyOf(first.orderId), await copyOf(second.orderId)]).toEqual([[true, false], [false]])
})

/** A printer that printed an order of tea and is removed, and another one that is added in its place. */
async function openReplaced({ isConfirmed = true } = {}) {
  const shop = await openPrinting()
  const { corp, sell, printer, add, printerId, staff } = shop
  const earlier = await add({ name: 'Cakes', categoryList: ['cakes'] })
  const { orderId } = await sell()
  const [ordered] = await asCorp<{ category: string }>(
    corp,
    `select snapshot ->> 'categoryId' as category from order_line`,
  )
  if (isConfirmed) await printer.work()
  else await printer.fetch((await printer.poll()).jobToken)
  await ask(app, calls.removePrinter, { ...staff, body: { printerId } })
  later(1_000)
  const tea = ordered?.category ?? ''
  const next = await add({ categoryList: [tea] })
  const prints = (printer: { printerId: string }, categories: readonly string[]) =>
    asCorp(corp, 'update printer set categories = $2 where printer_id = $1', [printer.printerId, categories])
  const printed = (categories: readonly string[]) => prints({ printerId }, categories)
  return { ...shop, orderId, tea, next, earlier, prints, printed }
}

test('[print-7] at the printer that took the place of one that was removed, a ticket of what that one printed says COPY', async () => {
  const { corp, again, orderId, tea, next, printed, prints } = await openReplaced()
  for (const [categories, isCopy] of [
    [['cakes'], false],
    [[], true],
    [['cakes', tea], true],
  ] as const) {
    await asCorp(corp, 'delete from print_job where printer_id = $1', [next.printerId])
    await printed(categories)
    expect(await again(orderId)).toEqual({ isCopy, printerCount: 1 })
  }
  await asCorp(corp, 'delete from print_job where printer_id = $1', [next.printerId])
  await printed(['cakes', 'buns'])
  await prints(next, ['buns', tea])
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 1 }) // no bun was ordered
})

test('[print-7] what a removed printer took and did not confirm may be on paper', async () => {
  const { again, orderId } = await openReplaced({ isConfirmed: false })
  expect(await again(orderId)).toEqual({ isCopy: true, printerCount: 1 })
})

test('[print-7][print-10] a printer that was there already has its own first paper', async () => {
  const { corp, again, orderId, tea, next, earlier, prints } = await openReplaced()
  await asCorp(corp, 'update printer set removed_at = now() where printer_id = $1', [next.printerId])
  await prints(earlier, [tea])
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 1 })
})

test('[print-7] a ticket that waits for a removed printer, as an older server may leave it, was not printed', async () => {
  const { corp, again, orderId, next, printerId } = await openReplaced()
  await asCorp(corp, 'update print_job set state = 10 where printer_id = $1', [printerId])
  await asCorp(corp, 'delete from print_job where printer_id = $1', [next.printerId])
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 1 })
})

test('[print-7] what a printer had not printed when it was removed makes no copy of the first paper of the next one', async () => {
  const { corp, sell, again, add, printerId, staff } = await openPrinting()
  const { orderId } = await sell()
  await ask(app, calls.removePrinter, { ...staff, body: { printerId } })
  expect(await asCorp(corp, 'select from print_job')).toEqual([])
  await add({ name: 'Drinks' })
  expect(await again(orderId)).toEqual({ isCopy: false, printerCount: 1 })
})

test('[print-2][print-4] printers of stations get the lines of their categories, and nothing of an order that has none', async () => {
  const { corp, storeId, token, productId, skuId, add, printer, accept, jobs, staff, printerId } = await openPrinting()
  const cake = await buildProduct(corp)
  await setStock(corp, storeId, { kind: 2, itemId: cake.skuId, available: 10 })
  const [tea] = await asCorp<{ id: string }>(corp, 'select category_id as id from product where product_id = $1', [
    productId,
  ])
  const [sweet] = await asCorp<{ id: string }>(corp, 'select category_id as id from product where product_id = $1', [
    cake.productId,
  ])
  const oven = new FakePrinter({ app, ...(await add({ name: 'Oven', categoryList: [sweet?.id ?? ''] })) })
  const body = { ...bar, printerId, categoryList: [tea?.id ?? ''] }
  expect((await ask(app, calls.updatePrinter, { ...staff, body })).code).toBe(200)
  const lines = [want(productId, skuId), want(cake.productId, cake.skuId)]
  const both = (
    await order(app, { corp, token, storeId, payable: 1000, lines, more: { paymentMethodCode: 'counter' } })
  ).data
  await accept(both)
  expect(await jobs()).toMatchObject([{ part_count: 2 }, { part_count: 2 }])
  const one = (
    await order(app, {
      corp,
      token,
      storeId,
      payable: 500,
      lines: lines.slice(0, 1),
      more: { paymentMethodCode: 'counter' },
    })
  ).data
  await accept(one)
  expect([await printer.work(), await oven.work()]).toEqual([2, 1])
  expect(await jobs()).toHaveLength(3)
})
