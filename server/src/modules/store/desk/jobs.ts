import { brandMoved, type Services } from '../../../db/services.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import { listResuming, raiseStoreVersion, resumeStore } from './queries.ts'

const everyMs = 5000

/** Ends the pauses whose time is up; several servers may do this at once. */
export function storeJobs(app: Services): Job[] {
  const resume = async () => {
    const now = app.clock.now()
    const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listResuming(now)))
    await eachDue(rows, app.log, async ({ corpId, storeId }) => {
      const isResumed = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const { count } = await tx.run(resumeStore(corpId, storeId, now))
        if (count > 0) await tx.run(raiseStoreVersion(corpId))
        return count > 0
      })
      if (isResumed) await brandMoved(app, corpId)
    })
  }
  return [{ name: 'end pauses', everyMs, run: resume }]
}
