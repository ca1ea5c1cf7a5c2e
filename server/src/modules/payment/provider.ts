import type { MovementKind, StatedMovement } from '@tiffin/core/ledger/reconcile'
import type { DisputeState } from '@tiffin/core/order/dispute'

/** What a payment provider reports of a payment; `unknown`: it has never heard of it. */
export type ProviderStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'unknown'

/** Amounts are whole minor units of the payment's own scale on our side; each adapter knows its provider's digits. */
export interface ProviderState {
  readonly status: ProviderStatus
  readonly amount: number
  readonly currency: string
}

/** A message of a provider whose signature was right. */
export interface ProviderEvent extends ProviderState {
  readonly eventId: string
  readonly paymentNo: string
  /** A dispute that this payment has won, should it have had one: its provider says no more of it than that the payment is settled. */
  readonly wonDisputeNo?: string
}

/** Money that a dispute moved at the account. */
export interface DisputeMovement {
  /** The provider's own number; without a colon. */
  readonly movementNo: string
  readonly kind: Extract<MovementKind, 'chargeback' | 'chargebackReversal'>
  /** Above 0; -1 when it cannot be said in minor units. */
  readonly amount: number
  readonly currency: string
}

/** What a provider says of a dispute of a payment, all that it knows now. */
export interface DisputeEvent {
  /** The provider's own number. */
  readonly disputeNo: string
  readonly paymentNo: string
  readonly state: DisputeState
  /** What is disputed, -1 when it cannot be said in minor units or is not told. */
  readonly amount: number
  readonly currency: string
  /** Why, in the provider's own words. */
  readonly reason: string
  /** Until when the store may answer it there; null when that is not told. */
  readonly respondBy: number | null
  readonly openedAt: number
  readonly movements: readonly DisputeMovement[]
}

/** A message of a provider about a refund that it had taken. */
export interface RefundEvent {
  /** The number that it was sent with. */
  readonly sentNo: string
  readonly outcome: RefundOutcome
}

/** How to write the amounts of a payment. */
export interface Scale {
  readonly currency: string
  readonly currencyScale: number
}

/** One attempt as a provider needs it. */
export interface PaymentOrder extends Scale {
  readonly paymentNo: string
  /** Which of the provider's ways the customer chose; empty: its own page. */
  readonly channel: string
  readonly amount: number
  readonly subject: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly now: number
  readonly expiresAt: number
  readonly language: string
}

/** What the app shows of an attempt that a provider has opened [provider-6]. */
export interface PaymentStep {
  /** See core `paymentAction`. */
  readonly action: number
  /** The provider's page, or the deep link to a wallet; empty for a QR code. */
  readonly url: string
  /** The text of a QR code, else empty. */
  readonly qr: string
  /** Where a device without the wallet goes, else empty. */
  readonly fallbackUrl: string
}

/** An attempt that a provider has opened. */
export interface OpenedPayment extends PaymentStep {
  /** The provider's own number; empty for one that knows ours alone. */
  readonly providerRef: string
}

/** A payment that a provider is asked about, or is to cancel. */
export interface AskedPayment extends Scale {
  readonly paymentNo: string
  /** The provider's own number; empty when it never gave one. */
  readonly providerRef: string
}

/** What became of a refund at a provider; `failed` is its last word, in its own words. */
export interface RefundOutcome {
  readonly status: 'succeeded' | 'pending' | 'failed'
  /** The provider's own number; empty for one that has none. */
  readonly providerRefundId: string
  /** Why it failed; else empty. */
  readonly failure: string
}

/** Money of a payment that goes back. */
export interface RefundOrder extends AskedPayment {
  readonly refundNo: string
  readonly amount: number
  /** The provider's own number of a refund that it has taken before; else empty. */
  readonly providerRefundId: string
}

/** A stretch of time, in ms since 1970; it does not hold its end. */
export interface Period {
  readonly from: number
  readonly to: number
}

/**
 * One movement of money as a provider's own books have it. Numbers are ours, empty when the provider knows none; amounts are above 0 also
 * for a refund, and a refund that was made without us has no number.
 */
export type ProviderTransaction = StatedMovement & {
  /** Of a movement of a dispute: the dispute itself, so that one whose notices were lost is known all the same. */
  readonly dispute?: DisputeEvent
}

/** A payment provider. Calls may be repeated: `paymentNo` and `refundNo` are its idempotency keys. Throws when it cannot be reached. */
export interface PaymentProvider {
  readonly name: string
  create(order: PaymentOrder): Promise<OpenedPayment>
  query(payment: AskedPayment): Promise<ProviderState>
  /** Ends a payment that nobody has paid yet, so that nobody can any more [provider-5]; what cannot be ended stays. Absent: it cannot. */
  cancel?(payment: AskedPayment): Promise<void>
  /** Sends a refund, or asks about one that was sent: the same number never gives money back twice. */
  refund(refund: RefundOrder): Promise<RefundOutcome>
  /**
   * Every payment that was paid and every refund that was made in a period, as the provider has them, in any order and each once.
   * It reads all pages or throws. Absent for a provider that has no such call: then payments are asked about one by one.
   * `scaleOf` answers the digits of a payment's minor unit, the brand's own for an unknown payment.
   */
  list?(period: Period, scaleOf: (paymentNo: string) => Promise<number>): Promise<readonly ProviderTransaction[]>
  /** Whether what it states says nothing of disputes: then those of the books are not compared [reconcile-5]. */
  readonly isSilentOnDisputes?: boolean
  /** Where there is no `list`: what a payment and its refunds moved, as the provider has it now. */
  movementsOf?(payment: AskedPayment): Promise<readonly ProviderTransaction[]>
  /** Reads a notification from the raw bytes; undefined when it is not the provider's own, `ignored` when it is and concerns no payment. */
  readEvent(
    body: Buffer,
    attempt: {
      headers: NodeJS.Dict<string | string[]>
      now: number
      /** Asked only about a payment that a right signature vouches for. */
      scaleOf: (paymentNo: string) => Promise<number>
    },
  ): Promise<ProviderEvent | RefundEvent | DisputeEvent | 'ignored' | undefined>
}
