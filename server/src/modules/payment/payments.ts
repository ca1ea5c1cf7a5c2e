import { orderStatus } from '@tiffin/core/order/order-state'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import type { Corp } from '../../base/corp.ts'
import type { Tx } from '../../db/unit.ts'
import { inOrderTx, type Viewing } from '../order/index.ts'
import type { OpenAccount, TakenBy } from './account/accounts.ts'
import { Opening, type Paying, type PayWish } from './attempt/open-attempt.ts'
import * as queries from './attempt/queries.ts'
import { type DisputeTaken, takeDispute, undoDispute } from './dispute/take-dispute.ts'
import { type Settled, settle } from './notice/settle.ts'
import type { PaymentParts } from './parts.ts'
import type { DisputeEvent, PaymentProvider, ProviderEvent, RefundEvent } from './provider.ts'
import { takeRefundWord } from './refund/send-refund.ts'

interface Owned {
  readonly customerId: string
  readonly orderId: string
}

/** Whether an attempt can still be paid, and its provider has said how. */
const isOpen = ({ status, expiresAt, url, qr }: queries.PaymentRow, orderStatusNow: number, now: number): boolean =>
  status === attemptStatus.pending &&
  orderStatusNow === orderStatus.awaitingPayment &&
  expiresAt > now &&
  (url !== '' || qr !== '')

/** An attempt as the app shows it again [provider-6]. */
const stepOf = ({ paymentNo, methodCode, action, url, qr, fallbackUrl, expiresAt }: queries.PaymentRow) => ({
  ...{ paymentNo, paymentMethodCode: methodCode, action, url, qr, fallbackUrl, expireTime: expiresAt },
})

/** Paying: attempts at providers, and what providers say of them. */
export class Payments {
  readonly #parts: PaymentParts
  readonly #opening: Opening

  constructor(parts: PaymentParts) {
    this.#parts = parts
    this.#opening = new Opening(parts)
  }

  /** Opens an attempt for the order's own amount and closes the one before; at the store there is nothing to open. */
  create(viewing: Paying, wish: PayWish) {
    return this.#opening.create(viewing, wish)
  }

  /** The order that an attempt is for; undefined when there is none. */
  async orderIdOf({ corpId }: Corp, paymentNo: string): Promise<string | undefined> {
    const rows = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findOrderOfAttempt(corpId, paymentNo))).rows,
    )
    return rows[0]?.orderId
  }

  /** Where the newest attempt stands. Asks the provider, at most once a second. */
  async query(viewing: Viewing, owned: Owned) {
    const { corp, now } = viewing
    const { corpId } = corp
    await this.#parts.orders.get(viewing, owned)
    const [attempt] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findNewestAttempt(corpId, owned.orderId))).rows,
    )
    if (attempt && attempt.status !== attemptStatus.success) await this.ask(corp, attempt.paymentNo, now)
    const [fresh] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findNewestAttempt(corpId, owned.orderId))).rows,
    )
    const { row } = await this.#parts.orders.get(viewing, owned)
    return {
      status: fresh?.status ?? attemptStatus.pending,
      order: { orderId: row.orderId, status: row.status },
      ...(fresh && isOpen(fresh, row.status, now) ? { attempt: stepOf(fresh) } : {}),
    }
  }

  /** Asks the provider about an attempt and takes its answer in; nothing happens while another caller has just asked. False when it was not reached. */
  async ask(corp: Corp, paymentNo: string, now: number): Promise<boolean> {
    const { corpId } = corp
    const [attempt] = await this.#inTx(corpId, async (tx) => {
      const turn = await tx.run(queries.takeQueryTurn(corpId, paymentNo, now))
      return turn.count === 0 ? [] : (await tx.run(queries.findAttempt(corpId, paymentNo))).rows
    })
    if (!attempt) return true
    const account = await this.#parts.accounts.find(corp, attempt)
    if (!account) return false // its keys cannot be read now: it is asked again
    const { opened } = account
    const state = await opened.query(attempt).catch(() => undefined) // not reached: the next one asks again
    if (!state) return false
    if (state.status === 'pending') await this.#endAtProvider(opened, attempt)
    if (state.status === 'pending' || state.status === 'unknown') return true
    const eventId = `asked-${paymentNo}-${state.status}-${state.amount}`
    await this.take(corp, { account: attempt, event: { ...state, eventId, paymentNo }, now })
    return true
  }

  /** What has ended here must not be paid there any more [provider-5]; a provider that is not reached is asked again. */
  async #endAtProvider(provider: PaymentProvider, attempt: queries.PaymentRow): Promise<void> {
    if (attempt.status !== attemptStatus.cancelled && attempt.status !== attemptStatus.expired) return
    await provider.cancel?.(attempt).catch(() => undefined)
  }

  /** Takes the word of an account's provider in, all of it or nothing; one account knows nothing of another's payments. */
  async take(
    corp: Corp,
    word: { account: TakenBy; event: ProviderEvent; now: number; isParked?: boolean },
  ): Promise<Settled> {
    const { event, now } = word
    const { corpId } = corp
    const { orders, catalog } = this.#parts
    const attempt = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findAttempt(corpId, event.paymentNo))).rows[0],
    )
    const storeId = attempt && (await orders.storeIdOf(corpId, attempt.orderId))
    const timeZone = storeId ? await orders.zoneOf(corp, storeId) : corp.timeZone
    const settled = await inOrderTx(this.#parts, corpId, async (tx) => {
      const taken = await settle(tx, { ...word, corpId, timeZone })
      const { wonDisputeNo: disputeNo } = event
      if (disputeNo !== undefined) await undoDispute(tx, { corpId, account: word.account, disputeNo, now })
      return taken
    })
    if (settled === 'refunded' && storeId) catalog.stockMoved(corpId, storeId, now)
    return settled
  }

  /** Takes what an account's provider says of a refund in. */
  takeRefund({ corpId }: Corp, word: { account: TakenBy; event: RefundEvent; now: number }): Promise<void> {
    return takeRefundWord(this.#parts, { ...word, corpId })
  }

  /** Takes what an account's provider says of a dispute in, all of it or nothing. */
  takeDispute({ corpId }: Corp, word: { account: TakenBy; event: DisputeEvent; now: number }): Promise<DisputeTaken> {
    return inOrderTx(this.#parts, corpId, (tx) => takeDispute(tx, { ...word, corpId }))
  }

  /** The digits of a payment's minor unit; the brand's own for an unknown payment. */
  async scaleOf({ corpId, currencyScale }: Corp, paymentNo: string): Promise<number> {
    const [attempt] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findAttempt(corpId, paymentNo))).rows,
    )
    return attempt?.currencyScale ?? currencyScale
  }

  /** The account that took a payment, opened; undefined when there is none. */
  async accountOf(corpId: string, payment: TakenBy): Promise<OpenAccount | undefined> {
    const corp = await this.#parts.corps.findAny(corpId)
    return corp && this.#parts.accounts.find(corp, payment)
  }

  #inTx<Value>(corp: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.#parts.db.tx({ role: 'app', corp }, work)
  }
}
