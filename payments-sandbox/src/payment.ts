/** `processing`: the customer has paid, but we take our time to say so. */
export type Status = 'open' | 'processing' | 'paid' | 'failed' | 'closed'

/** What the customer can do on the page. */
export const deeds = ['pay', 'fail', 'close', 'late', 'wrong'] as const

export type Deed = (typeof deeds)[number]

export interface Refund {
  readonly refundNo: string
  readonly amount: number
}

/** Something the shop has yet to acknowledge. */
export interface Notice {
  readonly eventId: string
  readonly type: 'payment.paid' | 'payment.failed' | 'payment.closed'
  tries: number
  /** Epoch ms; null once the shop has acknowledged it, or we have given up. */
  nextTryAt: number | null
}

/** One attempt to pay. Amounts are whole minor units of `currency`, `scale` of whose digits stand behind the point. */
export interface Payment {
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly scale: number
  readonly subject: string
  readonly returnUrl: string
  readonly notifyUrl: string
  /** Part of the page's address, so that a payment number alone opens nothing. */
  readonly key: string
  readonly createdAt: number
  status: Status
  paidAmount: number
  paidAt: number | null
  /** Until then a payment that is told late is still `processing`. */
  tellAt: number | null
  readonly refundList: Refund[]
  readonly noticeList: Notice[]
}

export const refundedAmount = ({ refundList }: Payment): number =>
  refundList.reduce((sum, { amount }) => sum + amount, 0)

/** What the shop may know about a payment. */
export const statement = (payment: Payment) => {
  const { paymentNo, status, currency, amount, paidAmount, paidAt } = payment
  return { paymentNo, status, currency, amount, paidAmount, paidAt, refundedAmount: refundedAmount(payment) }
}
