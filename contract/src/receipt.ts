import { z } from 'zod'
import { call } from './call.ts'
import { id, money, time } from './shapes.ts'

/**
 * The receipt of an order and its credit notes; null for an order that is no sale, or was one before there were receipts [receipt-3].
 * Whoever has `path` may read it: `?lang=` chooses the language, and with `.pdf` behind the path it is a file. `canMail`: this server
 * sends mail.
 */
export const findReceipt = call({
  path: '/api/app/order/receipt/detail',
  as: 'customer',
  input: z.object({ orderId: id }),
  output: z.object({
    receipt: z
      .object({
        receiptNo: z.string(),
        issueTime: time,
        path: z.string(),
        creditNoteList: z.array(z.object({ receiptNo: z.string(), issueTime: time, amount: money })),
      })
      .nullable(),
    canMail: z.boolean(),
  }),
  refusals: ['orderUnknown'],
})

/** Sends the receipt of an order to an address, in the caller's language; the address is not kept [receipt-7]. */
export const mailReceipt = call({
  path: '/api/app/order/receipt/mail',
  as: 'customer',
  input: z.object({ orderId: id, email: z.string().max(254) }),
  output: z.object({}),
  refusals: ['orderUnknown', 'receiptUnknown', 'emailInvalid', 'mailOff', 'mailTooOften', 'mailNotSent'],
})
