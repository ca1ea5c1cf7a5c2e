import type { App } from '../../http/app.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { expirePoints } from './expire-points.ts'
import { type DueLot, listDueLots, type SweepMark, sweepStart } from './queries.ts'

const minuteMs = 60_000

/** Notes the end of points past their time. Nobody could spend them anyway; several servers may do this at once. */
export function pointsJobs({ db, clock, http }: App): Job[] {
  const expireDue = async () => {
    const now = clock.now()
    // On past those that cannot be handled now: they must not keep the rest waiting.
    let after: SweepMark | undefined = sweepStart
    while (after) {
      const last: SweepMark = after
      const due: DueLot[] = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDueLots(now, last))).rows)
      await eachDue(due, http.log, ({ corpId, customerId }) => expirePoints(db, { corpId, customerId, now }))
      after = due.at(-1)
    }
  }
  return [{ name: 'expire points', everyMs: minuteMs, run: expireDue }]
}
