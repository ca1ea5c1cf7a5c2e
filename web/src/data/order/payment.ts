import type { CallMap } from '@tiffin/contract/calls'
import { call } from '../call.ts'

export type PaymentAnswer = CallMap['/api/app/order/payment/query']['output']

export const createPayment = (input: CallMap['/api/app/order/payment/create']['input']) =>
  call('/api/app/order/payment/create', input, { isSilent: true })

/** Asks by the order, or by the number of an attempt where only that is known. */
export const queryPayment = (payment: CallMap['/api/app/order/payment/query']['input'], signal?: AbortSignal) =>
  call('/api/app/order/payment/query', payment, { isSilent: true, ...(signal === undefined ? {} : { signal }) })

/** The customer's answer: 1 paid, 2 unpaid. The server believes only the provider. */
export const confirmPayment = (orderId: string, isPaid: boolean) =>
  call('/api/app/order/payment/confirm', { orderId, answer: isPaid ? 1 : 2 }, { isSilent: true })
