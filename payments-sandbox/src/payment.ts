import { type Amount, amountText } from './amount.ts'

/** `processing`: the customer has paid, but we take our time to say so. */
export type Status = 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled'

/** What the customer can do on the page. */
export const deeds = ['pay', 'fail', 'close', 'late', 'wrong', 'dispute'] as const

export type Deed = (typeof deeds)[number]

export interface Refund {
  readonly refundNo: string
  readonly units: number
  /** Absent in journals of before. */
  readonly at?: number
}

/** Something the shop has yet to acknowledge. */
export interface Notice {
  readonly eventId: string
  readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled' | 'dispute.opened'
  tries: number
  /** Epoch ms; null once the shop has acknowledged it, or we have given up. */
  nextTryAt: number | null
}

/** One attempt to pay. All its sums have the digits of `amount`. */
export interface Payment {
  readonly paymentNo: string
  readonly amount: Amount
  readonly currency: string
  readonly subject: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly language: string
  /** Part of the page's address, so that a payment number alone opens nothing. */
  readonly key: string
  readonly createdAt: number
  status: Status
  paidUnits: number
  paidAt: number | null
  /** Until then a payment whose notice is late is still `processing`. */
  tellAt: number | null
  /** When the customer's bank takes it back; absent in journals of before, and of a payment that is not disputed. */
  disputedAt?: number
  readonly refundList: Refund[]
  readonly noticeList: Notice[]
}

export const refundedUnits = ({ refundList }: Payment): number => refundList.reduce((sum, { units }) => sum + units, 0)

/** What the bank takes back, of what did not go back before. */
export const disputedUnits = ({ disputedAt, paidUnits, refundList }: Payment): number =>
  disputedAt === undefined
    ? 0
    : paidUnits - refundList.reduce((sum, { units, at = 0 }) => (at < disputedAt ? sum + units : sum), 0)

/** What was really paid; before that, what is asked. */
export const paidText = ({ amount, paidAt, paidUnits }: Payment): string =>
  amountText(paidAt === null ? amount : { ...amount, units: paidUnits })

const shownStatus = ({ status }: Payment) => (status === 'processing' ? 'pending' : status)

const feePerMille = 6

/** What was paid, given back and taken back, with what the sandbox keeps of it, which does not come back with a refund. */
export function transactionsOf(payment: Payment) {
  const { paymentNo, currency, paidAt, paidUnits, amount, refundList } = payment
  if (paidAt === null) return []
  const text = (units: number) => amountText({ ...amount, units })
  const fee = text(Math.floor((paidUnits * feePerMille) / 1000))
  const paid = {
    paymentNo,
    refundNo: '',
    status: shownStatus(payment),
    amount: text(paidUnits),
    currency,
    fee,
    at: paidAt,
  }
  const refunds = refundList.map(({ refundNo, units, at = paidAt }) => ({
    ...{ paymentNo, refundNo, status: 'succeeded', amount: text(units), currency, fee: text(0), at },
  }))
  const { disputedAt } = payment
  const taken = { paymentNo, refundNo: '', movement: 'chargeback', status: 'succeeded', currency, fee: text(0) }
  return [
    ...[paid, ...refunds],
    ...(disputedAt === undefined ? [] : [{ ...taken, amount: text(disputedUnits(payment)), at: disputedAt }]),
  ]
}

/** What the shop may know about a payment. */
export const statement = (payment: Payment) => ({
  status: shownStatus(payment),
  amount: paidText(payment),
  currency: payment.currency,
})
