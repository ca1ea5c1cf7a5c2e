import { couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { Coupon } from '@tiffin/core/pricing/coupon'
import type { ChosenRow, CouponRow } from './queries.ts'

/** A coupon as its customer sees it now. */
export function presentCoupon(
  row: CouponRow & Partial<ChosenRow>,
  { language, now }: { language: Language; now: number },
) {
  const { name, description, isUsed: _isUsed, isInvalid: _isInvalid, isInOtherOrder: _isInOtherOrder, ...same } = row
  return {
    ...same,
    name: textIn(name, language),
    description: textIn(description, language),
    status: couponStatusAt(row, now),
  }
}

/** A coupon as pricing knows it. */
export const pricingCoupon = (row: CouponRow, language: Language): Coupon => ({
  couponId: row.couponId,
  type: row.type,
  name: textIn(row.name, language),
  threshold: row.threshold,
  discount: row.discount,
  maxReduction: row.maxReduction,
  productIdList: row.productIdList,
  storeIdList: row.storeIdList,
  saleChannelList: row.saleChannelList,
  combinable: row.combinable,
})
