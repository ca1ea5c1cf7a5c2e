import type { Services } from '../../db/services.ts'
import { sql } from '../../db/sql.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'

const dayMs = 24 * 3_600_000

/** Deletes what has ended: codes and counts after two days, sessions a month after their end. */
export function loginJobs({ db, clock }: Services): Job[] {
  const sweep = async () => {
    const before = (days: number) => new Date(clock.now() - days * dayMs)
    await sweepAway(db, { table: 'issued_code', where: sql`expires_at < :before`, before: before(2) })
    await sweepAway(db, { table: 'sms_code', where: sql`expires_at < :before`, before: before(2) }) // until the table goes
    await sweepAway(db, { table: 'budget', where: sql`window_start < :before`, before: before(2) })
    await sweepAway(db, { table: 'login_guard', where: sql`touched_at < :before`, before: before(2) })
    await sweepAway(db, { table: 'customer_session', where: sql`expires_at < :before`, before: before(30) })
    await sweepAway(db, { table: 'staff_session', where: sql`expires_at < :before`, before: before(30) })
  }
  return [{ name: 'sweep log-ins', everyMs: 3_600_000, run: sweep }]
}
