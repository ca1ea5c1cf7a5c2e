import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { ledgerJobs } from '../ledger/index.ts'
import type { TakenBy } from './account/accounts.ts'
import type { Payments } from './payments.ts'
import { listToQuery } from './queries.ts'
import { listDueRefunds } from './refund-queries.ts'
import { sendRefund } from './send-refund.ts'

/** Work on payments that comes back by itself: asking about open attempts when no notification came, sending refunds, and keeping the books. */
export function paymentJobs(services: Services, payments: Payments): Job[] {
  const { db, clock, corps, log } = services
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
    const providerOf = async (corpId: string, payment: TakenBy) => (await payments.accountOf(corpId, payment))?.opened
    const sending = { db, log, providerOf }
    await eachDue(due, log, ({ corpId, refundNo }) => sendRefund(sending, { corpId, refundNo, now }))
  }
  return [
    { name: 'ask providers about open payments', everyMs: 5000, run: askProviders },
    { name: 'send refunds', everyMs: 2000, run: sendRefunds },
    ...ledgerJobs(services),
  ]
}
