import { type Amount, readAmount } from './amount.ts'
import type { NewPayment } from './ledger.ts'

type Fields = Readonly<Record<string, unknown>>

// as: an object's fields are unknown until each is looked at, which every reader here does.
const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? (body as Fields) : {})

const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

function address(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.length <= 2000 ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const number = /^[A-Za-z0-9_-]{1,64}$/

export const readPaymentNo = (body: unknown): string | undefined => text(fieldsOf(body).paymentNo, number)

export function readPayment(body: unknown): NewPayment | undefined {
  const fields = fieldsOf(body)
  const paymentNo = readPaymentNo(body)
  const amount = readAmount(fields.amount)
  const currency = text(fields.currency, /^[A-Z]{3}$/)
  const subject = text(fields.subject, /^.{0,120}$/su)
  const returnUrl = address(fields.returnUrl)
  const notifyUrl = address(fields.notifyUrl)
  const language = text(fields.language, /^[A-Za-z-]{1,16}$/) ?? 'en'
  if (paymentNo === undefined || !amount?.units || currency === undefined) return undefined
  if (subject === undefined || returnUrl === undefined || notifyUrl === undefined) return undefined
  return { paymentNo, amount, currency, subject, returnUrl, notifyUrl, language }
}

export interface NewRefund {
  readonly refundNo: string
  readonly amount: Amount
  readonly currency: string
}

export function readRefund(body: unknown): NewRefund | undefined {
  const fields = fieldsOf(body)
  const refundNo = text(fields.refundNo, number)
  const amount = readAmount(fields.amount)
  const currency = text(fields.currency, /^[A-Z]{3}$/)
  return refundNo && amount?.units && currency ? { refundNo, amount, currency } : undefined
}

export interface ListWish {
  readonly from: number
  readonly to: number
  /** How many were shown before. */
  readonly skipped: number
}

export function readListWish(body: unknown): ListWish | undefined {
  const { from, to, after } = fieldsOf(body)
  const skipped = text(after, /^\d{0,9}$/)
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || skipped === undefined) return undefined
  return { from: Number(from), to: Number(to), skipped: Number(skipped) }
}
