import { orderStatus } from '@tiffin/core/order/order-state'
import type { Services } from '../../db/services.ts'
import { sql } from '../../db/sql.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { eachPage } from '../../jobs/each-page.ts'
import type { Job } from '../../jobs/run-jobs.ts'
import { sweepAway } from '../../jobs/sweep.ts'
import type { Move } from './move/queries.ts'
import type { Orders } from './orders.ts'
import { listIdle, listOverdue, listUncollected, type Overdue } from './queries.ts'

const secondMs = 1000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const uncollectedAfterMs = 4 * hourMs

const system = { role: 'system', id: '' } as const

/** What follows a state without anyone at the counter. */
const nextByItself: Readonly<Record<number, 'start' | 'makeReady' | 'complete'>> = {
  [orderStatus.accepted]: 'start',
  [orderStatus.making]: 'makeReady',
  [orderStatus.ready]: 'complete',
}

/** Work on orders that comes back by itself; every due row is then handled under its own corp, so several servers may run it. */
export function orderJobs({ log, db, clock, corps, config }: Services, orders: Orders): Job[] {
  const move = async (corpId: string, move: Omit<Move, 'corpId' | 'now'>) => {
    const corp = await corps.findAny(corpId)
    if (corp) await orders.move({ corp, language: 'zh-CN', now: clock.now() }, move)
  }
  const timeOutOverdue = async () => {
    const now = clock.now()
    const list = (after?: Overdue) =>
      db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listOverdue(now, after))).rows)
    await eachPage(list, (due) =>
      eachDue(due, log, async ({ corpId, orderId }) => {
        const corp = await corps.findAny(corpId)
        if (corp) await orders.timeOut(corp, { orderId, now })
      }),
    )
  }
  const completeUncollected = async () => {
    const now = clock.now()
    const due = await db.tx(
      { role: 'jobs' },
      async (tx) => (await tx.run(listUncollected(now - uncollectedAfterMs))).rows,
    )
    await eachDue(due, log, ({ corpId, orderId }) =>
      move(corpId, { orderId, action: 'complete', actor: system, from: orderStatus.ready }),
    )
  }
  const forgetRequests = () => {
    const before = new Date(clock.now() - 7 * dayMs)
    return sweepAway(db, { table: 'order_request', where: sql`created_at < :before`, before })
  }
  const autopilot = async () => {
    const now = clock.now()
    const since = now - config.orderAutopilotSeconds * secondMs
    const idle = await db.tx({ role: 'jobs' }, async (tx) => (await tx.run(listIdle(since))).rows)
    await eachDue(idle, log, async ({ corpId, orderId, status }) => {
      const action = nextByItself[status]
      if (action) await move(corpId, { orderId, action, actor: system })
    })
  }
  const demo = config.orderAutopilotSeconds > 0 ? [{ name: 'autopilot', everyMs: secondMs, run: autopilot }] : []
  return [
    ...demo,
    { name: 'time out unpaid orders', everyMs: secondMs, run: timeOutOverdue },
    { name: 'complete uncollected orders', everyMs: 60 * secondMs, run: completeUncollected },
    { name: 'forget old requests', everyMs: hourMs, run: forgetRequests },
  ]
}
