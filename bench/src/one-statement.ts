import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import { asApp, couponsOfOne, type Shop, storeCount } from './shop.ts'

const text = `with claimed as (
    insert into order_request (corp_id, customer_id, request_id, body_hash, order_id) values ('bench', $1, $2, repeat('a', 64), $2)
  ), counted as (
    update customer set unpaid_count = 1 where corp_id = 'bench' and customer_id = $1
  ), held as (
    update customer_coupon set order_id = $2 where corp_id = 'bench' and coupon_id = $8 and order_id is null
  ), need as (
    select * from unnest($3::smallint[], $4::text[], $5::bigint[]) as need (stock_kind, item_id, amount)
  ), locked as materialized (
    select stock.stock_kind, stock.item_id, need.amount from store_stock stock join need using (stock_kind, item_id)
    where stock.corp_id = 'bench' and stock.store_id = $7 order by 1, 2 for update of stock
  ), taken as (
    update store_stock stock set available = stock.available - locked.amount from locked
    where stock.corp_id = 'bench' and stock.store_id = $7 and stock.stock_kind = locked.stock_kind and stock.item_id = locked.item_id
    returning stock.stock_kind, stock.item_id, locked.amount
  ), noted as (
    insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
    select 'bench', $2, stock_kind, item_id, 'hold', $7, amount from taken
  ), made as (
    insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need, remark,
      special_remark, payment_method_code, payment_method_type, currency, currency_scale, original_amount, subtotal,
      discount_total, payable_total, discount_list, submit_time, pay_expire_time)
    values ('bench', $2, right($2, 16), $1, $7, 10, 2, false, '', false, 'card', 1, 'CNY', 2, 6000, 6000, 1100, 4900, $9::jsonb,
      now(), now() + interval '2 hours')
  ), lines as (
    insert into order_line (corp_id, order_id, line_no, product_id, sku_id, num, price, discount_price, line_amount, payable, share_list, snapshot)
    select 'bench', $2, n, 'p' || n, 'k' || n, 1, 2000, 2000, 2000, 1634, $10::jsonb, $6::jsonb from generate_series(1, 3) n
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, to_status, actor_role, actor_id) values ('bench', $2, 1, 'create', 10, 'customer', $1)
  )
  insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload)
  values ('bench', $2, 'order', $1, $7, jsonb_build_object('orderId', $2, 'status', 10, 'version', 1))`

const snapshot = JSON.stringify({
  productName: { 'en-US': 'Jasmine green tea number 100', 'zh-CN': '茉莉绿茶 100' },
  skuName: { 'en-US': 'Regular', 'zh-CN': '中杯' },
  ...{ productType: 1, categoryId: 'c', image: '', tint: 'oat', items: [] },
  values: ['Less ice', 'Oat'].map((name) => ({
    ...{ propertyId: 'milk', propertyName: { 'en-US': 'Milk' }, propertyValueId: 'milk-oat' },
    ...{ propertyValue: { 'en-US': name }, price: 200 },
  })),
})
const discounts = JSON.stringify([
  { type: 2, name: { 'en-US': 'A tenth off' }, amount: 600, refId: 'tenth', maxReduction: null },
  { type: 1, name: { 'en-US': 'Five off' }, amount: 500, refId: 'coupon-1000-1', maxReduction: null },
])
const shares = JSON.stringify([
  { type: 2, refId: 'tenth', amount: 200 },
  { type: 1, refId: 'coupon-1000-1', amount: 166 },
])

/** The numbers of the materials that a sku uses. */
async function readMaterials({ owner }: Shop): Promise<(sku: number) => readonly number[]> {
  const { rows } = await owner.query(`select sku_id, array_agg(material_id) as ids from sku_material group by 1`)
  const materials = new Map<string, number[]>(
    rows.map((row) => [row.sku_id, row.ids.map((id: string) => Number(id.slice(1)))]),
  )
  return (sku) => materials.get(`k${sku}`) ?? []
}

/** The rows of an order by one SQL statement a time and nothing else: what this machine's database can do. Orders per second. */
export async function oneStatementRate(shop: Shop, seconds: number, workers = 64): Promise<number> {
  const materialsOf = await readMaterials(shop)
  const pool = new pg.Pool({ connectionString: shop.url, max: 12, options: asApp })
  const until = performance.now() + seconds * 1000
  let made = 0
  const work = async (seed: number) => {
    for (let n = seed; performance.now() < until; n += workers) {
      const skus = [n, n + 171, n + 322].map((number) => 1 + (number % 500))
      const materials = [...new Set([40, ...skus.flatMap(materialsOf)])].sort()
      const kinds = [...materials.map(() => 1), ...skus.map(() => 2)]
      const items = [...materials.map((id) => `m${id}`), ...skus.map((id) => `k${id}`)]
      const amounts = [...materials.map(() => 15_000), ...skus.map(() => 1)]
      const customer = n % shop.customers.length
      const coupon = `coupon-${customer + 1}-${1 + (Math.floor(n / shop.customers.length) % couponsOfOne)}`
      await pool.query({
        name: 'one',
        text,
        values: [
          ...[shop.customers[customer]?.customerId, randomUUIDv7(), kinds, items, amounts, snapshot],
          ...[`store-${1 + (n % storeCount)}`, coupon, discounts, shares],
        ],
      })
      made++
    }
  }
  await Promise.all(Array.from({ length: workers }, (_none, seed) => work(seed)))
  await pool.end()
  return made / seconds
}
