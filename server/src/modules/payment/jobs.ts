import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import type { Payments } from './payments.ts'
import { finishRefund, listDueRefunds, listToQuery, takeRefund } from './queries.ts'

/** Work on payments that comes back by itself: asking about open attempts when no notification came, and sending refunds. */
export function paymentJobs({ db, clock, corps, log }: Services, payments: Payments): Job[] {
  const askProviders = async () => {
    const now = clock.now()
    const open = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listToQuery(now))).rows)
    await eachDue(open, log, async ({ corpId, paymentNo }) => {
      const corp = await corps.findAny(corpId)
      if (corp) await payments.ask(corp, paymentNo, now)
    })
  }
  const sendRefunds = async () => {
    const now = clock.now()
    const due = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listDueRefunds(now))).rows)
    await eachDue(due, log, async ({ corpId, refundNo }) => {
      const scope = { role: 'app', corp: corpId } as const
      const taken = await db.tx(scope, async (tx) => (await tx.run(takeRefund(corpId, refundNo, now))).rows[0])
      const provider = taken && payments.providerOf(taken.provider)
      if (!provider) return
      try {
        await provider.refund(taken)
        await db.tx(scope, (tx) => tx.run(finishRefund(corpId, refundNo, now)))
      } catch (error) {
        log.warn({ err: error, refundNo, tries: taken.tries }, 'refund not sent yet')
      }
    })
  }
  return [
    { name: 'ask providers about open payments', everyMs: 5000, run: askProviders },
    { name: 'send refunds', everyMs: 2000, run: sendRefunds },
  ]
}
