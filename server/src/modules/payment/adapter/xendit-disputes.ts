import type { DisputeState } from '@tiffin/core/order/dispute'
import { isPaymentNo } from '@tiffin/core/payment/payment-number'
import type { DisputeEvent } from '../provider.ts'
import { minorOf } from './amounts.ts'
import { fieldsOf, textOf } from './call-api.ts'

const states: Readonly<Record<string, DisputeState>> = {
  ...{ ACTION_REQUIRED: 'needsResponse', UNDER_REVIEW: 'underReview', WON: 'won', LOST: 'lost' },
}

/** A time as Xendit writes it; null for none. */
function instantOf(value: unknown): number | null {
  const instant = Date.parse(textOf(value))
  return Number.isNaN(instant) ? null : instant
}

/**
 * A dispute as a notice of Xendit tells of it. Its amount is held while it is open and is gone once it is lost, which is when it is booked:
 * the final amount where one is told, else what was disputed. One that names no payment of ours belongs to another application.
 */
export async function disputeIn(
  fields: Readonly<Record<string, unknown>>,
  { now, scaleOf }: { readonly now: number; readonly scaleOf: (paymentNo: string) => Promise<number> },
): Promise<DisputeEvent | 'ignored'> {
  const paymentNo = textOf(fields.reference_id).slice(0, 64)
  const disputeNo = textOf(fields.id).slice(0, 100)
  const state = states[textOf(fields.status)]
  if (!isPaymentNo(paymentNo) || disputeNo === '' || state === undefined) return 'ignored'
  const { initial, terminal } = fieldsOf(fields.amount)
  const amount = minorOf(terminal ?? initial, await scaleOf(paymentNo))
  const currency = textOf(fields.currency)
  return {
    ...{ disputeNo, paymentNo, state, amount, currency, reason: textOf(fieldsOf(fields.category).name).slice(0, 100) },
    ...{ respondBy: instantOf(fields.due_date), openedAt: instantOf(fields.created_at) ?? now },
    movements: state === 'lost' ? [{ kind: 'chargeback', movementNo: disputeNo, amount, currency }] : [],
  }
}
