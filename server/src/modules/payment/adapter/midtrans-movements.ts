import type { AskedPayment, DisputeEvent, ProviderTransaction } from '../provider.ts'
import { minorOf } from './amounts.ts'
import { fieldsOf, textOf } from './call-api.ts'

type Fields = Readonly<Record<string, unknown>>

/** Midtrans writes the wall clock of Jakarta. */
const instantOf = (text: unknown): number => Date.parse(`${textOf(text).replace(' ', 'T')}+07:00`)

/** A card that was captured and then cancelled was paid and has gone back; any other that was cancelled was never paid. */
const isVoided = ({ transaction_status: status, approval_code: approval }: Fields): boolean =>
  status === 'cancel' && textOf(approval) !== ''

const chargedBackStates = ['chargeback', 'partial_chargeback']

const paidStates = ['capture', 'settlement', 'refund', 'partial_refund', ...chargedBackStates]

/**
 * The chargeback of a card payment; undefined when there is none. Midtrans tells no number of it, no deadline, no time and no fee, and of a
 * part not how much: a chargeback of all is the amount of the payment.
 */
export function disputeIn(
  fields: Fields,
  { paymentNo, currencyScale, now }: { paymentNo: string; currencyScale: number; now: number },
): DisputeEvent | undefined {
  const status = textOf(fields.transaction_status)
  if (!chargedBackStates.includes(status)) return undefined
  const disputeNo = textOf(fields.transaction_id)
  const currency = textOf(fields.currency) || 'IDR'
  const amount = status === 'chargeback' ? minorOf(fields.gross_amount, currencyScale) : -1
  return {
    ...{ disputeNo, paymentNo, state: 'needsResponse', amount, currency, reason: '', respondBy: null, openedAt: now },
    movements: [{ kind: 'chargeback', movementNo: `${disputeNo}-chargeback`, amount, currency }],
  }
}

/** What a dispute moved, as far as it can be said. */
const movedBy = (dispute: DisputeEvent) =>
  dispute.movements
    .filter(({ amount }) => amount > 0)
    .map(({ movementNo: transactionId, kind, amount }) => ({ kind, transactionId, amount, refundNo: '', dispute }))

/** What a payment and its refunds moved, read from its state: Midtrans has no list of transactions, and tells no fees. */
export function movementsIn(
  fields: Fields,
  { paymentNo, currencyScale, now }: AskedPayment & { readonly now: number },
): ProviderTransaction[] {
  const isPaid = paidStates.includes(textOf(fields.transaction_status)) && fields.fraud_status !== 'challenge'
  if (!isPaid && !isVoided(fields)) return []
  const currency = textOf(fields.currency) || 'IDR'
  const paidAt = fields.payment_type === 'credit_card' ? undefined : fields.settlement_time
  const own = { paymentNo, currency, fee: 0, status: 'succeeded' } as const
  const dispute = disputeIn(fields, { paymentNo, currencyScale, now })
  const settledAt = instantOf(paidAt ?? fields.transaction_time)
  const refunds = (Array.isArray(fields.refunds) ? fields.refunds : []).map(fieldsOf)
  return [
    {
      ...{ ...own, kind: 'payment', transactionId: textOf(fields.transaction_id), refundNo: '' },
      ...{ status: isVoided(fields) ? 'voided' : 'succeeded', amount: minorOf(fields.gross_amount, currencyScale) },
      at: settledAt,
    },
    ...refunds.map((refund) => ({
      ...{ ...own, kind: 'refund' as const, refundNo: textOf(refund.refund_key) },
      transactionId: `${textOf(fields.transaction_id)}-${textOf(refund.refund_key)}`,
      ...{ amount: minorOf(refund.refund_amount, currencyScale), at: instantOf(refund.created_at) },
    })),
    ...(dispute ? movedBy(dispute).map((moved) => ({ ...own, ...moved, at: settledAt })) : []),
  ]
}
