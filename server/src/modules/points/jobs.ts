import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { eachPage } from '../../jobs/each-page.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { expirePoints } from './expire-points.ts'
import { type DueLot, listDueLots } from './queries.ts'

const minuteMs = 60_000

/** Notes the end of points past their time. They could not be spent anyway; several servers may do this at the same time. */
export function pointsJobs({ db, clock, log }: Services): Job[] {
  const expireDue = async () => {
    const now = clock.now()
    const list = (after?: DueLot) => db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDueLots(now, after))).rows)
    await eachPage(list, (due) =>
      eachDue(due, log, ({ corpId, customerId }) => expirePoints(db, { corpId, customerId, now })),
    )
  }
  return [{ name: 'expire points', everyMs: minuteMs, run: expireDue }]
}
