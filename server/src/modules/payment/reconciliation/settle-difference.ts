import { type DifferenceWay, settlementEntries, waysOfDifference } from '@tiffin/core/ledger/settle-difference'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { auditEntry } from '../../audit/index.ts'
import { enter } from '../../ledger/index.ts'
import { lockDifference, settleDifference } from './difference-queries.ts'
import { sidesOf } from './show-days.ts'

interface Wish {
  readonly differenceId: string
  readonly way: DifferenceWay
  readonly note: string
}

/** Settles a difference once, with the entries that follow, in one transaction [reconcile-4]. */
export async function settle(
  { db }: Services,
  { differenceId, way, note }: Wish,
  context: Context<'staff'>,
): Promise<Record<string, never>> {
  const { corp, session, now } = context
  const { corpId } = corp
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [row] = (await tx.run(lockDifference(corpId, differenceId))).rows
    if (!row) throw new Refusal('differenceUnknown')
    if (row.settledAt !== null) throw new Refusal('differenceSettled')
    const difference = { ...row, ...sidesOf(row) }
    const ways = waysOfDifference(difference)
    if (!ways.includes(way)) throw fieldRefusal('way', `one of ${ways.join(', ')}`)
    const action = way === 'writeOff' ? 'payment.writeOff' : 'payment.settleDifference'
    const item = { kind: 'difference', id: differenceId, name: row.orderNo || row.paymentNo || row.transactionId }
    await tx.finish(
      settleDifference(corpId, { differenceId, staffId: session.staffId, way, note, now }),
      ...enter(corpId, now, settlementEntries(difference, way)),
      auditEntry(context, { action, item, changes: { kind: { from: row.kind, to: way } }, reason: note }),
    )
  })
  return {}
}
