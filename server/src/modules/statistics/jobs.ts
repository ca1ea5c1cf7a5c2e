import type { App } from '../../http/app.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { listDueDays, rollUpDay, sweepRecords } from './queries.ts'

const minuteMs = 60_000
const keptMs = 8 * 24 * 60 * minuteMs

/** Counts records into the figures of their day; records of a week ago go. Several servers may do this at once. */
export function statisticsJobs({ db, clock, http }: App): Job[] {
  const rollUp = async () => {
    const [{ rows: due }] = await db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listDueDays()))
    await eachDue(due, http.log, ({ corpId, day }) =>
      db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(...rollUpDay(corpId, day))),
    )
  }
  const sweep = async () => {
    await db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(sweepRecords(clock.now() - keptMs)))
  }
  return [
    { name: 'count statistics', everyMs: minuteMs, run: rollUp },
    { name: 'sweep statistics', everyMs: 60 * minuteMs, run: sweep },
  ]
}
