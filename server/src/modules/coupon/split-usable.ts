import { type CouponChoice, couponFault } from '@tiffin/core/pricing/coupon'
import { presentCoupon } from './present-coupon.ts'
import type { CouponRow } from './queries.ts'

/** Coupons that pricing has looked at for a cart: what can be used, the largest first, and what cannot, with why. */
export function splitUsable(
  choices: readonly CouponChoice[],
  rows: readonly CouponRow[],
  look: Parameters<typeof presentCoupon>[1],
) {
  const rowOf = new Map(rows.map((row) => [row.couponId, row]))
  const looked = choices.flatMap(({ couponId, fault, amount }) => {
    const row = rowOf.get(couponId)
    return row ? [{ fault, amount, shown: presentCoupon(row, look) }] : []
  })
  return {
    usable: looked
      .filter(({ fault }) => fault === couponFault.none)
      .sort((a, b) => b.amount - a.amount)
      .map(({ amount, shown }) => ({ ...shown, amount })),
    unusable: looked
      .filter(({ fault }) => fault !== couponFault.none)
      .map(({ fault: unusableReason, shown }) => ({ ...shown, unusableReason })),
  }
}
