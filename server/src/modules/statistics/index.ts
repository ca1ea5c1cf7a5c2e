import type { Database } from '../../db/database.ts'
import { type DailyFigures, listDailyFigures } from './queries.ts'

export { statisticsJobs } from './jobs.ts'
export type { DailyFigures } from './queries.ts'
export { serveStatistics } from './routes.ts'

/** A brand's days as its desk shows them, both ends included, newest first. */
export async function findDailyFigures(
  db: Database,
  corp: { corpId: string; timeZone: string },
  days: { from: string; to: string },
): Promise<DailyFigures[]> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
    tx.finish(listDailyFigures(corp.corpId, { ...days, timeZone: corp.timeZone })),
  )
  return rows
}
