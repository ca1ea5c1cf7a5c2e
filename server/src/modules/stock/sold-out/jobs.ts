import { brandMoved, type Services } from '../../../db/services.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import { raiseStoreVersion } from '../../store/index.ts'
import { listEnded, raiseSoldOutVersion, removeEnded } from './queries.ts'

const everyMs = 1000

/** Ends the marks whose time is up [stock-6]; several servers may do this at once. */
export function soldOutJobs(app: Services): Job[] {
  const end = async () => {
    const now = app.clock.now()
    const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listEnded(now)))
    await eachDue(rows, app.log, async ({ corpId, storeId }) => {
      const isEnded = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const { count } = await tx.run(removeEnded(corpId, storeId, now))
        if (count > 0) await tx.batch(raiseSoldOutVersion(corpId, storeId), raiseStoreVersion(corpId))
        return count > 0
      })
      if (isEnded) await brandMoved(app, corpId)
    })
  }
  return [{ name: 'end sold-out marks', everyMs, run: end }]
}
