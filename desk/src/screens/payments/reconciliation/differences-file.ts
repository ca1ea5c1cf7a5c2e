import type { Difference } from '../../../data/reconciliation.ts'

/** A cell: quoted, and never a formula for a program of sheets. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  return `"${(/^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text).replaceAll('"', '""')}"`
}

const head = [
  'kind',
  'payment',
  'refund',
  'transaction',
  'order',
  'provider',
  'currency',
  'books',
  'currency',
  'settled',
  'note',
]

/** The differences of a day as a file for sheets: sums are minor units, times those of Greenwich. */
export function differencesFile(differences: readonly Difference[]): string {
  const rows = differences.map(
    ({ kind, paymentNo, refundNo, transactionId, orderNo, theirs, ours, settledAt, note }) => [
      ...[kind, paymentNo, refundNo, transactionId, orderNo, theirs?.amount ?? null, theirs?.currency ?? null],
      ...[
        ours?.amount ?? null,
        ours?.currency ?? null,
        settledAt === null ? null : new Date(settledAt).toISOString(),
        note,
      ],
    ],
  )
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
