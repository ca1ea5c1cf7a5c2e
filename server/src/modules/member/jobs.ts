import type { Services } from '../../db/services.ts'
import { sql } from '../../db/sql.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'

const keptMs = 90 * 24 * 3_600_000

/** Who helped whom is kept for ninety days. */
export function memberJobs({ db, clock }: Services): Job[] {
  const sweep = () =>
    sweepAway(db, { table: 'assist', where: sql`expires_at < :before`, before: new Date(clock.now() - keptMs) })
  return [{ name: 'sweep help', everyMs: 3_600_000, run: sweep }]
}
