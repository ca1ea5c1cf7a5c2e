import { z } from 'zod'
import { call } from './call.ts'
import { id, time } from './shapes.ts'

/** What the app does after an attempt was opened [provider-6]. */
export const paymentStep = z.object({
  paymentNo: z.string(),
  action: z.int(),
  /** The provider's page, or the deep link to a wallet. */
  url: z.string(),
  /** The text of a QR code; empty when there is none to show. */
  qr: z.string(),
  /** Where a device without the wallet goes. */
  fallbackUrl: z.string(),
  expireTime: time,
})

/** Opens a payment attempt for the order's own amount and closes the one before. `action`: see core `paymentAction`. */
export const createPayment = call({
  path: '/api/app/order/payment/create',
  as: 'customer',
  input: z.object({
    orderId: id,
    paymentMethodCode: id,
    /** Where the provider sends the browser back to; a page of this app on our own origin, anything else is passed over. */
    returnUrl: z.string().max(2000).exactOptional(),
  }),
  output: paymentStep,
  refusals: [
    'tooMuchUnpaid',
    'orderUnknown',
    'paymentNotConfigured',
    'paymentExpired',
    'alreadyPaid',
    'moveNotAllowed',
    'paymentFailed',
  ],
})

/** Where the newest attempt of an order stands. Also the `data` of paymentFailed. */
export const paymentState = z.object({
  /** See core `attemptStatus`. */
  status: z.int(),
  message: z.string(),
  order: z.object({ orderId: id, status: z.int() }),
  /** The attempt that can still be paid, to be shown again; absent when there is none. */
  attempt: paymentStep.extend({ paymentMethodCode: id }).exactOptional(),
})

/** Where the newest attempt of an order stands, found by the order or by the number of one of its attempts; asks the provider at most once a second. */
export const queryPayment = call({
  path: '/api/app/order/payment/query',
  as: 'customer',
  input: z.object({
    orderId: id.exactOptional(),
    paymentNo: id.exactOptional(),
  }),
  output: paymentState,
  refusals: ['orderUnknown'],
})

/** The customer's answer after a payment attempt: 1 paid, 2 unpaid. "Paid" only makes the server ask the provider; the status stays pending until the provider has decided. */
export const confirmPayment = call({
  path: '/api/app/order/payment/confirm',
  as: 'customer',
  input: z.object({ orderId: id, answer: z.int().min(1).max(2) }),
  output: paymentState,
  refusals: ['orderUnknown', 'paymentFailed'],
})
