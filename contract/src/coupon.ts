import { z } from 'zod'
import { call } from './call.ts'
import { coupon, unusableCouponList, usableCouponList } from './coupon-shapes.ts'
import { pricingInput } from './pricing-shapes.ts'
import { id, pageOf, paging } from './shapes.ts'

/** Coupons by state, 0 for all; `countByStatus` counts every state, whatever is listed [coupon-3]. */
export const listCoupons = call({
  path: '/api/app/customer/coupon/list',
  as: 'customer',
  input: z.object({ status: z.int().min(0).max(5).default(0), ...paging }),
  output: pageOf(coupon).extend({ countByStatus: z.record(z.string(), z.int()) }),
})

/** Refuses couponUnknown for a coupon that is not the customer's own. */
export const findCoupon = call({
  path: '/api/app/customer/coupon/detail',
  as: 'customer',
  input: z.object({ couponId: id }),
  output: coupon,
  refusals: ['couponUnknown'],
})

/** Turns a redeem code into a coupon. Case, blanks and hyphens do not count; ten tries an hour. */
export const exchangeCoupon = call({
  path: '/api/app/customer/coupon/exchange',
  as: 'customer',
  input: z.object({ code: z.string().min(1).max(64) }),
  output: coupon,
  refusals: ['couponUnknown', 'couponNotYet', 'codeRedeemed', 'couponInvalid', 'couponExpired', 'tooManyTries'],
})

/** What can be used for a cart, and what cannot with why. */
export const listUsableCoupons = call({
  path: '/api/app/customer/coupon/usable-list',
  as: 'customer',
  input: z.object(pricingInput),
  output: z.object({ usableList: usableCouponList, unusableList: unusableCouponList }),
  refusals: ['storeUnknown', 'productUnknown', 'offShelf', 'notSoldHere', 'promotionEnded'],
})
