import type { CorpSeed } from '../corps/shapes.ts'
import { pastOrderId } from './history-rows.ts'
import type { Rows } from './rows.ts'

const dayMs = 86_400_000

/** The brand's kinds of coupons, those its customers hold, and its redeem codes. */
export function couponRows(corp: CorpSeed, now: number): Rows {
  const { couponKinds, heldCoupons, redeemCodes, history } = corp
  const orderOf = (couponId: string) => pastOrderId(history.findIndex(({ deal }) => deal?.coupon === couponId))
  const inDays = (days: number) => new Date(now + days * dayMs).toISOString()
  return {
    coupon_kind: couponKinds.map(({ id, type, name, about, threshold, discount, most, products, isCombinable }) => ({
      ...{ kind_id: id, type, name, description: about, threshold, discount, max_reduction: most ?? null },
      ...{ product_ids: products ?? null, store_ids: null, sale_channels: null, combinable: isCombinable },
    })),
    customer_coupon: heldCoupons.map(({ id, kind, customer, from, until, isUsed, isInvalid }, index) => ({
      ...{ coupon_id: id, coupon_no: String(700_000_000_001 + index), customer_id: customer, kind_id: kind },
      ...{ effective_time: inDays(from), expiry_time: inDays(until), created_at: inDays(Math.min(from, 0)) },
      ...{ order_id: isUsed ? orderOf(id) : null, invalid_at: isInvalid ? inDays(-1) : null },
    })),
    redeem_code: redeemCodes.map(({ code, kind, most, days }) => ({
      ...{ code, kind_id: kind, start_time: inDays(-1), end_time: inDays(days) },
      ...{ most_claims: most, most_for_one: 1, claimed: 0, invalid_at: null, coupon_days: 30 },
    })),
  }
}
