import { randomUUIDv7 } from 'node:crypto'
import { deleteOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { checkBooks } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { app as pointsApp } from '../../../../test/ordering.ts'
import { buy, openPointsShop, summary } from '../../../../test/points-shop.ts'

const app = testApp({ sessions: fakeSessions })

const steps = [counter.acceptStorePayment, counter.startOrder, counter.readyOrder, counter.completeOrder] as const

async function openOrder(made: number) {
  const shop = await openCounterShop(app, 50)
  const { orderId } = await shop.place()
  const atCounter = { corp: shop.corp, token: shop.staff }
  for (const [index, step] of steps.slice(0, made).entries())
    await ask(app, step, { ...atCounter, body: { orderId, version: index + 1 } })
  const takeBack = (from: 30 | 40 | 50, version: number) =>
    ask(app, counter.takeBackOrder, { ...atCounter, body: { orderId, version, from } })
  const times = async () =>
    (
      await build.asCorp<Record<string, boolean>>(
        shop.corp,
        `select making_time is not null as making, ready_time is not null as ready, finish_time is not null as finished
         from customer_order`,
      )
    )[0]
  return { ...shop, orderId, atCounter, takeBack, times }
}

test('[order-25] staff takes each of its steps back, and what the step had noted is forgotten', async () => {
  const shop = await openOrder(4)
  expect((await shop.takeBack(50, 5)).data).toMatchObject({ status: 40, version: 6, finishTime: null })
  expect(await shop.times()).toEqual({ making: true, ready: true, finished: false })
  expect((await shop.takeBack(40, 6)).data).toMatchObject({ status: 30, readyTime: null })
  expect((await shop.takeBack(30, 7)).data).toMatchObject({ status: 20, makingTime: null })
  expect(await shop.times()).toEqual({ making: false, ready: false, finished: false })
  const log = await build.asCorp<{ action: string }>(shop.corp, 'select action from order_log order by version')
  expect(log.slice(-3).map(({ action }) => action)).toEqual(['takeBackHandOver', 'takeBackReady', 'takeBackStart'])
})

test('[order-25] a step is taken back from the version and the state that were seen', async () => {
  const shop = await openOrder(3)
  expect((await shop.takeBack(40, 3)).code).toBe(refusals.moveNotAllowed)
  expect((await shop.takeBack(30, 4)).code).toBe(refusals.moveNotAllowed)
  const codes = await Promise.all([shop.takeBack(40, 4), shop.takeBack(40, 4)])
  expect(codes.map(({ code }) => code).toSorted()).toEqual([200, refusals.moveNotAllowed])
})

test('[order-31] what was handed over once is not closed, from no state: it is handed over again, and refunded within the limits', async () => {
  const shop = await openOrder(4)
  const close = (version: number) =>
    ask(app, counter.closeOrder, {
      ...{ ...shop.atCounter, body: { orderId: shop.orderId, version, reason: 'other' } },
    })
  await shop.takeBack(50, 5)
  expect((await close(5)).code).toBe(refusals.moveNotAllowed)
  expect((await close(6)).code).toBe(refusals.handedOverBefore)
  await shop.takeBack(40, 6)
  await shop.takeBack(30, 7)
  expect((await close(8)).code).toBe(refusals.handedOverBefore)
  const [stored] = await build.asCorp<{ status: number }>(shop.corp, 'select status, refund_total from customer_order')
  expect(stored).toEqual({ status: 20, refund_total: 0 })
})

/** An order of ten points that was made and handed over. */
async function openRewarded() {
  const shop = await openPointsShop()
  const { orderId } = (await buy(shop, 1000, {})).data
  const move = (call: (typeof steps)[number], version: number) =>
    ask(pointsApp, call, { corp: shop.corp, token: shop.staff, body: { orderId, version } })
  for (const [index, step] of steps.entries()) expect((await move(step, index + 1)).code).toBe(200)
  const takeBack = async () =>
    ask(pointsApp, counter.takeBackOrder, {
      ...{ corp: shop.corp, token: shop.staff, body: { orderId, version: await versionOf(), from: 50 } },
    })
  const versionOf = async () =>
    (
      await build.asCorp<{ version: number }>(shop.corp, 'select version from customer_order where order_id = $1', [
        orderId,
      ])
    )[0]?.version ?? 0
  const handOver = async () => move(counter.completeOrder, await versionOf())
  const points = async () => (await summary(shop)).currentPoints
  return { ...shop, orderId, takeBack, handOver, points, versionOf }
}

test('[order-25] points that came in with a hand-over go when it is taken back, and come in once with the next one', async () => {
  const shop = await openRewarded()
  expect(await shop.points()).toBe(10)
  expect((await shop.takeBack()).data).toMatchObject({ status: 40, pointsObtained: 0 })
  expect(await shop.points()).toBe(0)
  expect((await shop.handOver()).data).toMatchObject({ status: 50, pointsObtained: 10 })
  expect(await shop.points()).toBe(10)
  await checkBooks(shop.corp)
})

test('[order-25] a refund after a hand-over was taken back and made again takes back what came in with the second one', async () => {
  const shop = await openRewarded()
  await shop.takeBack()
  await shop.handOver()
  const { orderId } = shop
  const body = { orderId, version: await shop.versionOf(), amount: 1000, reason: 'cold', requestId: randomUUIDv7() }
  const refund = await ask(pointsApp, counter.refundOrder, { corp: shop.corp, token: shop.staff, body })
  expect(refund.code).toBe(200)
  expect(await shop.points()).toBe(0)
  expect((await shop.takeBack()).code).toBe(refusals.moveNotAllowed)
  await checkBooks(shop.corp)
})

test('[order-25] points that were spent meanwhile are owed until the order is handed over again', async () => {
  const shop = await openRewarded()
  await buy(shop, 990, { points: 10 })
  await shop.takeBack()
  expect(await shop.points()).toBeLessThanOrEqual(0)
  await shop.handOver()
  await checkBooks(shop.corp)
})

test('[order-25] a hand-over is taken back within half an hour, and not when its customer has deleted the order', async () => {
  const [late, deleted] = [await openOrder(4), await openOrder(4)]
  await build.asCorp(late.corp, `update customer_order set finish_time = now() - interval '31 minutes'`)
  expect((await late.takeBack(50, 5)).code).toBe(refusals.moveNotAllowed)
  await ask(app, deleteOrder, { ...deleted, body: { orderId: deleted.orderId } })
  expect((await deleted.takeBack(50, 5)).code).toBe(refusals.moveNotAllowed)
})

test('[order-25] an order that was handed over without having been ready is not made ready by that', async () => {
  const shop = await openOrder(1)
  await ask(app, counter.completeOrder, { ...shop.atCounter, body: { orderId: shop.orderId, version: 2 } })
  expect((await shop.takeBack(50, 3)).code).toBe(refusals.moveNotAllowed)
})
