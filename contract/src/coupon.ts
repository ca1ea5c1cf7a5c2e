import { z } from 'zod'
import { call } from './call.ts'
import { pricingInput } from './pricing-shapes.ts'
import { id, money, pageOf, paging, time } from './shapes.ts'

/** A coupon of the customer's. `status` is one of core `couponStatus`, by the server's clock. */
const coupon = z.object({
  couponId: id,
  /** Shown to staff and in letters. */
  couponNo: z.string(),
  name: z.string(),
  /** 1 amount off, 2 percentage off, 3 exchange of an item. */
  type: z.int(),
  threshold: money,
  /** Minor units off (1), per-mille off (2), 0 (3). */
  discount: z.int(),
  maxReduction: money.nullable(),
  effectiveTime: time,
  expiryTime: time,
  status: z.int(),
  /** Null all, empty none. */
  productIdList: z.array(id).nullable(),
  storeIdList: z.array(id).nullable(),
  /** Whether it goes together with an activity. */
  combinable: z.boolean(),
  description: z.string(),
})

/** Coupons by state, 0 for all; `countByStatus` counts every state, whatever is listed (spec §2). */
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
  refusals: ['couponUnknown', 'couponNotYet', 'couponUsed', 'couponInvalid', 'couponExpired', 'tooManyTries'],
})

/** What can be used for a cart, and what cannot with why: 1 threshold, 2 combination, 3 store, 4 product, 5 channel. */
export const listUsableCoupons = call({
  path: '/api/app/customer/coupon/usable-list',
  as: 'customer',
  input: z.object(pricingInput),
  output: z.object({
    /** Best first; `amount` is what each would take off as the only coupon beside the chosen activity. */
    usableList: z.array(coupon.extend({ amount: money })),
    unusableList: z.array(coupon.extend({ unusableReason: z.int() })),
  }),
  refusals: ['storeUnknown', 'productUnknown', 'offShelf', 'notSoldHere', 'promotionEnded'],
})
