import { randomUUIDv7 } from 'node:crypto'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { testDb } from './database.ts'

const texts = (name: string) => JSON.stringify({ 'zh-CN': name, 'en-US': name })

type Row = Readonly<Record<string, unknown>>

/** Puts rows, all of which have the same columns, into tables of a corp, in the order of the tables. */
export const insertRows = (corpId: string, tables: Readonly<Record<string, readonly Row[]>>): Promise<void> =>
  testDb.tx({ role: 'app', corp: corpId }, async (tx) => {
    const statements = Object.entries(tables).map(([table, rows]) => {
      const columns = ['corp_id', ...Object.keys(rows[0] ?? {})]
      const places = rows.map(
        (_row, line) => `(${columns.map((_column, index) => `$${line * columns.length + index + 1}`).join(', ')})`,
      )
      return {
        text: `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`,
        values: rows.flatMap((row) => [corpId, ...Object.values(row)]),
      }
    })
    await tx.finish(...statements)
  })

/** Puts one row into a table of a corp. */
export const insertRow = (corpId: string, table: string, row: Row): Promise<void> =>
  insertRows(corpId, { [table]: [row] })

/** Runs one statement as the corp itself: tests change and look at its rows. */
export const asCorp = <Row>(corpId: string, text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  testDb.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [{ rows }] = await tx.finish({ text, values })
    return rows as Row[] // as: the caller knows what it selects
  })

/** Says that the brand changed something, as the desk does. */
export const bumpCatalog = (corpId: string) => asCorp(corpId, 'update corp set catalog_version = catalog_version + 1')

/** A store that is open all day. */
export async function buildStore(corpId: string, row: Record<string, unknown> = {}): Promise<string> {
  const storeId = String(row.store_id ?? `s-${randomUUIDv7()}`)
  await insertRow(corpId, 'store', {
    ...{ store_id: storeId, name: texts('Riverside'), address: texts('1 River St'), phone: '+8621555', latitude: 31.2 },
    ...{ longitude: 121.5, time_zone: 'Asia/Shanghai', ...row },
  })
  return storeId
}

export async function buildCategory(corpId: string): Promise<string> {
  const categoryId = `c-${randomUUIDv7()}`
  await insertRow(corpId, 'category', { category_id: categoryId, name: texts('Teas') })
  return categoryId
}

interface ProductWish {
  readonly price?: number
  readonly row?: Record<string, unknown>
  /** Material id -> thousandths of one unit. */
  readonly uses?: Record<string, number>
}

/** A product of one sku, with the materials it uses. */
export async function buildProduct(corpId: string, { price = 500, row = {}, uses = {} }: ProductWish = {}) {
  const productId = `p-${randomUUIDv7()}`
  const skuId = `k-${randomUUIDv7()}`
  const categoryId = row.category_id ?? (await buildCategory(corpId))
  await insertRow(corpId, 'product', { product_id: productId, category_id: categoryId, name: texts('Tea'), ...row })
  await insertRow(corpId, 'sku', {
    sku_id: skuId,
    product_id: productId,
    name: texts('Regular'),
    price,
    is_default: true,
  })
  for (const [materialId, weight] of Object.entries(uses))
    await insertRow(corpId, 'sku_material', { sku_id: skuId, material_id: materialId, weight })
  return { productId, skuId }
}

export const buildMaterial = (corpId: string, materialId: string) =>
  insertRow(corpId, 'material', { material_id: materialId, name: texts(materialId) })

/** A promotion in force since yesterday and until tomorrow. */
export const buildPromotion = (corpId: string, row: Record<string, unknown>) => {
  const day = 86_400_000
  return insertRow(corpId, 'promotion', {
    ...{ name: texts('Week of tea'), start_time: new Date(Date.now() - day), end_time: new Date(Date.now() + day) },
    ...row,
    rule: JSON.stringify(row.rule),
  })
}

/** Sets what is left: kind 1 a material in thousandths, kind 2 a sku in units. */
export const setStock = (corpId: string, storeId: string, stock: { kind: 1 | 2; itemId: string; available: number }) =>
  asCorp(
    corpId,
    `insert into store_stock (corp_id, store_id, stock_kind, item_id, available) values ($1, $2, $3, $4, $5)
     on conflict (corp_id, store_id, stock_kind, item_id) do update set available = excluded.available`,
    [corpId, storeId, stock.kind, stock.itemId, stock.available],
  )

/** Everything that is left at a store, by item. */
export async function readStock(corpId: string, storeId: string): Promise<Record<string, number>> {
  const rows = await asCorp<{ item_id: string; available: number }>(
    corpId,
    'select item_id, available from store_stock where store_id = $1',
    [storeId],
  )
  return Object.fromEntries(rows.map(({ item_id, available }) => [item_id, available]))
}

/** An online method of the sandbox called `card`, and paying at the store called `counter`. */
export async function buildPaymentMethods(corpId: string): Promise<void> {
  const row = { name: texts('Card'), tip: '{}', icon: 'card', sort: 1 }
  await insertRow(corpId, 'payment_method', { ...row, code: 'card', type: 1, provider: 'sandbox' })
  await insertRow(corpId, 'payment_method', { ...row, code: 'counter', type: 2, provider: '' })
}

/** A customer with a live session; `token` is what the fake sessions of tests understand. */
export async function buildCustomer(corpId: string, row: Record<string, unknown> = {}) {
  const customerId = `u-${randomUUIDv7()}`
  const sessionId = `x-${randomUUIDv7()}`
  await insertRow(corpId, 'customer', {
    ...{
      customer_id: customerId,
      nick_name: 'Mira',
      member_no: customerId,
      agreement_version: '1',
      is_member: false,
      ...row,
    },
  })
  const expires_at = new Date(Date.now() + 86_400_000)
  await insertRow(corpId, 'customer_session', {
    session_id: sessionId,
    customer_id: customerId,
    provider: 'sms',
    expires_at,
  })
  return { customerId, sessionId, token: `customer ${corpId} ${customerId} ${sessionId}` }
}

/** An employee of a store, who may manage orders unless said otherwise. */
export async function buildEmployee(
  corpId: string,
  storeId: string,
  permissions: readonly string[] = ['order:manage', 'order:refund'],
) {
  const staffId = `e-${randomUUIDv7()}`
  const extras = permissions.filter((permission) => permission !== 'order:manage')
  await insertRow(corpId, 'staff', {
    ...{ staff_id: staffId, account: staffId, password_hash: null, name: 'Lin', extra_permissions: extras },
    refund_limit: 10 ** 11,
  })
  await insertRow(corpId, 'staff_grant', { grant_id: staffId, staff_id: staffId, role: 'employee', store_id: storeId })
  return { staffId, token: `employee ${corpId} ${staffId} ${storeId} ${permissions.join(',')}` }
}

/** A corp's shop: one open store, payment methods, one product. */
export async function buildShop(corpId: string, product: ProductWish = {}) {
  const storeId = await buildStore(corpId)
  await buildPaymentMethods(corpId)
  return { corpId, storeId, ...(await buildProduct(corpId, product)) }
}

/** A wanted line, ids and number only. */
export const want = (productId: string, skuId: string, more: Partial<ProductRequest> = {}): ProductRequest => ({
  ...{ productId, skuId, num: 1, productType: 1, isFreeGift: false, promotionId: null, propertyValList: [] },
  packageProductList: [],
  ...more,
})
