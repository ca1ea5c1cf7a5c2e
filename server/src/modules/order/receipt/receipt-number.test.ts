import { cancelOrder } from '@tiffin/contract/order'
import * as counter from '@tiffin/contract/store'
import { startOfDay } from '@tiffin/core/store/local-time'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { app, customers, openShop } from '../../../../test/ordering.ts'
import * as paying from '../../../../test/paying.ts'
import { openPointsShop } from '../../../../test/points-shop.ts'
import { moveOrder } from '../move/move-order.ts'

interface Issued {
  readonly day: string
  readonly number: number
  readonly orderId: string
  readonly refundNo: string | null
  readonly linkKey: string | null
}

const issued = (corp: string) =>
  build.asCorp<Issued>(
    corp,
    `select day::text, number, order_id as "orderId", refund_no as "refundNo", link_key as "linkKey" from receipt order by day, number`,
  )

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

/** Orders of as many customers that wait for their money at the store, and who takes it. */
async function openUnpaid(most: number) {
  const shop = await openShop()
  const people = await customers(shop.corp, most)
  const more = { paymentMethodCode: 'counter' }
  const placed = await Promise.all(
    people.map(({ token }) => order(app, { ...shop, token, lines: [shop.line], payable: 500, more })),
  )
  const { token } = await build.buildEmployee(shop.corp, shop.storeId)
  const accept = (orderId: string, version = 1) =>
    ask(app, counter.acceptStorePayment, { corp: shop.corp, token, body: { orderId, version } })
  return { ...shop, staff: token, orderIds: placed.map(({ data }) => data.orderId), accept }
}

/** A sale whose transaction is rolled back after everything was written. */
async function sellAndFail(corpId: string, orderId: string) {
  const move = { corpId, orderId, action: 'acceptPayment', actor: { role: 'employee', id: 'e' } } as const
  const failing = testDb.tx({ role: 'app', corp: corpId }, async (tx) => {
    expect(await moveOrder(tx, { ...move, now: Date.now() }, 'Asia/Shanghai')).toBeDefined()
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
}

describe('[receipt-1] the number of a receipt', () => {
  it('has no gap and no double when a hundred sales of a store are made at once and some of them fail', async () => {
    const shop = await openUnpaid(100)
    const failing = shop.orderIds.filter((_, index) => index % 5 === 0)
    const selling = shop.orderIds.filter((_, index) => index % 5 !== 0)
    await Promise.all([
      ...selling.map(async (orderId) => expect((await shop.accept(orderId)).code).toBe(200)),
      ...selling.map((orderId) => shop.accept(orderId, 7)),
      ...failing.map((orderId) => sellAndFail(shop.corp, orderId)),
    ])
    const numbers = await issued(shop.corp)
    expect(numbers.map(({ number }) => number)).toEqual(upTo(80))
    expect(numbers.map(({ orderId }) => orderId).sort()).toEqual([...selling].sort())
    await shop.accept(failing[0] ?? '')
    expect((await issued(shop.corp)).at(-1)).toMatchObject({ number: 81, orderId: failing[0] })
  }, 60_000)

  it('begins again at the midnight of the store, not of the server', async () => {
    const clock = { at: Date.now(), now: () => clock.at }
    const ownApp = testApp({ sessions: fakeSessions, clock })
    const shop = await openShop({ price: 0 }) // a sale as soon as it is ordered
    const midnight = startOfDay(Date.now(), 'Asia/Shanghai') + 86_400_000
    for (const instant of [midnight - 2, midnight - 1, midnight]) {
      clock.at = instant
      await order(ownApp, { ...shop, lines: [shop.line], payable: 0 })
    }
    const days = [midnight - 1, midnight].map((instant) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10))
    expect((await issued(shop.corp)).map(({ day, number }) => [day, number])).toEqual([
      [days[0], 1],
      [days[0], 2],
      [days[1], 1],
    ])
  })

  it('is that of the store: another one begins with 1 as well', async () => {
    const shop = await openUnpaid(2)
    const [first = '', second = ''] = shop.orderIds
    const storeId = await build.buildStore(shop.corp)
    await build.asCorp(shop.corp, 'update customer_order set store_id = $1 where order_id = $2', [storeId, second])
    const { token } = await build.buildEmployee(shop.corp, storeId)
    await shop.accept(first)
    await ask(app, counter.acceptStorePayment, { corp: shop.corp, token, body: { orderId: second, version: 1 } })
    expect((await issued(shop.corp)).map(({ number }) => number)).toEqual([1, 1])
  })

  it('is not given before the order is paid, and is given with the money of a provider', async () => {
    const opened = await paying.openOrder()
    const paymentNo = await paying.openPayment(opened)
    expect(await issued(opened.corp)).toEqual([])
    const notice = paying.noticeOf(paymentNo)
    await Promise.all([1, 2, 3].map(() => notify(paying.app, opened.corp, { notice })))
    expect(await issued(opened.corp)).toMatchObject([{ number: 1, orderId: opened.orderId, refundNo: null }])
  })
})

describe('[receipt-3] a credit note', () => {
  it('has a number of the same sequence for each refund that money went back with, once', async () => {
    const shop = await openUnpaid(2)
    const [first = '', second = ''] = shop.orderIds
    const staff = { corp: shop.corp, token: shop.staff }
    await shop.accept(first)
    await ask(app, counter.completeOrder, { ...staff, body: { orderId: first, version: 2 } })
    const refund = (version: number, requestId: string) =>
      ask(app, counter.refundOrder, {
        ...staff,
        body: { orderId: first, version, amount: 100, reason: 'cold', requestId },
      })
    const firstId = crypto.randomUUID()
    await Promise.all([refund(3, firstId), refund(3, firstId), refund(9, crypto.randomUUID())])
    await shop.accept(second)
    await ask(app, counter.closeOrder, { ...staff, body: { orderId: second, version: 2, reason: 'soldOut' } })
    const refunds = await build.asCorp<{ refundNo: string }>(
      shop.corp,
      'select refund_no as "refundNo" from refund order by created_at',
    )
    expect((await issued(shop.corp)).map(({ number, orderId, refundNo }) => [number, orderId, refundNo])).toEqual([
      [1, first, null],
      [2, first, refunds[0]?.refundNo],
      [3, second, null],
      [4, second, refunds[1]?.refundNo],
    ])
  })

  it('is not given where no money went back, nor for money that came too late for a sale', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 1000 })
    const lines = [build.want(shop.productId, shop.skuId)]
    const { data } = await order(app, { ...shop, lines, payable: 0, more: { points: 1000 } })
    expect((await ask(app, cancelOrder, { ...shop, body: { orderId: data.orderId } })).code).toBe(200)
    expect(await issued(shop.corp)).toMatchObject([{ number: 1, refundNo: null }])
    const opened = await paying.openOrder()
    const paymentNo = await paying.openPayment(opened)
    await ask(paying.app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
    await notify(paying.app, opened.corp, { notice: paying.noticeOf(paymentNo) })
    expect(await build.asCorp(opened.corp, 'select amount from refund')).toEqual([{ amount: 500 }])
    expect(await issued(opened.corp)).toEqual([])
  })

  it('is not given for a sale of before there were receipts', async () => {
    const shop = await openUnpaid(1)
    const [orderId = ''] = shop.orderIds
    await build.asCorp(shop.corp, 'update customer_order set status = 20, version = 2, pay_time = now()')
    const body = { orderId, version: 2, reason: 'soldOut' }
    expect((await ask(app, counter.closeOrder, { corp: shop.corp, token: shop.staff, body })).code).toBe(200)
    expect(await issued(shop.corp)).toEqual([])
  })
})

it('[receipt-2] the key of a receipt’s link is 128 random bits, another for each', async () => {
  const shop = await openUnpaid(20)
  await Promise.all(shop.orderIds.map((orderId) => shop.accept(orderId)))
  const keys = (await issued(shop.corp)).map(({ linkKey }) => Buffer.from(linkKey ?? '', 'base64url'))
  for (const key of keys) expect(key).toHaveLength(16)
  // Of twenty random bytes in one place two differ, but once in 256 to the power of nineteen.
  const differing = upTo(16).filter((place) => new Set(keys.map((key) => key[place - 1])).size > 1)
  expect(differing).toHaveLength(16)
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(20)
})
