import type { Bill, DiscountLine } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import { pickupMethod } from '@tiffin/core/store/store'
import { z } from 'zod'
import { cartLine, productRequestList } from './cart-shapes.ts'
import { id, money, saleChannelCode, time } from './shapes.ts'
import { taxAmounts } from './tax-shapes.ts'

/** See core `DiscountLine`. */
export const discountLine = z.object({
  type: z.int(),
  name: z.string(),
  amount: money,
  refId: id.nullable(),
  maxReduction: money.nullable(),
}) satisfies z.ZodType<DiscountLine>

/** See core `StaffDiscount`. */
export const staffDiscount = z.object({
  type: z.int(),
  amount: money.nullable(),
  perMille: z.int().nullable(),
  limit: money,
}) satisfies z.ZodType<StaffDiscount>

/** See core `PromotionChoice`. */
export const promotionChoice = z.object({
  promotionId: id,
  type: z.int(),
  name: z.string(),
  available: z.boolean(),
  selected: z.boolean(),
  amount: money,
  missing: money,
  combinableWithCoupon: z.boolean(),
}) satisfies z.ZodType<Bill['promotionList'][number]>

/** See core `Promotion`: the rule itself, so that the web previews with the function the server enforces with. */
export const promotion = z.object({
  promotionId: id,
  type: z.int(),
  name: z.string(),
  rule: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixedPrice'), price: money }),
    z.object({ kind: z.literal('amountOff'), amount: money }),
    z.object({ kind: z.literal('perMilleOff'), perMille: z.int() }),
    z.object({ kind: z.literal('spendAndReduce'), spend: money, reduce: money, maximum: money }),
    z.object({ kind: z.literal('freeOrder') }),
    z.object({ kind: z.literal('gift'), maxNum: z.int(), productIdList: z.array(id) }),
  ]),
  threshold: money,
  productIdList: z.array(id).nullable(),
  startTime: time,
  endTime: time,
  combinableWithCoupon: z.boolean(),
  combinableWithActivity: z.boolean(),
}) satisfies z.ZodType<Promotion>

/**
 * What every pricing call takes. `isMember` is read and ignored: the server knows. `promotionId` absent takes the best activity, null none;
 * `pickupMethod` absent is taxed as eaten in [tax-2].
 */
export const pricingInput = {
  storeId: id,
  saleChannelCode,
  isMember: z.boolean().exactOptional(),
  productRequestList,
  promotionId: id.nullable().exactOptional(),
  pickupMethod: z.enum(pickupMethod).exactOptional(),
}

/** The amounts of a bill. */
export const billAmounts = {
  discountList: z.array(discountLine),
  originalAmount: money,
  subtotal: money,
  discountTotal: money,
  ...taxAmounts,
  payableTotal: money,
}

/** A priced cart: lines with prices, activities, amounts. */
export const pricedCart = {
  productList: z.array(cartLine),
  giftList: z.array(cartLine),
  promotionList: z.array(promotionChoice),
  ...billAmounts,
}
