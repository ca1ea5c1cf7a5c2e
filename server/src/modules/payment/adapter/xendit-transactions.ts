import { isPaymentNo, isRefundNo } from '@tiffin/core/payment/payment-number'
import type { Period, ProviderTransaction } from '../provider.ts'
import { minorOf } from './amounts.ts'
import { type ApiAnswer, fieldsOf, textOf } from './call-api.ts'

/** Asks Xendit for what a path names. */
type Get = (path: string) => Promise<ApiAnswer>
type ScaleOf = (paymentNo: string) => Promise<number>

const statuses: Readonly<Record<string, ProviderTransaction['status']>> = {
  ...{ SUCCESS: 'succeeded', PENDING: 'pending', FAILED: 'failed', REVERSED: 'failed', VOIDED: 'voided' },
}

/** As many as Xendit gives of a page. */
const pageSize = 50

/** The parts of a fee, taxes with them; null when one of them cannot be said in our digits. */
function feeOf(fee: unknown, scale: number): number | null {
  const fields = fieldsOf(fee)
  const parts = ['xendit_fee', 'value_added_tax', 'xendit_withholding_tax', 'third_party_withholding_tax']
  const amounts = parts.map((name) => (fields[name] == null ? 0 : minorOf(fields[name], scale)))
  return amounts.includes(-1) ? null : amounts.reduce((sum, part) => sum + part, 0)
}

/** A reference of ours; empty for one of another application of the account, which is no concern of these books [reconcile-1]. */
const ownOf = (reference: string, isRefund: boolean): string =>
  (isRefund ? isRefundNo(reference) : isPaymentNo(reference)) ? reference : ''

async function readOne(fields: Readonly<Record<string, unknown>>, scaleOf: ScaleOf): Promise<ProviderTransaction> {
  const isRefund = fields.type === 'REFUND'
  const reference = ownOf(textOf(fields.reference_id).slice(0, 64), isRefund)
  const scale = await scaleOf(isRefund ? '' : reference)
  return {
    ...{ kind: isRefund ? 'refund' : 'payment', transactionId: textOf(fields.id) },
    ...(isRefund ? { paymentNo: '', refundNo: reference } : { paymentNo: reference, refundNo: '' }),
    status: statuses[textOf(fields.status)] ?? 'pending',
    ...{ amount: minorOf(fields.amount, scale), currency: textOf(fields.currency), fee: feeOf(fields.fee, scale) },
    at: Date.parse(textOf(fields.created)),
  }
}

/** All payments and refunds of a period, page by page. Throws when a page is none. */
export async function listTransactions(
  get: Get,
  { from, to }: Period,
  scaleOf: ScaleOf,
): Promise<ProviderTransaction[]> {
  const [since, until] = [from, to - 1].map((instant) => encodeURIComponent(new Date(instant).toISOString()))
  const period = `types=PAYMENT&types=REFUND&limit=${pageSize}&created[gte]=${since}&created[lte]=${until}`
  const all: ProviderTransaction[] = []
  for (let after = ''; ; ) {
    const { status, fields } = await get(`/transactions?${period}${after}`)
    if (status !== 200 || !Array.isArray(fields.data)) throw new Error(`Xendit listed nothing: HTTP ${status}.`)
    for (const each of fields.data) all.push(await readOne(fieldsOf(each), scaleOf))
    const last = all.at(-1)
    if (fields.has_more !== true || fields.data.length === 0 || !last) return all
    after = `&after_id=${encodeURIComponent(last.transactionId)}`
  }
}
