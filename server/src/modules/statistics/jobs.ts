import type { Services } from '../../db/services.ts'
import { sql } from '../../db/sql.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { eachPage } from '../../jobs/each-page.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'
import { countSome, type DueDay, listDueDays, recordsAtOnce } from './queries.ts'

const minuteMs = 60_000
const keptMs = 8 * 24 * 60 * minuteMs

/** A server that stops waits for its jobs: what is left then is due again in a minute. */
const mostRounds = 20

/**
 * Counts records into the figures of their day; records of a week ago go. Every brand that is due gets its batch before any brand gets
 * a second one. Several servers may do this at once.
 */
export function statisticsJobs({ db, clock, log }: Services): Job[] {
  const list = async (after: DueDay | undefined) =>
    (await db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listDueDays(after))))[0].rows
  const count = async ({ corpId, day }: DueDay) => {
    const scope = { role: 'app', corp: corpId, keyed: true } as const
    const [, counted] = await db.tx(scope, (tx) => tx.finish(...countSome(corpId, day)))
    return counted.rows[0]?.count ?? 0
  }
  const countAll = async () => {
    let isMore = true
    for (let round = 0; isMore && round < mostRounds; round++) {
      isMore = false
      await eachPage(list, (page) =>
        eachDue(page, log, async (due) => {
          if ((await count(due)) === recordsAtOnce) isMore = true
        }),
      )
    }
  }
  const sweep = () =>
    sweepAway(db, {
      ...{ table: 'stat_record', where: sql`rolled and received_at < :before` },
      before: new Date(clock.now() - keptMs),
    })
  return [
    { name: 'count statistics', everyMs: minuteMs, run: countAll },
    { name: 'sweep statistics', everyMs: 60 * minuteMs, run: sweep },
  ]
}
