import { orderStatus } from '@tiffin/core/order/order-state'
import { tenders } from '@tiffin/core/order/tender'
import { z } from 'zod'
import { approval, approvalRefusals } from './approval-shapes.ts'
import { call } from './call.ts'
import { foundAtCounter, order, refundWish, restockLineList } from './order-shapes.ts'
import { id, money, mostInteger, pageOf, paging, time } from './shapes.ts'

const move = { orderId: id, version: z.int().min(1).max(mostInteger) }
/** Within what a database writes. */
const instant = z.int().min(0).max(8_640_000_000_000)
const moveRefusals = ['orderUnknown', 'moveNotAllowed'] as const

/**
 * An order as the counter sees it: the customer's name is short, the phone masked, the reason's code and what staff noted when it was
 * closed. `tickList`: the numbers of the lines that are made [kitchen-4].
 */
export const counterOrder = order.extend({
  customerName: z.string(),
  closeCode: z.string(),
  closeNote: z.string(),
  /** What chargebacks took of what it was paid with; that cannot go back a second time [order-27]. */
  chargedBackTotal: money,
  /** What staff is still to give back by hand of an order that was closed: what was paid at the store and had not gone back before [order-29] [order-35]. */
  closeRefund: money,
  /** How it was paid at the store, where it was. */
  tender: z.enum(tenders),
  tickList: z.array(z.int()),
})

/**
 * Today's orders of the employee's store (store-local day) and older ones under way, oldest first; group as for customers, 0 all.
 * With `changedSince`, the `readAt` of an answer before, only what changed since then, whatever its group and page; an order may
 * be listed twice. `hasMore` says that too much has changed to be listed: ask for the whole list. `timeZone` is the store's, and
 * `storeName` its name as it is now, in the reader's language.
 */
export const listStoreOrders = call({
  path: '/api/app/store/order/list',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ ...paging, status: z.int().min(0).max(4).default(0), changedSince: instant.exactOptional() }),
  output: pageOf(counterOrder).extend({ readAt: time, serverTime: time, timeZone: z.string(), storeName: z.string() }),
})

/**
 * Orders of the employee's store by day and pick-up code, the last digits of the customer's phone or a word of the note [kitchen-15], newest
 * first, at most fifty; a whole order number is found on any day.
 */
export const searchStoreOrders = call({
  path: '/api/app/store/order/search',
  as: 'staff',
  needs: 'order:read',
  scope: 'counter',
  input: z.object({ text: z.string().max(40).default(''), day: z.iso.date() }),
  output: z.object({ list: z.array(foundAtCounter), hasMore: z.boolean() }),
})

/** One order of the employee's store, of whatever day. */
export const findStoreOrder = call({
  path: '/api/app/store/order/detail',
  as: 'staff',
  needs: 'order:read',
  scope: 'counter',
  input: z.object({ orderId: id }),
  output: counterOrder.extend({
    /** The most of it that the caller may give back in all; null for owners [staff-12]. */
    refundLimit: money.nullable(),
    restockLineList,
  }),
  refusals: ['orderUnknown'],
})

/** Takes the money at the store, in cash or by card at the till: awaiting payment → accepted. */
export const acceptStorePayment = call({
  path: '/api/app/store/order/accept-payment',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ ...move, tender: z.enum(tenders).exactOptional() }),
  output: counterOrder,
  audits: 'order.pay',
  refusals: moveRefusals,
})

/** accepted → making. */
export const startOrder = call({
  path: '/api/app/store/order/start',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object(move),
  output: counterOrder,
  refusals: moveRefusals,
})

/** making → ready; the customer is called. */
export const readyOrder = call({
  path: '/api/app/store/order/ready',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object(move),
  output: counterOrder,
  refusals: moveRefusals,
})

/** accepted, making or ready → completed; hand-over. A pick-up code, when given, must be the order's own. */
export const completeOrder = call({
  path: '/api/app/store/order/complete',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ ...move, pickupCode: z.string().max(12).exactOptional() }),
  output: counterOrder,
  refusals: moveRefusals,
})

/**
 * Takes the last step of the store back [order-25]: making → accepted, ready → making, completed → ready. `from` is the state that was
 * seen. A hand-over is taken back within half an hour, unless money of the order went back or its customer deleted it.
 */
export const takeBackOrder = call({
  path: '/api/app/store/order/take-back',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({
    ...move,
    from: z.union([z.literal(orderStatus.making), z.literal(orderStatus.ready), z.literal(orderStatus.completed)]),
  }),
  output: counterOrder,
  refusals: moveRefusals,
})

/** Ticks a line of an order that is being made, or takes the tick away, whatever its version: who is last decides [kitchen-4]. */
export const tickOrderLine = call({
  path: '/api/app/store/order/tick',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ orderId: id, lineNo: z.int().min(0).max(32_767), isTicked: z.boolean() }),
  output: counterOrder,
  refusals: moveRefusals,
})

/**
 * Ends an order that cannot be served, with a refund of what was paid. `reason` is one of soldOut, machine, closing, notCollected,
 * other; the customer reads it in their own language. Other words count as a note to `other`. The note stays with the store. One that
 * was handed over before is not closed [order-31]. Of one that was begun, or paid at the store, the money that goes back is within the
 * caller's limit of refunds, or `approval` names a colleague whose limit suffices [order-36].
 */
export const closeOrder = call({
  path: '/api/app/store/order/close',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({
    ...move,
    reason: z.string().min(1).max(140),
    note: z.string().max(140).default(''),
    approval: approval.exactOptional(),
  }),
  output: counterOrder,
  audits: 'order.close',
  refusals: [...moveRefusals, 'handedOverBefore', 'refundTooHigh', ...approvalRefusals],
})

/** Notes that the money of an order that was closed was handed to its customer: once, whichever tablet says so [order-35]. */
export const giveBackCash = call({
  path: '/api/app/store/order/give-back',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  audits: 'order.giveBack',
  input: z.object({ orderId: id }),
  output: counterOrder,
  refusals: ['orderUnknown', 'moveNotAllowed'],
})

/**
 * Gives back money of a completed order, or of units of one that is paid and still made, which goes on with the rest [order-29]: `lineList` names units of its lines, `amount` is for no line in particular; one of the two. As
 * many parts as wanted, never more than was paid; its state stays. Points go the same way: what it earned is taken back, what it spent
 * returns. An order that cost no money is given back with amount 0. `requestId` makes a repeated call one refund. `approval`: a colleague
 * whose limit suffices, where the caller's own does not [staff-14].
 */
export const refundOrder = call({
  path: '/api/app/store/order/refund',
  as: 'staff',
  needs: 'order:refund',
  scope: 'counter',
  audits: 'order.refund',
  input: z.object({ ...move, ...refundWish, approval: approval.exactOptional() }),
  output: counterOrder,
  refusals: [...moveRefusals, 'requestIdReused', 'refundTooHigh', ...approvalRefusals],
})
