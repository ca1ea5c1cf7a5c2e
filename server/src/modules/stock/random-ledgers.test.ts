import { randomUUID } from 'node:crypto'
import { cancelOrder } from '@tiffin/contract/order'
import { moveStock } from '@tiffin/contract/stock'
import * as counter from '@tiffin/contract/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop } from '../../../test/ordering.ts'

const sizes = 2000
const materials = 10
const full = 40

const total = <Key extends string>(list: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  list.reduce((sum, each) => sum + each[key], 0)

/** A store that counts 2,000 sizes and ten materials, of which each size takes one. */
async function openCounted() {
  const shop = await openShop({ price: 100 })
  const { corp, storeId, skuId } = shop
  for (let index = 0; index < materials; index++) await build.buildMaterial(corp, `m${index}`)
  await build.asCorp(
    corp,
    `insert into sku select (jsonb_populate_record(one, jsonb_build_object('sku_id', 'k' || n, 'is_default', false))).*
     from sku one, generate_series(1, $2) n where sku_id = $1`,
    [skuId, sizes],
  )
  await build.asCorp(
    corp,
    `insert into sku_material (corp_id, sku_id, material_id, weight)
     select $1, 'k' || n, 'm' || n % $2, 1000 from generate_series(1, $3) n`,
    [corp, materials, sizes],
  )
  const begin = `with counted as (
      select 2 as kind, 'k' || n as item, $3::integer as amount from generate_series(1, $4) n
      union all select 1, 'm' || n, 20000000 from generate_series(0, $5 - 1) n
    ), stocked as (
      insert into store_stock (corp_id, store_id, stock_kind, item_id, available) select $1, $2, kind, item, amount from counted
    )
    insert into stock_move (corp_id, store_id, move_id, stock_kind, item_id, move, amount, available)
    select $1, $2, 'begin-' || item, kind, item, 'begin', amount, amount from counted`
  await build.asCorp(corp, begin, [corp, storeId, full, sizes, materials])
  await build.asCorp(corp, 'update corp set store_pay_units = 200')
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const permissions = ['order:manage', 'order:refund', 'order:read', 'stock:count']
  const staff = { corp, token: (await build.buildEmployee(corp, storeId, permissions)).token }
  /** What there is of each stock beside what its rows add up to. */
  const sums = async () => {
    const read = (text: string) => build.asCorp<{ item: string; amount: number; rows: number }>(corp, text)
    const stocks = await read('select item_id as item, available::integer as amount from store_stock')
    const changes = [
      ...(await read(
        'select item_id as item, sum(amount)::integer as amount, count(*)::integer as rows from stock_move group by 1',
      )),
      ...(await read(`select item_id as item, count(*)::integer as rows,
         sum(case move when 'hold' then -amount when 'waste' then 0 else amount end)::integer as amount from stock_ledger group by 1`)),
    ]
    const byItem = Map.groupBy(changes, ({ item }) => item)
    return stocks.map(({ item, amount: available }) => {
      const own = byItem.get(item) ?? []
      return { item, available, sum: total(own, 'amount'), rows: total(own, 'rows') }
    })
  }
  return { ...shop, staff, sums }
}

/** What becomes of an order: steps of the counter, units taken off or given back of its first lines, and its end. */
const life = fc.record({
  items: fc.uniqueArray(fc.integer({ min: 1, max: sizes }), { minLength: 20, maxLength: 40 }),
  num: fc.integer({ min: 1, max: 3 }),
  end: fc.constantFrom('cancel', 'close', 'closeMaking', 'takeOff', 'takeOffAndClose', 'complete', 'refund'),
  isBackToStock: fc.boolean(),
  moves: fc.array(
    fc.record({
      item: fc.integer({ min: 1, max: sizes }),
      move: fc.constantFrom('count', 'deliver', 'spoil'),
      amount: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 3 },
  ),
})
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never
type Counted = Awaited<ReturnType<typeof openCounted>>

async function live(shop: Counted, { items, num, end, isBackToStock, moves }: Life) {
  const { corp, storeId, productId, staff } = shop
  const { token } = await build.buildCustomer(corp)
  const lines = items.map((item) => build.want(productId, `k${item}`, { num }))
  const wish = { corp, token, storeId, lines, payable: items.length * num * 100 }
  const placed = await order(app, { ...wish, more: { paymentMethodCode: 'counter' } })
  for (const { item, move, amount } of moves) {
    const body = { kind: 2 as const, itemId: `k${item}`, move, amount, requestId: randomUUID() }
    await ask(app, moveStock, { ...staff, body: body as never }) // as: the kinds of moves are one union; a refusal moves nothing
  }
  if (placed.code !== 200) return
  const { orderId } = placed.data
  let version = 1
  const step = async (call: typeof counter.startOrder | typeof counter.completeOrder) => {
    expect((await ask(app, call, { ...staff, body: { orderId, version: version++ } })).code).toBe(200)
  }
  const back = async () => {
    const lineList = [1, 2].map((lineNo) => ({ lineNo, num: 1, isBackToStock }))
    const body = { orderId, version: version++, reason: 'soldOut', requestId: randomUUID(), lineList }
    expect((await ask(app, counter.refundOrder, { ...staff, body })).code).toBe(200)
  }
  const close = async () => {
    const body = { orderId, version, reason: 'machine', note: '' }
    expect((await ask(app, counter.closeOrder, { ...staff, body })).code).toBe(200)
  }
  if (end === 'cancel') return void (await ask(app, cancelOrder, { corp, token, body: { orderId } }))
  await step(counter.acceptStorePayment as never) // as: it takes the same body
  if (end === 'close') return close()
  if (end !== 'takeOff') await step(counter.startOrder)
  if (end === 'closeMaking') return close()
  if (end === 'takeOff' || end === 'takeOffAndClose') await back()
  if (end === 'takeOffAndClose') return close()
  if (end === 'takeOff') return
  await step(counter.readyOrder as never)
  await step(counter.completeOrder)
  if (end === 'refund') await back()
}

test('[stock-7][stock-14] 2,000 stocks through random orders, cancellations, closings, units taken off, counts and deliveries equal the sum of their rows', async () => {
  const shop = await openCounted()
  for (const each of fc.sample(life, { numRuns: 120, seed: 20_261_127 })) await live(shop, each)
  const rows = await shop.sums()
  expect(rows.length).toBe(sizes + materials)
  expect(rows.filter(({ available, sum }) => available !== sum)).toEqual([])
  expect(rows.filter((row) => row.rows > 1).length).toBeGreaterThan(sizes / 2)
})
