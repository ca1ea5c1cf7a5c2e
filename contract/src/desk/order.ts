import { disputeStates } from '@tiffin/core/order/dispute'
import { orderStatus } from '@tiffin/core/order/order-state'
import { attemptStatus, refundStatus } from '@tiffin/core/order/payment-status'
import { tenders } from '@tiffin/core/order/tender'
import { z } from 'zod'
import { call } from '../call.ts'
import { foundOrder, order, refundWish, restockLineList } from '../order-shapes.ts'
import { id, money, mostInteger, time } from '../shapes.ts'

/** A part of an order's money that goes back. */
const refundOfOrder = z.object({
  refundNo: z.string(),
  amount: z.int(),
  /** What of it the customer has by a chargeback: so much was not sent [order-27]. */
  chargedBack: z.int(),
  reason: z.string(),
  at: time,
  /** See core `refundStatus`. */
  status: z.literal(Object.values(refundStatus)),
  /** In the provider's own words; empty unless it has failed. */
  failure: z.string(),
})

/** One try to pay an order. */
const attemptOfOrder = z.object({
  paymentNo: z.string(),
  provider: z.string(),
  amount: z.int(),
  at: time,
  /** See core `attemptStatus`. */
  status: z.literal(Object.values(attemptStatus)),
})

/** A dispute of one of the payments of an order [order-26]. */
const disputeOfOrder = z.object({
  /** The provider's own number. */
  disputeNo: z.string(),
  paymentNo: z.string(),
  provider: z.string(),
  state: z.enum(disputeStates),
  /** What is disputed, minor units; -1 when the provider does not tell it. */
  amount: z.int(),
  currency: z.string(),
  /** What it took and has not given back. */
  chargedBack: z.int(),
  /** Until when the store may answer it at the provider; null when that is not told. */
  respondBy: time.nullable(),
  at: time,
})

/** What happened to an order, as its log keeps it. */
const stepOfOrder = z.object({
  version: z.int(),
  action: z.string(),
  /** The label of the state that it led to. */
  statusText: z.string(),
  by: z.enum(['customer', 'employee', 'system', 'provider']),
  /** Of a member of staff; empty for everybody else. */
  staffName: z.string(),
  /** Who allowed it, where that was another person [staff-14]. */
  approverName: z.string(),
  at: time,
})

/** An order with its payments and refunds, as the desk shows it. */
const deskOrder = order.extend({
  /** The last digits of the customer's phone; empty for an account that was deleted. */
  phoneEnd: z.string(),
  /** How it was paid at the store, where it was. */
  tender: z.enum(tenders),
  /** The provider that has the money; empty when none has. */
  provider: z.string(),
  /** The most of it that the caller may give back in all; null for owners [staff-12]. */
  refundLimit: money.nullable(),
  /** What chargebacks took of what it was paid with; that cannot go back a second time [order-27]. */
  chargedBackTotal: money,
  restockLineList,
  paymentList: z.array(attemptOfOrder),
  refundList: z.array(refundOfOrder),
  disputeList: z.array(disputeOfOrder),
  /** From the first step to the last. */
  logList: z.array(stepOfOrder),
})

/**
 * Orders of a day by the pick-up code or the last digits of the customer's phone, newest first, at most fifty; a whole order number is
 * found on any day. Of the stores where the caller may read orders, or of one of them; in any state, or in one.
 */
export const searchOrders = call({
  path: '/api/app/desk/order/search',
  as: 'staff',
  needs: 'order:read',
  scope: 'desk',
  input: z.object({
    text: z.string().max(40).default(''),
    day: z.iso.date(),
    storeId: id.exactOptional(),
    status: z.literal(Object.values(orderStatus)).exactOptional(),
  }),
  output: z.object({ list: z.array(foundOrder), hasMore: z.boolean() }),
})

/** One order of a store where the caller may read orders. */
export const findDeskOrder = call({
  path: '/api/app/desk/order/detail',
  as: 'staff',
  needs: 'order:read',
  scope: 'store',
  input: z.object({ storeId: id, orderId: id }),
  output: deskOrder,
  refusals: ['orderUnknown'],
})

/** Gives back money of a completed order, as the counter's call does, after a proof that is recent [staff-10]. */
export const refundOrderAtDesk = call({
  path: '/api/app/desk/order/refund',
  as: 'staff',
  needs: 'order:refund',
  scope: 'store',
  isDangerous: true,
  audits: 'order.refund',
  input: z.object({ storeId: id, orderId: id, version: z.int().min(1).max(mostInteger), ...refundWish }),
  output: deskOrder,
  refusals: ['orderUnknown', 'moveNotAllowed', 'requestIdReused', 'refundTooHigh'],
})
