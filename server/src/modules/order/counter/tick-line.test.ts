import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })

async function openMaking() {
  const shop = await openCounterShop(app, 50)
  const { orderId } = await shop.place()
  const atCounter = { corp: shop.corp, token: shop.staff }
  type Step = typeof counter.startOrder | typeof counter.readyOrder | typeof counter.acceptStorePayment
  const step = (call: Step, version: number) => ask(app, call, { ...atCounter, body: { orderId, version } })
  await step(counter.acceptStorePayment, 1)
  const start = () => step(counter.startOrder, 2)
  const makeReady = () => step(counter.readyOrder, 3)
  const tick = (isTicked: boolean, more = {}) =>
    ask(app, counter.tickOrderLine, { ...atCounter, body: { orderId, lineNo: 1, isTicked, ...more } })
  const changes = async (changedSince: number) =>
    (await ask(app, counter.listStoreOrders, { ...atCounter, body: { changedSince: changedSince + 30_000 } })).data
  return { ...shop, orderId, start, makeReady, tick, changes }
}

test('[kitchen-4] a line is ticked while it is made, which other tablets read among the changes, and its version stays', async () => {
  const shop = await openMaking()
  const started = (await shop.start()).data
  expect(started.tickList).toEqual([])
  const { readAt } = await shop.changes(0)
  expect((await shop.changes(readAt)).list).toEqual([])
  const { code, data } = await shop.tick(true)
  expect([code, data.tickList, data.version]).toEqual([200, [1], started.version])
  const after = await shop.changes(readAt)
  expect(after.list).toMatchObject([{ orderId: shop.orderId, tickList: [1] }])
  expect((await shop.tick(false)).data.tickList).toEqual([])
})

test('[kitchen-4] who ticks last decides, and a second tick changes nothing', async () => {
  const shop = await openMaking()
  await shop.start()
  const read = () => build.asCorp(shop.corp, 'select ticked_at from order_line')
  await shop.tick(true)
  const first = await read()
  await shop.tick(true)
  expect(await read()).toEqual(first)
  await Promise.all([shop.tick(false), shop.tick(false)])
  expect(await read()).toEqual([{ ticked_at: null }])
})

test('[kitchen-4] ticks reach the tablets of the store, not the customer', async () => {
  const shop = await openMaking()
  await shop.start()
  await shop.tick(true)
  const events = await build.asCorp(
    shop.corp,
    'select customer_id is null as "isForStore", store_id from outbox order by created_at, event_id',
  )
  expect(events.at(-1)).toEqual({ isForStore: true, store_id: shop.storeId })
})

test('[kitchen-4] nothing is ticked of what is not being made, of another line, or at another store', async () => {
  const shop = await openMaking()
  expect((await shop.tick(true)).code).toBe(refusals.moveNotAllowed)
  await shop.start()
  expect((await shop.tick(true, { lineNo: 2 })).code).toBe(refusals.moveNotAllowed)
  const other = await build.buildEmployee(shop.corp, await build.buildStore(shop.corp))
  const body = { orderId: shop.orderId, lineNo: 1, isTicked: true }
  const { code } = await ask(app, counter.tickOrderLine, { corp: shop.corp, token: other.token, body })
  expect(code).toBe(refusals.orderUnknown)
  await shop.makeReady()
  expect((await shop.tick(true)).code).toBe(refusals.moveNotAllowed)
})
