import { afterAll, expect, it, vi } from 'vitest'
import { logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'

// One round of the job takes two hundred orders, of all brands of a database.
vi.hoisted(() => {
  process.env.TEST_DATABASE_COPY = 'autopilot'
})
afterAll(() => {
  delete process.env.TEST_DATABASE_COPY
})

const pilot = testApp({ sessions: fakeSessions, config: { orderAutopilotSeconds: 20 } })
const manual = testApp({ sessions: fakeSessions, config: { orderAutopilotSeconds: 0 } })
const jobOf = (app: typeof pilot) => app.jobs.find(({ name }) => name === 'autopilot')

it('an order of the demo goes on by itself, each state after its seconds, until it is collected', async () => {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const { token } = await build.buildCustomer(corp)
  const lines = [build.want(shop.productId, shop.skuId)]
  await order(pilot, { ...shop, corp, token, lines, payable: 500 })
  await build.asCorp(corp, 'update customer_order set status = 20, pay_time = now()')
  /** Where the order stands after the job, when it has been in its state for so long. */
  const after = async (seconds: number) => {
    const ago = `now() - interval '${seconds} seconds'`
    await build.asCorp(
      corp,
      `update customer_order set pay_time = ${ago}, making_time = ${ago}, ready_time = ${ago} where status < 50`,
    )
    await jobOf(pilot)?.run()
    return (await build.asCorp<{ status: number }>(corp, 'select status from customer_order'))[0]?.status
  }
  const states = [await after(10), await after(30), await after(10), await after(30), await after(30), await after(30)]
  expect(logged.filter((line) => line.includes('not handled'))).toEqual([])
  expect(states).toEqual([20, 30, 30, 40, 50, 50])
  const log = await build.asCorp(
    corp,
    `select action, actor_role from order_log where actor_role = 'system' order by version`,
  )
  expect(log).toEqual(['start', 'makeReady', 'complete'].map((action) => ({ action, actor_role: 'system' })))
})

it('nothing goes on by itself where no seconds are set', () => {
  expect(manual.jobs.map(({ name, everyMs }) => [name, everyMs])).toEqual(
    pilot.jobs.filter(({ name }) => name !== 'autopilot').map(({ name, everyMs }) => [name, everyMs]),
  )
  expect(jobOf(pilot)?.everyMs).toBe(1000)
  expect(manual.jobs.find(({ name }) => name === 'complete uncollected orders')?.everyMs).toBe(60_000)
})
