/**
 * Stripe's disputes, as the SDK `stripe` 23.1.0 types them (`Dispute`, `BalanceTransaction`, the events `charge.dispute.created`, `…updated`,
 * `…funds_withdrawn`, `…funds_reinstated` and `…closed`, whose object is the dispute), and as these pages tell:
 * https://docs.stripe.com/disputes/how-disputes-work (the disputed amount and a fee are debited when a dispute begins),
 * https://github.com/stripe-ruby-mock/stripe-ruby-mock/blob/master/lib/stripe_mock/webhook_fixtures/charge.dispute.funds_withdrawn.json (the
 * balance transaction: below 0, an adjustment, its fee, its source the dispute).
 * Not found: whether the fee comes back with the money, which depends on the account; here it does not.
 */
import type { Disputing } from './fake-host.ts'

/** What a dispute needs to know of the payment that is disputed. */
export interface DisputedSession {
  readonly payment_intent: string
  readonly client_reference_id: string
  readonly amount_total: number
  readonly currency: string
}

interface Entry {
  readonly id: string
  readonly object: 'balance_transaction'
  readonly type: 'adjustment'
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly created: number
}

interface Dispute {
  readonly object: 'dispute'
  readonly id: string
  readonly charge: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  readonly created: number
  readonly evidence_details: { readonly due_by: number | null }
  status: string
  balance_transactions: Entry[]
}

const statusOf: Readonly<Record<Disputing['to'], string | undefined>> = {
  ...{ opened: 'needs_response', inquired: 'warning_needs_response', taken: 'needs_response' },
  ...{ reviewed: 'under_review', lost: 'lost', won: 'won', closed: 'warning_closed', back: undefined },
}
const typeOf: Readonly<Record<Disputing['to'], string>> = {
  ...{ opened: 'created', inquired: 'created', taken: 'funds_withdrawn', reviewed: 'updated' },
  ...{ lost: 'closed', won: 'closed', closed: 'closed', back: 'funds_reinstated' },
}

const fee = 1500

/** Disputes of an account, and what they moved. */
export class StripeDisputes {
  readonly all: Dispute[] = []

  #find(session: DisputedSession, { amount }: Disputing): Dispute {
    const charge = `ch_${session.payment_intent}`
    const known = this.all.find((each) => each.charge === charge)
    if (known) return known
    const made: Dispute = {
      ...{ object: 'dispute', id: `dp_${session.payment_intent}`, charge, reason: 'fraudulent' },
      ...{ amount: amount === undefined ? session.amount_total : Number(amount), currency: session.currency },
      ...{
        created: Math.floor(Date.now() / 1000),
        evidence_details: { due_by: Math.floor(Date.now() / 1000) + 864_000 },
      },
      ...{ status: 'needs_response', balance_transactions: [] },
    }
    this.all.push(made)
    return made
  }

  #move(dispute: Dispute, sign: 1 | -1, part?: string): void {
    const id = `txn_${dispute.id}_${sign < 0 ? 'out' : 'in'}`
    if (dispute.balance_transactions.some((entry) => entry.id === id)) return
    const { currency } = dispute
    const amount = part === undefined ? dispute.amount : Number(part)
    const entry = { id, object: 'balance_transaction', type: 'adjustment', currency } as const
    const created = Math.floor(Date.now() / 1000)
    dispute.balance_transactions.push({ ...entry, created, amount: sign * amount, fee: sign < 0 ? fee : 0 })
  }

  /** What happens to the dispute of a payment, and the event that tells of it; it carries the dispute as it stands then. */
  happen(session: DisputedSession, disputing: Disputing): object {
    const dispute = this.#find(session, disputing)
    dispute.status = statusOf[disputing.to] ?? dispute.status
    if (disputing.to === 'taken') this.#move(dispute, -1)
    if (disputing.to === 'back') this.#move(dispute, 1, disputing.amount)
    const object = structuredClone(dispute)
    const type = `charge.dispute.${typeOf[disputing.to]}`
    return { object: 'event', id: `evt_${dispute.id}_${disputing.to}`, type, data: { object } }
  }

  /** What disputes moved in a period, with the dispute as the source. */
  entries = (isWithin: (entry: Entry) => boolean): object[] =>
    this.all.flatMap((dispute) =>
      dispute.balance_transactions.filter(isWithin).map((entry) => ({ ...entry, source: dispute })),
    )
}
