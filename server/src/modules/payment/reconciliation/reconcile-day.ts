import type { Log } from '../../../base/context.ts'
import type { Corp } from '../../../base/corp.ts'
import type { Database } from '../../../db/database.ts'
import type { Statement } from '../../../db/statement.ts'
import type { TakenBy } from '../account/accounts.ts'
import type { DisputeEvent } from '../provider.ts'
import { bookedOfDay, compareDay } from './compare.ts'
import { type DayKey, noteUnreached, takeDay } from './queries.ts'
import { readStatement, type Stating } from './statement.ts'

/** What of paying is asked: the account of a day, and how its amounts are written. */
interface AskedOfPayments {
  accountOf(corpId: string, payment: TakenBy): Promise<{ readonly opened: Stating } | undefined>
  scaleOf(corp: Corp, paymentNo: string): Promise<number>
  takeDispute(corp: Corp, word: { account: TakenBy; event: DisputeEvent; now: number }): Promise<unknown>
}

/** What comparing a day stands on. */
export interface ReconcileParts {
  readonly db: Database
  readonly payments: AskedOfPayments
  readonly log: Pick<Log, 'warn'>
}

/** Which day, and whether a person asks for it now. */
export interface Wanted extends DayKey {
  readonly corp: Corp
  readonly now: number
  readonly isAsked?: boolean
  /** What the audit log keeps of it. */
  readonly audit?: readonly Statement[]
}

/** What became of it: `unknown` is no day of an account, or not due. */
export type Outcome = 'compared' | 'unreached' | 'unknown'

/** Asks the provider of an account about a day and compares it with the books. */
export async function reconcileDay(
  { db, payments, log }: ReconcileParts,
  { corp, now, isAsked = false, audit = [], ...key }: Wanted,
): Promise<Outcome> {
  const { corpId } = corp
  const scope = { role: 'app', corp: corpId } as const
  const day = (await db.tx(scope, async (tx) => (await tx.run(takeDay(corpId, key, { now, isAsked }))).rows))[0]
  if (!day) return 'unknown'
  try {
    const account = await payments.accountOf(corpId, day)
    if (!account) throw new Error('The account cannot be opened.')
    const comparing = { db, corp, day, now, audit, isSilentOnDisputes: account.opened.isSilentOnDisputes ?? false }
    const own = await bookedOfDay(comparing)
    const scaleOf = (paymentNo: string) => payments.scaleOf(corp, paymentNo)
    const numbers = own.map(({ paymentNo }) => paymentNo)
    const statement = await readStatement({ db, corp, provider: account.opened, scaleOf }, day, numbers)
    for (const { dispute } of statement)
      if (dispute) await payments.takeDispute(corp, { account: day, event: dispute, now })
    await compareDay(comparing, own, statement)
    return 'compared'
  } catch (error) {
    log.warn({ err: error, corp: corpId, account: day.account, day: day.day }, 'provider not reached for its books')
    await db.tx(scope, (tx) => tx.batch(noteUnreached(corpId, key, now), ...audit))
    return 'unreached'
  }
}
