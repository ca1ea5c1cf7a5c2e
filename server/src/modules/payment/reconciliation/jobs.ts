import type { Services } from '../../../db/services.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import type { Payments } from '../payments.ts'
import { listDueDays, listToPlan, planDays } from './queries.ts'
import { reconcileDay } from './reconcile-day.ts'

const minuteMs = 60_000

/** Compares every account with its provider, once for each day and once more for what was late [reconcile-1]. */
export function reconciliationJobs({ db, clock, corps, config, log }: Services, payments: Payments): Job[] {
  const hasSandbox = config.paySandbox !== undefined
  const plan = async () => {
    const now = clock.now()
    const due = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listToPlan(hasSandbox))).rows)
    await eachDue(due, log, ({ corpId }) =>
      db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(planDays(corpId, { now, hasSandbox }))),
    )
  }
  const compare = async () => {
    const now = clock.now()
    const due = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDueDays(now))).rows)
    await eachDue(due, log, async ({ corpId, account, day }) => {
      const corp = await corps.findAny(corpId)
      if (corp) await reconcileDay({ db, payments, log }, { corp, account, day, now })
    })
  }
  return [
    { name: 'plan days to compare with providers', everyMs: 60 * minuteMs, run: plan },
    { name: 'compare the books with providers', everyMs: 5 * minuteMs, run: compare },
  ]
}
