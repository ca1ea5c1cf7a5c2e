import { randomUUIDv7 } from 'node:crypto'
import { buildCorp } from '../build.ts'
import { buildCouponKind } from '../build-coupon.ts'
import { enablePoints } from '../build-points.ts'
import { buildCategory, buildEmployee, buildPaymentMethods, buildStore, insertRows } from '../build-shop.ts'

export const stockAtFirst = 6
export const price = 500
export const couponOff = 300
const pointsAtFirst = 500
const day = 86_400_000

const texts = (name: string) => JSON.stringify({ 'zh-CN': name, 'en-US': name })

/** A customer with a coupon and points, and a product with a shelf, for one history. */
export interface Place {
  readonly customerId: string
  readonly sessionId: string
  readonly couponId: string
  readonly lotId: string
  readonly productId: string
  readonly skuId: string
}

const idsOfPlace = (): Place => ({
  ...{ customerId: `u-${randomUUIDv7()}`, sessionId: `x-${randomUUIDv7()}`, couponId: randomUUIDv7() },
  ...{ lotId: randomUUIDv7(), productId: `p-${randomUUIDv7()}`, skuId: `k-${randomUUIDv7()}` },
})

/** The rows of places at a brand, table by table. */
function rowsOf(places: readonly Place[], { storeId, kindId, categoryId }: Record<string, string>) {
  const now = Date.now()
  const [earnedAt, expiresAt] = [new Date(now), new Date(now + 100 * day)]
  const lasts = { effective_time: new Date(now - day), expiry_time: new Date(now + 9 * day) }
  const customers = places.map(({ customerId: customer_id }) => customer_id)
  const each = <Row>(row: (place: Place) => Row) => places.map(row)
  return {
    product: each(({ productId }) => ({ product_id: productId, category_id: categoryId, name: texts('Tea') })),
    sku: each(({ productId, skuId }) => ({
      ...{ sku_id: skuId, product_id: productId, name: texts('Regular'), price, is_default: true },
    })),
    store_stock: each(({ skuId }) => ({ store_id: storeId, stock_kind: 2, item_id: skuId, available: stockAtFirst })),
    customer: customers.map((id) => ({ customer_id: id, nick_name: 'Mira', member_no: id, agreement_version: '1' })),
    customer_session: each(({ customerId, sessionId }) => ({
      ...{ session_id: sessionId, customer_id: customerId, provider: 'sms', expires_at: expiresAt },
    })),
    customer_coupon: each(({ customerId, couponId }) => ({
      ...{ coupon_id: couponId, coupon_no: couponId, customer_id: customerId, kind_id: kindId, ...lasts },
    })),
    point_account: customers.map((id) => ({ customer_id: id, balance: pointsAtFirst, movement_no: 1 })),
    point_lot: each(({ customerId, lotId }) => ({
      ...{ lot_id: lotId, customer_id: customerId, earned_at: earnedAt, expires_at: expiresAt },
      ...{ expiry_date: expiresAt.toISOString().slice(0, 10), amount: pointsAtFirst, unspent: pointsAtFirst },
    })),
    point_movement: each(({ customerId, lotId }) => ({
      ...{ customer_id: customerId, movement_no: 1, type: 1, points: pointsAtFirst, balance: pointsAtFirst },
      ...{ lot_id: lotId, moved_at: earnedAt },
    })),
  }
}

/** A brand with one store and an employee, and places for so many histories. Products cost 5.00. */
export async function openShop(count: number) {
  const corp = await buildCorp()
  await enablePoints(corp)
  const storeId = await buildStore(corp)
  await buildPaymentMethods(corp)
  const categoryId = await buildCategory(corp)
  const kindId = await buildCouponKind(corp)
  const { token: staff } = await buildEmployee(corp, storeId)
  const places = Array.from({ length: count }, idsOfPlace)
  await insertRows(corp, rowsOf(places, { storeId, kindId, categoryId }))
  return { corp, storeId, staff, places }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
