import { randomUUIDv7 } from 'node:crypto'
import { feeEntries } from '@tiffin/core/ledger/entries'
import {
  isReceived,
  type Reconciled,
  reconcile,
  refundOfSent,
  type StatedMovement,
} from '@tiffin/core/ledger/reconcile'
import { providerDelta } from '@tiffin/core/ledger/settle-difference'
import type { Corp } from '../../../base/corp.ts'
import type { Database } from '../../../db/database.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { enter } from '../../ledger/index.ts'
import { endGone, keepDifferences } from './difference-queries.ts'
import { type DayRow, noteDay } from './queries.ts'
import * as sides from './side-queries.ts'

/** A day that is compared. */
export interface Comparing {
  readonly db: Database
  readonly corp: Corp
  readonly day: DayRow
  readonly now: number
  /** What the provider states says nothing of disputes. */
  readonly isSilentOnDisputes: boolean
  /** What the audit log keeps of a comparison that a person asked for, in the transaction of its outcome. */
  readonly audit: readonly Statement[]
}

/** What a provider said, as much as one statement may carry. */
const keptAtOnce = 5000

const scopeOf = ({ corpId }: Corp) => ({ role: 'app', corp: corpId }) as const

/** What the books have of the day. */
export const bookedOfDay = ({ db, corp, day }: Comparing): Promise<readonly sides.BookedRow[]> =>
  db.tx(scopeOf(corp), async (tx) => (await tx.run(sides.listBookedOfDay(corp.corpId, day))).rows)

const numbersOf = (movements: readonly { readonly paymentNo: string; readonly refundNo: string }[]): string[] => [
  ...new Set(movements.flatMap(({ paymentNo, refundNo }) => [paymentNo, refundOfSent(refundNo)])),
]

/** Both sides as they must be compared: what one has in the day, with what the other has of the same whenever it was. */
async function readSides(
  tx: Tx,
  { corp: { corpId }, day, isSilentOnDisputes }: Comparing,
  own: readonly sides.BookedRow[],
) {
  const { account } = day
  const stated = (
    await tx.run(
      sides.listStated(
        corpId,
        day,
        own.map(({ number }) => number),
      ),
    )
  ).rows
  const [others, fees] = await tx.batch(
    sides.listBookedOf(corpId, account, numbersOf(stated)),
    sides.listFees(
      corpId,
      account,
      stated.map(({ transactionId }) => transactionId),
    ),
  )
  const known = [...new Map([...own, ...others.rows].map((row) => [row.entryId, row])).values()]
  const booked = known.filter(({ kind }) => !isSilentOnDisputes || kind === 'payment' || kind === 'refund')
  return {
    ...{ from: day.from, to: day.to, stated },
    booked: booked.map(({ number, ...row }) => ({ ...row, refundNo: row.kind === 'refund' ? number : '' })),
    fees: new Map(fees.rows.map(({ transactionId, ...sum }) => [transactionId, sum])),
  }
}

/** Sums of the day in the brand's currency, in the provider's words; the books' own differ from them by the differences. */
function totalsOf({ corp, day }: Comparing, stated: readonly StatedMovement[], { differences }: Reconciled) {
  const { currency } = corp
  const moved = stated.filter(({ status, at }) => status === 'succeeded' && at >= day.from && at < day.to)
  const own = moved.filter((each) => each.currency === currency && each.amount >= 0)
  const thereTotal = own.reduce((sum, { kind, amount }) => sum + (isReceived(kind) ? amount : -amount), 0)
  const delta = differences.reduce((sum, each) => sum + providerDelta(each, currency), 0)
  const feeTotal = own.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
  return { movements: moved.length, thereTotal, hereTotal: thereTotal - delta, feeTotal }
}

async function enterFees(tx: Tx, { corp: { corpId }, day, now }: Comparing, { newFees }: Reconciled) {
  if (newFees.length === 0) return
  const numbers = newFees.map(({ paymentNo }) => paymentNo)
  const { rows } = await tx.run(sides.listOrdersOf(corpId, numbers))
  const orders = new Map(rows.map(({ paymentNo, orderId }) => [paymentNo, orderId]))
  const entries = newFees.flatMap((fee) =>
    feeEntries({ ...fee, account: day.account, orderId: orders.get(fee.paymentNo) ?? null }),
  )
  await tx.batch(...enter(corpId, now, entries))
}

/** Keeps what the provider said, compares it with the books, and writes down what differs and what it keeps [reconcile-1]. */
export async function compareDay(
  comparing: Comparing,
  own: readonly sides.BookedRow[],
  statement: readonly StatedMovement[],
): Promise<void> {
  const { db, corp, day, now, audit } = comparing
  const { corpId } = corp
  await db.tx(scopeOf(corp), async (tx) => {
    for (let first = 0; first < statement.length; first += keptAtOnce)
      await tx.run(
        sides.keepTransactions(corpId, day.account, { stated: statement.slice(first, first + keptAtOnce), now }),
      )
    const both = await readSides(tx, comparing, own)
    const found = reconcile(both)
    const differences = found.differences.map((each) => ({ ...each, differenceId: randomUUIDv7() }))
    await enterFees(tx, comparing, found)
    await tx.batch(
      keepDifferences(corpId, { ...day, differences, now }),
      endGone(corpId, { ...day, differences, now }),
      noteDay(corpId, { ...day, state: 'compared', now, ...totalsOf(comparing, both.stated, found) }),
      ...audit,
    )
  })
}
