import { orderStatus } from '@tiffin/core/order/order-state'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import type { Orders } from './orders.ts'
import { deleteOldRequests, listIdle, listOverdue, listUncollected, type Overdue } from './queries.ts'

const secondMs = 1000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const uncollectedAfterMs = 4 * hourMs

const system = { role: 'system', id: '' } as const

/** What follows a state when nobody stands at the counter. */
const nextByItself: Readonly<Record<number, 'start' | 'makeReady' | 'complete'>> = {
  [orderStatus.accepted]: 'start',
  [orderStatus.making]: 'makeReady',
  [orderStatus.ready]: 'complete',
}

/** Work on orders that comes back by itself; every due row is then handled under its own corp, so several servers may run it. */
export function orderJobs({ http, db, clock, corps, config }: App, orders: Orders): Job[] {
  const timeOutOverdue = async () => {
    const now = clock.now()
    // On past those that cannot be handled now: they must not keep the rest waiting.
    let after: Pick<Overdue, 'dueAt' | 'orderId'> | undefined = { dueAt: 0, orderId: '' }
    while (after) {
      const last: Pick<Overdue, 'dueAt' | 'orderId'> = after
      const due: Overdue[] = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listOverdue(now, last))).rows)
      for (const { corpId, orderId } of due) {
        const corp = await corps.findAny(corpId)
        const timedOut = corp && orders.timeOut(corp, { orderId, now })
        await timedOut?.catch((error) => http.log.error({ err: error, corp: corpId, orderId }, 'not timed out'))
      }
      after = due.at(-1)
    }
  }
  const completeUncollected = async () => {
    const now = clock.now()
    const due = await db.tx(
      { role: 'jobs' },
      async (tx) => (await tx.run(listUncollected(now - uncollectedAfterMs))).rows,
    )
    for (const { corpId, orderId } of due) {
      const corp = await corps.findAny(corpId)
      const viewing = corp && ({ corp, language: 'zh-CN', now } as const)
      const asked = { orderId, action: 'complete', actor: system, from: orderStatus.ready } as const
      if (viewing) await orders.move(viewing, asked).catch(() => undefined) // handed over meanwhile
    }
  }
  const forgetRequests = async () => {
    await db.tx({ role: 'jobs' }, (tx) => tx.run(deleteOldRequests(clock.now() - 7 * dayMs)))
  }
  const autopilot = async () => {
    const now = clock.now()
    const since = now - config.orderAutopilotSeconds * secondMs
    const idle = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listIdle(since))).rows)
    for (const { corpId, orderId, status } of idle) {
      const corp = await corps.findAny(corpId)
      const action = nextByItself[status]
      const viewing = corp && ({ corp, language: 'zh-CN', now } as const)
      if (viewing && action) await orders.move(viewing, { orderId, action, actor: system }).catch(() => undefined) // moved by hand meanwhile
    }
  }
  const demo = config.orderAutopilotSeconds > 0 ? [{ name: 'autopilot', everyMs: secondMs, run: autopilot }] : []
  return [
    ...demo,
    { name: 'time out unpaid orders', everyMs: secondMs, run: timeOutOverdue },
    { name: 'complete orders nobody collected', everyMs: 60 * secondMs, run: completeUncollected },
    { name: 'forget old requests', everyMs: hourMs, run: forgetRequests },
  ]
}
