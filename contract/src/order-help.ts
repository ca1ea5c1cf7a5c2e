import { helpReasons, longestHelpWords } from '@tiffin/core/order/order-help'
import { z } from 'zod'
import { call } from './call.ts'
import { id, nothing, time } from './shapes.ts'

const reason = z.enum(helpReasons)

/** The path of an upload of scene help. */
const file = z.string().regex(/^\/uploads\/[A-Za-z0-9_-]{22}\.(?:webp|mp4|webm)$/)

/** What a customer said about an order, and what the store answered; `doneTime` null until the store has dealt with it. */
export const orderHelp = z.object({
  helpId: id,
  reason,
  words: z.string(),
  fileList: z.array(z.string()),
  createTime: time,
  answer: z.string(),
  doneTime: time.nullable(),
})

/**
 * Reports to the store what is wrong with an order: a reason, words, up to nine pictures or one video that were uploaded before with scene help.
 * Words are required with reason `other`. `helpClosed`: the order has ended unpaid, or enough was said about it already.
 */
export const sendOrderHelp = call({
  path: '/api/app/order/help/send',
  as: 'customer',
  input: z.object({
    orderId: id,
    reason,
    words: z.string().trim().max(longestHelpWords).default(''),
    fileList: z.array(file).max(9).default([]),
  }),
  output: orderHelp,
  refusals: ['orderUnknown', 'helpClosed'],
})

/** What the customer said about an order, oldest first. */
export const listOrderHelp = call({
  path: '/api/app/order/help/list',
  as: 'customer',
  input: z.object({ orderId: id }),
  output: z.object({ list: z.array(orderHelp) }),
  refusals: ['orderUnknown'],
})

/** A request as the counter sees it. */
const storeHelp = orderHelp.extend({
  orderId: id,
  orderNo: z.string(),
  pickupCode: z.string().nullable(),
  customerName: z.string(),
  payableTotal: z.int(),
})

/** Requests about orders of the employee's store: all that are open, oldest first, then those that were seen to in the last day. */
export const listStoreHelp = call({
  path: '/api/app/store/help/list',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: nothing,
  output: z.object({ list: z.array(storeHelp), openCount: z.int() }),
})

/** The store has seen to a request; the customer reads the answer. Done twice: the first answer stays. */
export const closeStoreHelp = call({
  path: '/api/app/store/help/close',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ helpId: id, answer: z.string().trim().max(140).default('') }),
  output: nothing,
  refusals: ['orderUnknown'],
})
