import { describe, expect, it } from 'vitest'
import { logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { eachPage } from '../../jobs/each-page.ts'
import { listOverdue, type Overdue } from './queries.ts'

/** The corp whose orders cannot be written at the moment. */
let stuck = ''
/** What happens before an order is moved. */
let beforeMove: () => Promise<unknown> = async () => {}
const app = testApp({
  sessions: fakeSessions,
  db: {
    ...testDb,
    tx: async (scope, work) => {
      if (scope.keyed) await beforeMove()
      return scope.keyed && scope.corp === stuck ? Promise.reject(new Error('disk full')) : testDb.tx(scope, work)
    },
  },
})
const runJob = (name: string) => app.jobs.find((job) => job.name === name)?.run()

async function placeOrder() {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const { token } = await build.buildCustomer(corp)
  const { data } = await order(app, {
    ...shop,
    corp,
    token,
    lines: [build.want(shop.productId, shop.skuId)],
    payable: 500,
  })
  const status = async () =>
    (await build.asCorp<{ status: number }>(corp, 'select status from customer_order'))[0]?.status
  return { corp, orderId: data.orderId, status }
}

describe('orders that are not opened', () => {
  it('are handled one by one: the log says which could not be, and the others are not kept waiting', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()]
    for (const [index, { corp }] of [first, second].entries())
      await build.asCorp(
        corp,
        `update customer_order set status = 40, ready_time = now() - interval '${9 - index} days'`,
      )
    stuck = first.corp
    await runJob('complete uncollected orders')
    stuck = ''
    expect([await first.status(), await second.status()]).toEqual([40, 50])
    const complaints = logged.filter((line) => line.includes(first.orderId) && line.includes('disk full'))
    expect(complaints).toHaveLength(1)
    await runJob('complete uncollected orders')
    expect(await first.status()).toBe(50)
  })

  it('[R-4.10] are completed four hours after they were ready, and not before', async () => {
    const [early, due] = [await placeOrder(), await placeOrder()]
    const makeReady = ({ corp }: typeof early, before: string) =>
      build.asCorp(corp, `update customer_order set status = 40, ready_time = now() - interval '${before}'`)
    await makeReady(early, '3 hours 59 minutes')
    await makeReady(due, '4 hours 1 minute')
    await runJob('complete uncollected orders')
    expect([await early.status(), await due.status()]).toEqual([40, 50])
  })

  it('[order-37] and were brought back from a hand-over wait four hours from then', async () => {
    const [early, due] = [await placeOrder(), await placeOrder()]
    const bringBack = async ({ corp, orderId }: typeof early, before: string) => {
      await build.asCorp(corp, `update customer_order set status = 40, ready_time = now() - interval '5 hours'`)
      await build.insertRow(corp, 'order_log', {
        ...{ order_id: orderId, version: 9, action: 'takeBackHandOver', from_status: 50, to_status: 40 },
        ...{ actor_role: 'employee', actor_id: 'e', reason: '', logged_at: new Date() },
      })
      await build.asCorp(corp, `update order_log set logged_at = now() - interval '${before}' where version = 9`)
    }
    await bringBack(early, '3 hours 59 minutes')
    await bringBack(due, '4 hours 1 minute')
    await runJob('complete uncollected orders')
    expect([await early.status(), await due.status()]).toEqual([40, 50])
  })

  it('and were moved by hand meanwhile are nothing to complain of', async () => {
    const { corp, orderId } = await placeOrder()
    await build.asCorp(corp, `update customer_order set status = 40, ready_time = now() - interval '1 day'`)
    await Promise.all([runJob('complete uncollected orders'), runJob('complete uncollected orders')])
    expect(await build.asCorp(corp, "select 1 from order_log where action = 'complete'")).toHaveLength(1)
    expect(logged.filter((line) => line.includes(orderId))).toEqual([])
  })
})

it('an order that has time again since it was found overdue is left alone', async () => {
  const { corp, orderId, status } = await placeOrder()
  await build.asCorp(corp, `update customer_order set pay_expire_time = now() - interval '1 minute'`)
  beforeMove = () => build.asCorp(corp, `update customer_order set pay_expire_time = now() + interval '1 hour'`)
  await runJob('time out unpaid orders')
  beforeMove = async () => {}
  expect([orderId, await status()]).toEqual([orderId, 10])
})

it('[R-7.20] the request of an order is known for seven days, and forgotten then', async () => {
  const [fresh, old] = [await placeOrder(), await placeOrder()]
  const isKnownAfter = async ({ corp }: typeof fresh, age: string) => {
    await build.asCorp(corp, `update order_request set created_at = now() - interval '${age}'`)
    await runJob('forget old requests')
    return (await build.asCorp(corp, 'select 1 from order_request')).length === 1
  }
  expect(await isKnownAfter(fresh, '6 days 23 hours')).toBe(true)
  expect(await isKnownAfter(old, '7 days 1 hour')).toBe(false)
})

it('a sweep meets every overdue order once, also many of one instant', async () => {
  const { corp, orderId } = await placeOrder()
  // Long before all other orders, within one millisecond: a page ends in the middle of them.
  await build.asCorp(
    corp,
    `insert into customer_order
     select (jsonb_populate_record(made, jsonb_build_object('order_id', 'o' || lpad((number * 7 % 450)::text, 3, '0'),
       'order_no', number, 'pay_expire_time', '2001-01-01T00:00:00Z'::timestamptz + number % 300 * interval '3 us'))).*
     from customer_order made, generate_series(1, 449) number where made.order_id = $1`,
    [orderId],
  )
  const seen: string[] = []
  const list = (after?: Overdue) =>
    testDb.tx({ role: 'jobs' }, async (tx) => (await tx.run(listOverdue(Date.parse('2001-01-02'), after))).rows)
  await eachPage(list, async (page) => {
    seen.push(...page.map((due) => due.orderId))
    if (seen.length > 449) throw new Error('An order is met again.')
  })
  expect(seen).toHaveLength(449)
  expect(new Set(seen).size).toBe(449)
  await build.asCorp(corp, 'delete from customer_order where order_id <> $1', [orderId])
})
