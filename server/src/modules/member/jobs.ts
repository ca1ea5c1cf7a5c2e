import { statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'

const keptMs = 90 * 24 * 3_600_000

/** Who helped whom is kept for ninety days. */
export function memberJobs({ db, clock }: App): Job[] {
  const sweep = async () => {
    const before = [new Date(clock.now() - keptMs)]
    await db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(statement('delete from assist where expires_at < $1', before)),
    )
  }
  return [{ name: 'sweep help', everyMs: 3_600_000, run: sweep }]
}
