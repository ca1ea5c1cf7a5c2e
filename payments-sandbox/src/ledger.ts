import { randomBytes, randomUUID } from 'node:crypto'
import { Journal } from './journal.ts'
import { type Deed, disputedUnits, type Notice, type Payment, refundedUnits, transactionsOf } from './payment.ts'

export type NewPayment = Pick<
  Payment,
  'paymentNo' | 'amount' | 'currency' | 'subject' | 'returnUrl' | 'notifyUrl' | 'language'
>

const ends = {
  pay: 'succeeded',
  wrong: 'succeeded',
  dispute: 'succeeded',
  late: 'processing',
  fail: 'failed',
  close: 'cancelled',
} as const

const noticeTypes = {
  succeeded: 'payment.succeeded',
  processing: 'payment.succeeded',
  failed: 'payment.failed',
  cancelled: 'payment.cancelled',
} as const satisfies Record<string, Notice['type']>

const isSame = (a: NewPayment, b: NewPayment): boolean =>
  a.currency === b.currency && a.amount.units === b.amount.units && a.amount.scale === b.amount.scale

const isAtRest = ({ status, noticeList }: Payment): boolean =>
  status !== 'processing' && noticeList.every(({ nextTryAt }) => nextTryAt === null)

export interface LedgerOptions {
  readonly now: () => number
  readonly file?: string | undefined
  /** How long a payment whose notice is late is `processing`, and one that is disputed is left in peace. */
  readonly lateMs?: number | undefined
}

/** All payments of this sandbox, in memory and in one small file that outlives a restart. */
export class Ledger {
  readonly #payments: Map<string, Payment>
  readonly #restless: Set<Payment>
  readonly #journal: Journal
  readonly #lateMs: number
  readonly #now: () => number

  constructor({ file, now, lateMs = 20_000 }: LedgerOptions) {
    this.#now = now
    this.#lateMs = lateMs
    this.#journal = new Journal(file)
    const kept = this.#journal.read(now())
    this.#payments = new Map(kept.map((payment) => [payment.paymentNo, payment]))
    this.#restless = new Set(kept.filter((payment) => !isAtRest(payment)))
  }

  find(paymentNo: string): Payment | undefined {
    const payment = this.#payments.get(paymentNo)
    if (payment) this.#catchUp(payment)
    return payment
  }

  /** Payments of which the shop has yet to hear. */
  restless(): Payment[] {
    for (const payment of this.#restless) this.#catchUp(payment)
    return [...this.#restless]
  }

  /** The same number again is the same payment; with another amount or currency it is refused. */
  create(newPayment: NewPayment): Payment | 'differs' {
    const known = this.find(newPayment.paymentNo)
    if (known) return isSame(known, newPayment) ? known : 'differs'
    const payment: Payment = {
      ...newPayment,
      key: randomBytes(16).toString('base64url'),
      createdAt: this.#now(),
      status: 'pending',
      paidUnits: 0,
      paidAt: null,
      tellAt: null,
      refundList: [],
      noticeList: [],
    }
    this.#payments.set(payment.paymentNo, payment)
    this.keep(payment)
    return payment
  }

  /** What the customer did; only a pending payment can change. */
  settle(payment: Payment, deed: Deed): void {
    if (payment.status !== 'pending') return
    const now = this.#now()
    const status = ends[deed]
    payment.status = status
    if (status === 'processing') payment.tellAt = now + this.#lateMs
    if (status === 'processing' || status === 'succeeded') {
      payment.paidAt = now
      payment.paidUnits = deed === 'wrong' ? payment.amount.units - 1 : payment.amount.units
    }
    const nextTryAt = payment.tellAt ?? now
    payment.noticeList.push({ eventId: randomUUID(), type: noticeTypes[status], tries: 0, nextTryAt })
    if (deed === 'dispute') {
      payment.disputedAt = now + this.#lateMs
      const { disputedAt: tellAt } = payment
      payment.noticeList.push({ eventId: randomUUID(), type: 'dispute.opened', tries: 0, nextTryAt: tellAt })
    }
    this.keep(payment)
  }

  /** The same number again is the same refund. Never more goes back than was paid. */
  refund(payment: Payment, refundNo: string, units: number): 'done' | 'differs' | 'tooMuch' {
    const known = payment.refundList.find((refund) => refund.refundNo === refundNo)
    if (known) return known.units === units ? 'done' : 'differs'
    const isDisputed = payment.disputedAt !== undefined && payment.disputedAt <= this.#now()
    const left = payment.paidUnits - refundedUnits(payment) - (isDisputed ? disputedUnits(payment) : 0)
    if (payment.status !== 'succeeded' || units > left) return 'tooMuch'
    payment.refundList.push({ refundNo, units, at: this.#now() })
    this.keep(payment)
    return 'done'
  }

  /** What was paid and given back from `from` until before `to`, oldest first. */
  transactions(from: number, to: number) {
    for (const payment of this.#payments.values()) this.#catchUp(payment)
    const all = [...this.#payments.values()].flatMap(transactionsOf)
    return all.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
  }

  /** After every change. */
  keep(payment: Payment): void {
    if (isAtRest(payment)) this.#restless.delete(payment)
    else this.#restless.add(payment)
    this.#journal.write(payment)
  }

  #catchUp(payment: Payment): void {
    if (payment.status !== 'processing' || (payment.tellAt ?? 0) > this.#now()) return
    payment.status = 'succeeded'
    this.keep(payment)
  }
}
