import { z } from 'zod'
import { id, money, time } from './shapes.ts'

/** A coupon of the customer's, with all that core `Coupon` asks for. `status` is one of core `couponStatus`, by the server's clock. */
export const coupon = z.object({
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
  saleChannelList: z.array(z.int()).nullable(),
  /** Whether it goes together with an activity. */
  combinable: z.boolean(),
  description: z.string(),
})

/** What can be used for a cart, best first; `amount` is what each takes off, or would as the only coupon beside the chosen activity. */
export const usableCouponList = z.array(coupon.extend({ amount: money }))

/** What cannot be used for a cart, with why: 1 threshold, 2 combination, 3 store, 4 product, 5 channel. */
export const unusableCouponList = z.array(coupon.extend({ unusableReason: z.int() }))
