import { brandMoved, type Services } from '../../../db/services.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import { listResuming, listUnstopping, raiseStoreVersion, resumeStore, unstopMethods } from './queries.ts'

const everyMs = 5000

/** Something that stores did for a while. */
interface Ending {
  readonly name: string
  readonly listDue: typeof listResuming | typeof listUnstopping
  readonly end: typeof resumeStore | typeof unstopMethods
}

const endings: readonly Ending[] = [
  { name: 'end pauses', listDue: listResuming, end: resumeStore },
  { name: 'take stopped pick-up methods again', listDue: listUnstopping, end: unstopMethods },
]

/** Ends what stores did for a while and whose time is up; several servers may do this at once. */
export function storeJobs(app: Services): Job[] {
  return endings.map(({ name, listDue, end }) => ({
    ...{ name, everyMs },
    async run() {
      const now = app.clock.now()
      const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listDue(now)))
      await eachDue(rows, app.log, async ({ corpId, storeId }) => {
        const isEnded = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
          const { count } = await tx.run(end(corpId, storeId, now))
          if (count > 0) await tx.run(raiseStoreVersion(corpId))
          return count > 0
        })
        if (isEnded) await brandMoved(app, corpId)
      })
    },
  }))
}
