import type { Services } from '../../db/services.ts'
import { eachDue } from '../../jobs/each-due.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { ledgerJobs } from '../ledger/index.ts'
import type { TakenBy } from './account/accounts.ts'
import { askAsPlanned, readParked } from './notice/asking.ts'
import { listParked, listToQuery } from './notice/queries.ts'
import type { Payments } from './payments.ts'
import { reconciliationJobs } from './reconciliation/jobs.ts'
import { listDueRefunds } from './refund/queries.ts'
import { sendRefund } from './refund/send-refund.ts'

/** How long a notice of an unknown payment waits for it. */
const parkedMs = 24 * 3_600_000

/** Work on payments that comes back by itself: asking about open attempts when no notification came, sending refunds, and keeping the books. */
export function paymentJobs(services: Services, payments: Payments): Job[] {
  const { db, clock, corps, log } = services
  const askProviders = async () => {
    const now = clock.now()
    const [{ rows: open }] = await db.tx({ role: 'jobs' }, (tx) => tx.finish(listToQuery(now)))
    await eachDue(open, log, async (attempt) => {
      const corp = await corps.findAny(attempt.corpId)
      if (corp) await askAsPlanned({ db, payments, corp, now }, attempt)
    })
  }
  const readNotices = async () => {
    const now = clock.now()
    const [{ rows: parked }] = await db.tx({ role: 'jobs' }, (tx) => tx.finish(listParked(now - parkedMs)))
    await eachDue(parked, log, async (notice) => {
      const corp = await corps.findAny(notice.corpId)
      if (corp) await readParked({ db, payments, corp, now }, notice)
    })
  }
  const sendRefunds = async () => {
    const now = clock.now()
    const [{ rows: due }] = await db.tx({ role: 'jobs' }, (tx) => tx.finish(listDueRefunds(now)))
    const providerOf = async (corpId: string, payment: TakenBy) => (await payments.accountOf(corpId, payment))?.opened
    const sending = { db, log, providerOf }
    await eachDue(due, log, ({ corpId, refundNo }) => sendRefund(sending, { corpId, refundNo, now }))
  }
  return [
    { name: 'ask providers about open payments', everyMs: 5000, run: askProviders },
    { name: 'read notices that came too early', everyMs: 5000, run: readNotices },
    { name: 'send refunds', everyMs: 2000, run: sendRefunds },
    ...reconciliationJobs(services, payments),
    ...ledgerJobs(services),
  ]
}
