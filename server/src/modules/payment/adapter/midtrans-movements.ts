import type { AskedPayment, ProviderTransaction } from '../provider.ts'
import { minorOf } from './amounts.ts'
import { fieldsOf, textOf } from './call-api.ts'

type Fields = Readonly<Record<string, unknown>>

/** Midtrans writes the wall clock of Jakarta. */
const instantOf = (text: unknown): number => Date.parse(`${textOf(text).replace(' ', 'T')}+07:00`)

/** A card that was captured and then cancelled was paid and has gone back; any other that was cancelled was never paid. */
const isVoided = ({ transaction_status: status, approval_code: approval }: Fields): boolean =>
  status === 'cancel' && textOf(approval) !== ''

const paidStates = ['capture', 'settlement', 'refund', 'partial_refund']

/** What a payment and its refunds moved, read from its state: Midtrans has no list of transactions, and tells no fees. */
export function movementsIn(fields: Fields, { paymentNo, currencyScale }: AskedPayment): ProviderTransaction[] {
  const isPaid = paidStates.includes(textOf(fields.transaction_status)) && fields.fraud_status !== 'challenge'
  if (!isPaid && !isVoided(fields)) return []
  const currency = textOf(fields.currency) || 'IDR'
  const paidAt = fields.payment_type === 'credit_card' ? undefined : fields.settlement_time
  const own = { paymentNo, currency, fee: 0, status: 'succeeded' } as const
  const refunds = (Array.isArray(fields.refunds) ? fields.refunds : []).map(fieldsOf)
  return [
    {
      ...{ ...own, kind: 'payment', transactionId: textOf(fields.transaction_id), refundNo: '' },
      ...{ status: isVoided(fields) ? 'voided' : 'succeeded', amount: minorOf(fields.gross_amount, currencyScale) },
      at: instantOf(paidAt ?? fields.transaction_time),
    },
    ...refunds.map((refund) => ({
      ...{ ...own, kind: 'refund' as const, refundNo: textOf(refund.refund_key) },
      transactionId: `${textOf(fields.transaction_id)}-${textOf(refund.refund_key)}`,
      ...{ amount: minorOf(refund.refund_amount, currencyScale), at: instantOf(refund.created_at) },
    })),
  ]
}
