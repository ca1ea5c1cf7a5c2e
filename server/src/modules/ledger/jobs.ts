import type { Log } from '../../base/context.ts'
import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { fillPage, listToFill } from './fill-queries.ts'

const minuteMs = 60_000

/** An order that is younger is written into the books by whoever moves it, if it moves at all. */
const settledAfterMs = 10 * minuteMs

/** A server that stops waits for its jobs: what is left then is gone on with an hour later. */
const mostPages = 200

/** Writes the entries of orders that came without them: of before there were books, of a release before, and of the demo [ledger-5]. */
export function ledgerJobs({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock'> & { readonly log: Pick<Log, 'error'> }): Job[] {
  const fill = async () => {
    const before = clock.now() - settledAfterMs
    const due = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listToFill(before))).rows)
    await eachDue(due, log, async ({ corpId }) => {
      let isMore = true
      for (let page = 0; isMore && page < mostPages; page++) {
        const [answer] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
          tx.finish(fillPage(corpId, before)),
        )
        isMore = answer.count > 0
      }
    })
  }
  return [{ name: 'write the books of before', everyMs: 60 * minuteMs, run: fill }]
}
