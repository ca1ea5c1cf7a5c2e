import { z } from 'zod'
import { savedCart } from './cart.ts'
import { itemConflict, itemFault, lintFinding } from './desk/draft.ts'
import { groupOrder } from './group.ts'
import { stockHint } from './order-shapes.ts'
import { paymentState } from './payment.ts'
import { pricedCart } from './pricing-shapes.ts'
import type { RefusalName } from './refusals.ts'
import { id } from './shapes.ts'

const product = z.object({ productId: id, productName: z.string() })
/** Null when the request named no coupon, or when it is not known which one was taken. */
const coupon = z.object({ couponId: id }).nullable()
/** Seconds. */
const wait = z.object({ retryAfter: z.int().min(1) })

/** What a refusal says to a program beside its code, by name. A refusal that is not here has null. */
export const refusalData = {
  /** The fields that are not right, each with a sentence in the caller's language and sometimes a detail for developers; the product whose choice does not fit. */
  inputInvalid: product
    .partial()
    .extend({
      fieldErrors: z.array(z.object({ field: z.string(), message: z.string(), detail: z.string().exactOptional() })),
    })
    .nullable(),
  loginLocked: wait,
  codeTooOften: wait,
  /** Of a code that may have gone out all the same. */
  codeNotSent: z.object({ nonce: z.string() }).nullable(),
  ordersOpen: z.object({ orderIdList: z.array(id) }),
  /** A product that the menu does not have has no name. */
  productUnknown: product.partial({ productName: true }),
  offShelf: product,
  saleStopped: product,
  notSoldHere: product,
  outsideSaleTime: product,
  soldOut: product,
  stockLimit: product,
  perOrderLimit: product.extend({ limit: z.int() }),
  dailyLimit: product.extend({ limit: z.int(), left: z.int() }),
  optionsMax: product,
  giftsMax: z.object({ limit: z.int() }),
  packageIncomplete: product,
  requiredMissing: product,
  /** The cart as it is saved now. */
  cartConflict: savedCart,
  /** How it stands: what is in, as the caller may see it. */
  groupClosed: groupOrder,
  groupLinesChanged: groupOrder,
  couponUnknown: coupon,
  couponNotYet: coupon,
  couponUsed: coupon,
  couponInvalid: coupon,
  couponExpired: coupon,
  couponInUse: coupon,
  stockShort: z.object({ stockHintList: z.array(stockHint) }),
  /** The cart at its present prices. */
  priceChanged: z.object(pricedCart),
  /** Null when the payment was not even begun. */
  paymentFailed: paymentState.nullable(),
  notPermitted: z.object({ limit: z.int() }),
  refundTooHigh: z.object({ limit: z.int() }),
  /** The stores at whose counter the caller may stand. */
  storeToChoose: z.object({ storeList: z.array(z.object({ storeId: id, storeName: z.string() })) }),
  /** What both began from, what another person made of it, and what the caller did. */
  draftClash: z.object({
    clashList: z.array(z.object({ field: z.string(), from: z.json(), theirs: z.json(), own: z.json() })),
  }),
  storeHasOrders: z.object({ openOrderCount: z.int() }),
  groupInUse: z.object({ staffCount: z.int() }),
  /** What there is now of each field that another person has changed. */
  storeChanged: z.object({ fieldList: z.array(z.object({ field: z.string(), now: z.json() })) }),
  publishConflict: z.object({ conflictList: z.array(itemConflict) }),
  publishFault: z.object({ faultList: z.array(itemFault) }),
  /** Everything that lint finds; the errors are what refuses. */
  lintFailed: z.object({ findingList: z.array(lintFinding) }),
  /** Everything that lint finds, with warnings that were not ticked. */
  draftWarned: z.object({ findingList: z.array(lintFinding) }),
} satisfies Partial<Record<RefusalName, z.ZodType>>

type Schemas = typeof refusalData

/** The data of each refusal. */
export type RefusalData = {
  [Name in RefusalName]: Name extends keyof Schemas ? z.output<Schemas[Name]> : null
}
