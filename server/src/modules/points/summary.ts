import type { Corp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { expirePoints } from './expire-points.ts'
import { findFigures, listDates } from './queries.ts'

/** Points that end within so many days are listed separately [point-5]. */
export const soonMs = 30 * 86_400_000

/** Who asks, and when. */
export interface Whose {
  readonly corp: Corp
  readonly customerId: string
  readonly now: number
}

const nothing = { balance: 0, held: 0, obtained: 0, used: 0, expired: 0, isDue: false }

async function readFigures(db: Database, { corp: { corpId }, customerId, now }: Whose) {
  const account = { customerId, now }
  const [figures, dates] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findFigures(corpId, account), listDates(corpId, account)),
  )
  return { figures: figures.rows[0] ?? nothing, dates: dates.rows }
}

/** Reads figures; what is past its time is noted first, so that they and the list agree. */
export async function upToDate(db: Database, whose: Whose): ReturnType<typeof readFigures> {
  const found = await readFigures(db, whose)
  if (!found.figures.isDue) return found
  await expirePoints(db, { ...whose, corpId: whose.corp.corpId })
  return readFigures(db, whose)
}

/** A customer's points in figures. */
export async function showSummary(db: Database, whose: Whose) {
  const { figures, dates } = await upToDate(db, whose)
  const { pointsPerUnit, minorPerPoint, maxDeductPermille } = whose.corp
  const soon = dates.filter(({ expiresAt }) => expiresAt <= whose.now + soonMs)
  return {
    currentPoints: figures.balance,
    remainingPoints: figures.balance - figures.held,
    obtainedPoints: figures.obtained,
    usedPoints: figures.used,
    willExpirePoints: soon.reduce((sum, { points }) => sum + points, 0),
    expiredPoints: figures.expired,
    expiryList: dates.map(({ expiryDate, points: amount }) => ({ expiryDate, amount })),
    rule: { pointsPerUnit, minorPerPoint, maxDeductPermille },
  }
}
