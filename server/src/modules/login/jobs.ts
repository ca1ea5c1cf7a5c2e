import { statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'

const dayMs = 24 * 3_600_000

/** What is over is swept away: codes and counts after two days, sessions a month after their end. */
export function loginJobs({ db, clock }: App): Job[] {
  const sweep = async () => {
    const now = clock.now()
    const before = (days: number) => [new Date(now - days * dayMs)]
    await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(
        statement('delete from sms_code where expires_at < $1', before(2)),
        statement('delete from budget where window_start < $1', before(2)),
        statement('delete from login_guard where touched_at < $1', before(2)),
        statement('delete from customer_session where expires_at < $1', before(30)),
        statement('delete from employee_session where expires_at < $1', before(30)),
      ),
    )
  }
  return [{ name: 'sweep log-ins', everyMs: 3_600_000, run: sweep }]
}
