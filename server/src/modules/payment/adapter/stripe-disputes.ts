import type { DisputeState } from '@tiffin/core/order/dispute'
import type Stripe from 'stripe'
import type { DisputeEvent, DisputeMovement, ProviderTransaction } from '../provider.ts'
import { stripeMinor } from './stripe-amounts.ts'

type ScaleOf = (paymentNo: string) => Promise<number>

/** Events of disputes; each carries the whole dispute as it stood then. */
export const isDisputeEvent = (event: Stripe.Event): boolean => event.type.startsWith('charge.dispute.')

/** An inquiry takes no money; one that Stripe prevented or that ended as an inquiry is closed. */
const states: Readonly<Record<string, DisputeState>> = {
  ...{ warning_needs_response: 'needsResponse', needs_response: 'needsResponse' },
  ...{ appeal_needs_response: 'needsResponse', warning_closed: 'closed', prevented: 'closed' },
  ...{ won: 'won', lost: 'lost' },
}

/** Our number of the payment that is disputed; empty when another application of the account took it. A dispute names the charge alone. */
async function paymentNoOf(stripe: Stripe, { charge }: Stripe.Dispute): Promise<string> {
  const { metadata } = typeof charge === 'string' ? await stripe.charges.retrieve(charge) : charge
  return (metadata.paymentNo ?? '').slice(0, 64)
}

/** Money that went or came; one that was paid out in another currency than the dispute's is told in the dispute's own. */
function movementOf(entry: Stripe.BalanceTransaction, dispute: Stripe.Dispute, currencyScale: number): DisputeMovement {
  const currency = dispute.currency.toUpperCase()
  const units = entry.currency === dispute.currency ? Math.abs(entry.amount) : dispute.amount
  return {
    kind: entry.amount < 0 ? 'chargeback' : 'chargebackReversal',
    ...{ movementNo: entry.id, amount: stripeMinor(units, { currency, currencyScale }), currency },
  }
}

function eventOf(dispute: Stripe.Dispute, paymentNo: string, currencyScale: number): DisputeEvent {
  const currency = dispute.currency.toUpperCase()
  const { due_by: dueBy } = dispute.evidence_details
  return {
    ...{ disputeNo: dispute.id, paymentNo, state: states[dispute.status] ?? 'underReview', currency },
    ...{ amount: stripeMinor(dispute.amount, { currency, currencyScale }), reason: dispute.reason.slice(0, 100) },
    ...{ respondBy: dueBy ? dueBy * 1000 : null, openedAt: dispute.created * 1000 },
    movements: dispute.balance_transactions.map((entry) => movementOf(entry, dispute, currencyScale)),
  }
}

/** Reads an event of a dispute whose signature was right. */
export async function readDispute(
  stripe: Stripe,
  event: Stripe.Event,
  scaleOf: ScaleOf,
): Promise<DisputeEvent | 'ignored'> {
  const dispute = event.data.object as Stripe.Dispute // as: the type of the event says so
  const paymentNo = await paymentNoOf(stripe, dispute)
  return paymentNo === '' ? 'ignored' : eventOf(dispute, paymentNo, await scaleOf(paymentNo))
}

/** What it keeps of a movement, or gives back of what it kept; nothing is said in our digits of another currency. */
function feeOf(entry: Stripe.BalanceTransaction, dispute: Stripe.Dispute, currencyScale: number): number | null {
  if (entry.fee === 0 || entry.currency !== dispute.currency) return 0
  const fee = stripeMinor(Math.abs(entry.fee), { currency: dispute.currency.toUpperCase(), currencyScale })
  return fee === -1 ? null : fee * Math.sign(entry.fee)
}

async function transactionOf(
  stripe: Stripe,
  entry: Stripe.BalanceTransaction,
  scaleOf: ScaleOf,
): Promise<ProviderTransaction[]> {
  const { source } = entry
  if (source === null || typeof source === 'string' || source.object !== 'dispute') return []
  const dispute = source as Stripe.Dispute // as: its `object` says so
  const paymentNo = await paymentNoOf(stripe, dispute)
  const scale = await scaleOf(paymentNo)
  const { movementNo: transactionId, ...movement } = movementOf(entry, dispute, scale)
  return [
    {
      ...{ ...movement, transactionId, paymentNo, refundNo: '', status: 'succeeded', at: entry.created * 1000 },
      fee: feeOf(entry, dispute, scale),
      ...(paymentNo === '' ? {} : { dispute: eventOf(dispute, paymentNo, scale) }),
    },
  ]
}

/** A restricted key may lack the right to read balance transactions: what else it lists is compared all the same. */
const isForbidden = (error: unknown): boolean => (error as { type?: string }).type === 'StripePermissionError' // as: other errors have no type

/** What disputes moved in a period. */
export async function listDisputes(
  stripe: Stripe,
  created: { gte: number; lt: number },
  scaleOf: ScaleOf,
): Promise<ProviderTransaction[]> {
  const all: ProviderTransaction[] = []
  const entries = stripe.balanceTransactions.list({ created, type: 'adjustment', limit: 100, expand: ['data.source'] })
  try {
    for await (const entry of entries) all.push(...(await transactionOf(stripe, entry, scaleOf)))
  } catch (error) {
    if (!isForbidden(error)) throw error
  }
  return all
}
