import { type Coupon, couponType } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

/** Why a chosen coupon does not survive a change of activity. */
export type ConflictCause = 'threshold' | 'combine'

/** What a change of activity makes of the chosen coupons. */
export interface CouponConflicts {
  /** Those that still work. */
  readonly kept: readonly string[]
  readonly dropped: readonly { readonly couponId: string; readonly cause: ConflictCause }[]
}

/** Amounts and percentages take their turn before exchanges. */
const inTurn = (coupons: readonly Coupon[], ids: readonly string[]): Coupon[] => {
  const chosen = coupons.filter(({ couponId }) => ids.includes(couponId))
  const isExchange = ({ type }: Coupon) => type === couponType.exchange
  return [...chosen.filter((coupon) => !isExchange(coupon)), ...chosen.filter(isExchange)]
}

/**
 * Tries the chosen coupons of `input` beside another activity (null for none): each one that pricing refuses is dropped, with whether its
 * threshold is no longer met or it cannot be combined. What `input` says of points does not matter.
 */
export function findCouponConflicts(input: PriceInput, promotionId: string | null): CouponConflicts {
  const { coupons = [], couponIdList = [] } = input
  const kept: string[] = []
  const dropped: { couponId: string; cause: ConflictCause }[] = []
  for (const { couponId } of inTurn(coupons, couponIdList)) {
    const { points: _points, ...rest } = input
    const priced = priceOrder({ ...rest, promotionId, couponIdList: [...kept, couponId] })
    if (priced.ok || priced.refusal === 'promotionEnded') kept.push(couponId)
    else dropped.push({ couponId, cause: priced.refusal === 'couponNotCombinable' ? 'combine' : 'threshold' })
  }
  return { kept, dropped }
}
