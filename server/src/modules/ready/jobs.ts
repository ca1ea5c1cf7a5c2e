import { pacesOf } from '@tiffin/core/ready/pace'
import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import type { Stores } from '../store/index.ts'
import { listMade, listPaceDue, putPaces } from './queries.ts'
import { hourAt } from './ready-time.ts'

const everyMs = 60_000
const hourMs = 3_600_000
const learnedForMs = 20 * hourMs
const fourWeeksMs = 28 * 24 * hourMs

/** Learns each day how long each store takes, from its last four weeks [ready-1]; several servers may do this at once. */
export function readyJobs(app: Services, stores: Stores): Job[] {
  const learn = async () => {
    const now = app.clock.now()
    const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) =>
      tx.finish(listPaceDue(now - learnedForMs)),
    )
    await eachDue(rows, app.log, async ({ corpId, storeId }) => {
      const corp = await app.corps.findAny(corpId)
      const store = corp && (await stores.findAny(corp, storeId))
      if (!store) return
      await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const { rows: made } = await tx.run(listMade(corpId, { storeId, since: now - fourWeeksMs }))
        const paces = pacesOf(
          made.map(({ acceptedAt, readyAt, load }) => ({
            ...{ load, tookMs: readyAt - acceptedAt, hour: hourAt(acceptedAt, store.timeZone) },
          })),
        )
        await tx.finish(putPaces(corpId, storeId, { paces, now }))
      })
    })
  }
  return [{ name: 'learn paces', everyMs, run: learn }]
}
