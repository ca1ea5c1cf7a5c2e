import { mostLines } from '@tiffin/core/cart/merge'
import { pickupMethod } from '@tiffin/core/store/store'
import { z } from 'zod'
import { buyingRefusals } from './buying-refusals.ts'
import { call } from './call.ts'
import { cartLine, cutLine, productRequest, removedProduct } from './cart-shapes.ts'
import { unusableCouponList, usableCouponList } from './coupon-shapes.ts'
import { order, stockHint } from './order-shapes.ts'
import { pricedCart, pricingInput } from './pricing-shapes.ts'
import { id, money, mostInteger, pageOf, paging, time } from './shapes.ts'
import { tableCode } from './table-code.ts'

/** The caller's own id of a line, returned with what is wrong with the line. */
const lineId = z.string().max(64).optional()

/**
 * Prices a cart and says what in it cannot be bought and what stock is short; refuses only what it cannot read.
 * For a line that cannot be bought it returns its index in the list, and `lineId` when the request had one.
 */
export const checkCart = call({
  path: '/api/app/order/cart/check',
  as: 'maybeCustomer',
  input: z.object({
    ...pricingInput,
    productRequestList: z.array(productRequest.extend({ lineId })).min(1).max(mostLines),
  }),
  output: z.object({
    ...pricedCart,
    invalidList: z.array(
      z.object({ line: z.int(), lineId, productId: id, skuId: id, reason: z.int(), message: z.string() }),
    ),
    stockHintList: z.array(stockHint),
  }),
  refusals: ['storeUnknown', 'promotionEnded'],
})

/** Why chosen coupons and points are refused, after everything about the cart and the activity. */
const choiceRefusals = [
  'couponUnknown',
  'couponNotYet',
  'couponUsed',
  'couponInvalid',
  'couponExpired',
  'couponThreshold',
  'couponNotCombinable',
  'couponNotForThese',
  'couponInUse',
  'pointsShort',
] as const

/**
 * At most one coupon of an amount or percentage and one of exchange. `points` above what the customer has are refused, above the
 * cap they are cut; `all` are as many as the bill takes.
 */
const choices = {
  ...pricingInput,
  pickupMethod: z
    .int()
    .min(1)
    .max(Math.max(...Object.values(pickupMethod))),
  couponIdList: z.array(id).max(2).default([]),
  points: z.union([z.int().min(0), z.literal('all')]).default(0),
  /** Free units of what the chosen activity gives. */
  giftList: z.array(productRequest).max(20).default([]),
}

/** What the customer may still choose for a cart, beside the activities of its bill. */
const offers = {
  /** Up to `maxNum` units of these products come with the chosen activity. */
  gift: z.object({ promotionId: id, maxNum: z.int(), productIdList: z.array(id) }).nullable(),
  usableCouponList,
  unusableCouponList,
  /** Points the customer has and no order holds. */
  availablePoints: z.int(),
  /** Most of them that this bill takes. */
  maxPoints: z.int(),
  /** What the wish came to, and what that takes off. */
  pointsUsed: z.int(),
  pointsAmount: money,
}

/** The bill as create would make it, with nothing taken. */
export const previewOrder = call({
  path: '/api/app/order/order/preview',
  as: 'customer',
  input: z.object(choices),
  output: z.object({ ...pricedCart, ...offers, payExpireSeconds: z.int() }),
  refusals: [...buyingRefusals, ...choiceRefusals],
})

/**
 * Makes the order, holds its stock and starts the payment deadline. The same `requestId` with the same body answers with the same order.
 * `expectedPayable` is what the customer saw; when the server's total differs nothing is done and priceChanged carries the new figures.
 */
export const createOrder = call({
  path: '/api/app/order/order/create',
  as: 'customer',
  input: z.object({
    ...choices,
    requestId: z.uuid(),
    tissueNeed: z.boolean().default(false),
    remark: z.string().max(140).default(''),
    specialRemark: z.boolean().default(false),
    paymentMethodCode: id,
    expectedPayable: money,
    /** When the slot begins in which it is collected; without one it is made at once [slot-2]. */
    slotStartsAt: time.exactOptional(),
    /** The table that a dine-in order is brought to, as its code says it; is left out of any other order [table-3]. */
    table: tableCode.exactOptional(),
    /** It is the order of a group, which its host had closed at that version [share-6]. */
    groupOrder: z.object({ groupOrderId: id, version: z.int().min(1).max(mostInteger) }).exactOptional(),
  }),
  output: order,
  refusals: [
    ...buyingRefusals,
    ...choiceRefusals,
    'remarkRequired',
    'tooManyUnpaid',
    'tooMuchUnpaid',
    'priceChanged',
    'requestIdReused',
    'slotFull',
    'slotGone',
    'slotPaidOnline',
    'tableUnknown',
    'groupOrderMoved',
    'paymentNotConfigured',
  ],
})

/**
 * The customer's orders, newest first; group 0 all, 1 awaiting payment, 2 in progress, 3 completed, 4 cancelled and closed.
 * `afterOrderId` goes on behind the last order of the page before, whatever came or went meanwhile [order-9].
 */
export const listOrders = call({
  path: '/api/app/order/order/list',
  as: 'customer',
  input: z.object({ ...paging, status: z.int().min(0).max(4).default(0), afterOrderId: id.exactOptional() }),
  output: pageOf(order),
})

/** One order of the customer. */
export const findOrder = call({
  path: '/api/app/order/order/detail',
  as: 'customer',
  input: z.object({ orderId: id }),
  output: order,
  refusals: ['orderUnknown'],
})

/** States only, for polling; unknown ids are left out. */
export const listOrderStatus = call({
  path: '/api/app/order/order/status',
  as: 'customer',
  input: z.object({ orderIdList: z.array(id).max(20) }),
  output: z.object({
    list: z.array(
      z.object({ orderId: id, status: z.int(), version: z.int(), payExpireTime: time.nullable(), serverTime: time }),
    ),
  }),
})

/**
 * Cancels an order: one that awaits payment gives back what it held and ends in 60; one that was paid online and that the store has not
 * begun gives the money back too and ends in 80. One that was begun is refused.
 */
export const cancelOrder = call({
  path: '/api/app/order/order/cancel',
  as: 'customer',
  input: z.object({ orderId: id, reason: z.string().max(140).exactOptional() }),
  output: order,
  refusals: ['orderUnknown', 'moveNotAllowed'],
})

/** Hides a finished order from the customer for good; the books keep it. */
export const deleteOrder = call({
  path: '/api/app/order/order/delete',
  as: 'customer',
  input: z.object({ orderId: id }),
  output: z.object({}),
  refusals: ['orderUnknown', 'moveNotAllowed'],
})

/** What an order of the customer's comes to today, at its own store unless another is named; nothing is kept. */
export const reorder = call({
  path: '/api/app/order/order/reorder',
  as: 'customer',
  input: z.object({ orderId: id, storeId: id.exactOptional() }),
  output: z.object({
    storeId: id,
    list: z.array(cartLine),
    removedList: z.array(removedProduct),
    /** What is in the list, but fewer than ordered then. */
    cutList: z.array(cutLine),
  }),
  refusals: ['orderUnknown', 'storeUnknown'],
})
