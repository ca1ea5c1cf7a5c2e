import { randomUUIDv7 } from 'node:crypto'
import { insertRow } from './build-shop.ts'

const texts = (name: string) => JSON.stringify({ 'zh-CN': name, 'en-US': name })
const day = 86_400_000

/** A kind of coupon: three off anything unless said otherwise. */
export async function buildCouponKind(corpId: string, row: Record<string, unknown> = {}): Promise<string> {
  const kindId = `kind-${randomUUIDv7()}`
  await insertRow(corpId, 'coupon_kind', { kind_id: kindId, type: 1, name: texts('Three off'), discount: 300, ...row })
  return kindId
}

interface CouponWish {
  readonly kindId?: string
  readonly kind?: Record<string, unknown>
  readonly row?: Record<string, unknown>
}

/** A coupon in a customer's hands, good from yesterday for ten days. */
export async function buildCoupon(
  corpId: string,
  customerId: string,
  { kindId, kind, row }: CouponWish = {},
): Promise<string> {
  const couponId = randomUUIDv7()
  const now = Date.now()
  await insertRow(corpId, 'customer_coupon', {
    ...{ coupon_id: couponId, coupon_no: couponId, customer_id: customerId },
    ...{ kind_id: kindId ?? (await buildCouponKind(corpId, kind)) },
    ...{ effective_time: new Date(now - day), expiry_time: new Date(now + 9 * day), ...row },
  })
  return couponId
}

/** A redeem code that is good now, once. */
export async function buildCode(corpId: string, code: string, row: Record<string, unknown> = {}): Promise<void> {
  const now = Date.now()
  await insertRow(corpId, 'redeem_code', {
    ...{ code, kind_id: await buildCouponKind(corpId) },
    ...{ start_time: new Date(now - day), end_time: new Date(now + day), ...row },
  })
}
