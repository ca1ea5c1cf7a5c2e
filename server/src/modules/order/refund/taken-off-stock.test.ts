import { randomUUID } from 'node:crypto'
import { listStock, moveStock } from '@tiffin/contract/stock'
import * as counter from '@tiffin/contract/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openMilkTeaShop } from '../../../../test/milk-tea-shop.ts'
import { order } from '../../../../test/order.ts'
import { app } from '../../../../test/ordering.ts'

/** Twelve teas with 150 of 3000 of milk each, of which an order of five and three is paid in the till. */
async function openAccepted() {
  const shop = await openMilkTeaShop()
  const { corp, storeId, token, skuId, staff } = shop
  for (const [kind, itemId, amount] of [[2, skuId, 12] as const, [1, 'milk', 3000] as const])
    await ask(app, moveStock, { ...staff, body: { kind, itemId, move: 'count', amount, requestId: randomUUID() } })
  const lines = [5, 3].map((num) => ({ ...shop.line, num }))
  const wish = { corp, token, storeId, lines, payable: 8000, more: { paymentMethodCode: 'counter' } }
  const { orderId } = (await order(app, wish)).data
  await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  let version = 2
  const step = async (call: typeof counter.startOrder | typeof counter.completeOrder) => {
    const { code } = await ask(app, call, { ...staff, body: { orderId, version: version++ } })
    expect(code).toBe(200)
  }
  const close = async (seen = version) =>
    (await ask(app, counter.closeOrder, { ...staff, body: { orderId, version: seen, reason: 'machine' } })).code
  const takeOff = async (lineList: readonly object[], seen = version++) =>
    (
      await ask(app, counter.refundOrder, {
        ...staff,
        body: { orderId, version: seen, reason: 'soldOut', lineList } as never,
      })
    ).code // as: the lines are checked by the call
  const stock = async () => {
    const { list } = (await ask(app, listStock, { ...staff, language: 'en-US' })).data
    return list.toSorted((a, b) => b.kind - a.kind).map(({ available, inStore }) => [available, inStore])
  }
  /** Of teas and of milk: what rows add up to beside what is available. */
  const sums = () =>
    build.asCorp<{ sum: number; available: number }>(
      corp,
      `select available::integer as available, (
           coalesce((select sum(amount) from stock_move where item_id = stock.item_id), 0)
         + coalesce((select sum(case move when 'hold' then -amount when 'waste' then 0 else amount end)
             from stock_ledger where item_id = stock.item_id), 0))::integer as sum
       from store_stock stock order by stock_kind desc`,
    )
  return { ...shop, staff, orderId, step, close, takeOff, stock, sums }
}

/** So many teas and the milk for them. */
const teas = (units: number, inStore = units) => [
  [units, inStore],
  [units * 150 + 1200, inStore * 150 + 1200],
]

test('[stock-14] units taken off and not put back stay taken when the order is closed: the rest alone comes back', async () => {
  const { takeOff, close, stock } = await openAccepted()
  expect(await stock()).toEqual(teas(4, 12))
  await takeOff([
    { lineNo: 1, num: 2 },
    { lineNo: 2, num: 1, isBackToStock: true },
  ])
  expect(await stock()).toEqual(teas(5, 10))
  await takeOff([{ lineNo: 1, num: 1 }])
  expect(await stock()).toEqual(teas(5, 9))
  expect(await close()).toBe(200)
  expect(await stock()).toEqual(teas(9))
})

test('[stock-14] when the order is closed after it was begun nothing comes back, and it is noted once', async () => {
  const { corp, takeOff, step, close, stock } = await openAccepted()
  await takeOff([{ lineNo: 1, num: 2 }])
  await step(counter.startOrder)
  expect(await close()).toBe(200)
  expect(await stock()).toEqual(teas(4))
  const waste = `select amount::integer as amount from stock_ledger where move = 'waste' and stock_kind = 2`
  expect(await build.asCorp(corp, waste)).toEqual([{ amount: 8 }])
})

test('[stock-14] of units taken off and a closing at once one is done: nothing comes back twice, and nothing that is gone', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { takeOff, close, stock, sums } = await openAccepted()
    const [isOff, isClosed] = (await Promise.all([takeOff([{ lineNo: 1, num: 2 }], 2), close()])).map(
      (code) => code === 200,
    )
    expect([isOff, isClosed].toSorted()).toEqual([false, true])
    expect(await stock()).toEqual(isOff ? teas(4, 10) : teas(12))
    if (isOff) expect([await close(3), await stock()]).toEqual([200, teas(10)])
    for (const { sum, available } of await sums()) expect(sum).toBe(available)
  }
})

const histories = fc.sample(
  fc.record({
    list: fc.array(
      fc.record({ lineNo: fc.constantFrom(1, 2), num: fc.integer({ min: 1, max: 3 }), isBackToStock: fc.boolean() }),
      {
        maxLength: 5,
      },
    ),
    end: fc.constantFrom('close', 'begun', 'handedOver', 'open'),
  }),
  { numRuns: 15, seed: 20261127 },
)

test.each(histories)(
  '[stock-14] rows give what is available, whatever was taken off: $list, $end',
  async ({ list, end }) => {
    const { takeOff, step, close, stock, sums } = await openAccepted()
    const left = new Map([
      [1, 5],
      [2, 3],
    ])
    let [back, gone] = [0, 0]
    for (const wish of list) {
      const rest = (left.get(wish.lineNo) ?? 0) - wish.num
      const total = [...left.values()].reduce((sum, units) => sum + units, 0)
      if (rest < 0 || total === wish.num) continue
      expect(await takeOff([wish])).toBe(200)
      left.set(wish.lineNo, rest)
      if (wish.isBackToStock) back += wish.num
      else gone += wish.num
      for (const { sum, available } of await sums()) expect(sum).toBe(available)
    }
    if (end === 'begun') await step(counter.startOrder)
    if (end === 'handedOver') await step(counter.completeOrder)
    if (end === 'close' || end === 'begun') expect(await close()).toBe(200)
    const available = end === 'close' ? 12 - gone : 4 + back
    expect(await stock()).toEqual(teas(available, end === 'open' ? 12 - gone : available))
    for (const { sum, available } of await sums()) expect(sum).toBe(available)
  },
)
