import type { NewPayment } from './ledger.ts'

type Fields = Readonly<Record<string, unknown>>

// as: an object's fields are unknown until each is looked at, which every reader here does.
const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? (body as Fields) : {})

const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

function address(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.length <= 2000 ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const number = /^[A-Za-z0-9_-]{1,64}$/

export const readPaymentNo = (body: unknown): string | undefined => text(fieldsOf(body).paymentNo, number)

export function readPayment(body: unknown): NewPayment | undefined {
  const fields = fieldsOf(body)
  const paymentNo = readPaymentNo(body)
  const amount = whole(fields.amount, 1, Number.MAX_SAFE_INTEGER)
  const currency = text(fields.currency, /^[A-Z]{3}$/)
  const scale = whole(fields.scale, 0, 3)
  const subject = text(fields.subject, /^.{0,120}$/su)
  const returnUrl = address(fields.returnUrl)
  const notifyUrl = address(fields.notifyUrl)
  if (paymentNo === undefined || amount === undefined || currency === undefined || scale === undefined) return undefined
  if (subject === undefined || returnUrl === undefined || notifyUrl === undefined) return undefined
  return { paymentNo, amount, currency, scale, subject, returnUrl, notifyUrl }
}

export function readRefund(body: unknown): { refundNo: string; paymentNo: string; amount: number } | undefined {
  const { refundNo: no, amount: sum } = fieldsOf(body)
  const refundNo = text(no, number)
  const paymentNo = readPaymentNo(body)
  const amount = whole(sum, 1, Number.MAX_SAFE_INTEGER)
  return refundNo && paymentNo && amount !== undefined ? { refundNo, paymentNo, amount } : undefined
}
