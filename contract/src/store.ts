import { z } from 'zod'
import { call } from './call.ts'
import { order } from './order-shapes.ts'
import { id, pageOf, paging } from './shapes.ts'

const move = { orderId: id, version: z.int() }
const moveRefusals = ['orderUnknown', 'moveNotAllowed'] as const

/** An order as the counter sees it: the customer's name is short, the phone masked. */
export const counterOrder = order.extend({ customerName: z.string() })

/** Today's orders of the employee's store (store-local day), oldest first; group as for customers, 0 all. */
export const listStoreOrders = call({
  path: '/api/app/store/order/list',
  as: 'employee',
  input: z.object({ ...paging, status: z.int().min(0).max(4).default(0) }),
  output: pageOf(counterOrder),
})

/** Takes the money at the store: awaiting payment → accepted. */
export const acceptStorePayment = call({
  path: '/api/app/store/order/accept-payment',
  as: 'employee',
  input: z.object(move),
  output: counterOrder,
  refusals: moveRefusals,
})

/** accepted → making. */
export const startOrder = call({
  path: '/api/app/store/order/start',
  as: 'employee',
  input: z.object(move),
  output: counterOrder,
  refusals: moveRefusals,
})

/** making → ready; the customer is called. */
export const readyOrder = call({
  path: '/api/app/store/order/ready',
  as: 'employee',
  input: z.object(move),
  output: counterOrder,
  refusals: moveRefusals,
})

/** accepted, making or ready → completed; hand-over. A pick-up code, when given, must be the order's own. */
export const completeOrder = call({
  path: '/api/app/store/order/complete',
  as: 'employee',
  input: z.object({ ...move, pickupCode: z.string().max(12).exactOptional() }),
  output: counterOrder,
  refusals: moveRefusals,
})

/** Ends an order that cannot be served, with a refund of what was paid. */
export const closeOrder = call({
  path: '/api/app/store/order/close',
  as: 'employee',
  input: z.object({ ...move, reason: z.string().min(1).max(140) }),
  output: counterOrder,
  refusals: moveRefusals,
})

/**
 * Gives back money of a completed order, in as many parts as wanted and never more than was paid; its state stays. Points go the same
 * way: what it earned is taken back, what it spent returns. An order that cost no money is given back with amount 0.
 */
export const refundOrder = call({
  path: '/api/app/store/order/refund',
  as: 'employee',
  input: z.object({ ...move, amount: z.int().min(0), reason: z.string().min(1).max(140) }),
  output: counterOrder,
  refusals: moveRefusals,
})
