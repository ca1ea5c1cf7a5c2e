import { randomUUID } from 'node:crypto'
import { cancelOrder, findOrder, previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { orderStatus } from '@tiffin/core/order/order-state'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/build-coupon.ts'
import { givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, countTrips, tally } from '../../../../test/ordering.ts'
import { balanceOf, bring, buy, close, held, openPointsShop, runJob } from '../../../../test/points-shop.ts'

describe('an order with points', () => {
  it('[R-1.3][R-3.20] costs less by them, whole ones up to the cap, and holds them while it is unpaid', async () => {
    const shop = await openPointsShop({ minor_per_point: 3, max_deduct_per_mille: 500 })
    await givePoints(shop.corp, shop.customerId, { points: 400 })
    const { corp, token, storeId, productId, skuId } = shop
    const wish = { storeId, pickupMethod: 2, productRequestList: [build.want(productId, skuId)] }
    const preview = async (points: number | 'all') =>
      (await ask(app, previewOrder, { corp, token, body: { ...wish, points } })).data
    expect(await preview(0)).toMatchObject({ availablePoints: 400, maxPoints: 166, pointsUsed: 0, payableTotal: 1000 })
    expect(await preview(100)).toMatchObject({ pointsUsed: 100, pointsAmount: 300, payableTotal: 700 })
    expect(await preview('all')).toMatchObject({ pointsUsed: 166, pointsAmount: 498, payableTotal: 502 })
    expect(await preview(399)).toMatchObject({ pointsUsed: 166 })
    expect((await buy(shop, 1000, { points: 'all' })).code).toBe(refusals.priceChanged)
    const { data } = await buy(shop, 502, { points: 'all' })
    expect(data).toMatchObject({
      ...{ pointsUsed: 166, payableTotal: 502, discountTotal: 498 },
      discountList: [{ type: 10, amount: 498, refId: null }],
    })
    expect([await balanceOf(shop), await held(shop)]).toEqual([400, 166])
    expect(await preview(0)).toMatchObject({ availablePoints: 234 })
    expect((await buy(shop, 295, { points: 235 })).code).toBe(refusals.pointsShort)
    const found = await ask(app, findOrder, { corp, token, body: { orderId: data.orderId } })
    expect(found.data.pointsUsed).toBe(166)
  })

  it('[R-3.20] takes the first expiring points first, and none that are over, even before that is noted', async () => {
    const shop = await openPointsShop()
    const late = await givePoints(shop.corp, shop.customerId, { points: 300, days: 90 })
    const soon = await givePoints(shop.corp, shop.customerId, { points: 200, days: 5 })
    await givePoints(shop.corp, shop.customerId, { points: 900, days: -1 })
    expect((await buy(shop, 1, { points: 501 })).code).toBe(refusals.pointsShort)
    expect((await buy(shop, 750, { points: 250 })).code).toBe(200)
    const uses = await build.asCorp(shop.corp, 'select lot_id as lot, points from point_use order by use_no')
    expect(uses).toEqual([
      { lot: soon, points: 200 },
      { lot: late, points: 50 },
    ])
  })

  it('and a coupon is made in two round trips like any other', async () => {
    const shop = await openPointsShop()
    const { counted, trips, restart } = countTrips()
    const { storeId, productId, skuId } = shop
    const wish = { storeId, lines: [build.want(productId, skuId)], payable: 600 }
    for (const days of [3, 2]) await givePoints(shop.corp, shop.customerId, { points: 150, days })
    const buyOnce = async () => {
      const couponIdList = [await buildCoupon(shop.corp, shop.customerId)]
      restart()
      return order(counted, { ...shop, ...wish, more: { couponIdList, points: 100 } })
    }
    await buyOnce() // the menu is read once
    const { code, data } = await buyOnce()
    expect([code, data.pointsUsed, data.discountTotal]).toEqual([200, 100, 400])
    expect(trips[0]).toBe(2)
    await balanceOf(shop)
  })

  it('[PR-13][R-3.15] that leaves nothing to pay is accepted at once, and the points are spent', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 1200 })
    const { data } = await buy(shop, 0, { points: 'all' })
    expect(data).toMatchObject({ status: orderStatus.accepted, payableTotal: 0, pointsUsed: 1000 })
    expect([await balanceOf(shop), await held(shop)]).toEqual([200, 0])
    expect(await build.asCorp(shop.corp, 'select 1 from payment')).toEqual([])
  })

  it('[CP-05] of fifty at the same time that each spend all points one is made, and movements, lots and balance agree', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 400, days: 5 })
    await givePoints(shop.corp, shop.customerId, { points: 300, days: 9 })
    await Promise.all(Array.from({ length: 20 }, () => held(shop))) // as many connections as there may be
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(shop, 300, { points: 700 })))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 1, [refusals.pointsShort]: 49 })
    expect([await balanceOf(shop), await held(shop)]).toEqual([700, 700])
    const made = answers.find(({ code }) => code === 200)
    expect(await build.asCorp(shop.corp, 'select points_used as used from customer_order')).toEqual([{ used: 700 }])
    await ask(app, cancelOrder, { ...shop, body: { orderId: made?.data.orderId } })
    expect([await balanceOf(shop), await held(shop)]).toEqual([700, 0])
  })

  it('[OR-01] that is sent eight times at once is one order, and holds its points once', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    const more = { requestId: randomUUID(), points: 'all' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(shop, 300, more)))
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderId}`)).size).toBe(1)
    expect([answers[0]?.code, await balanceOf(shop), await held(shop)]).toEqual([200, 700, 700])
  })

  it('[CP-05] of two with "all" at once none goes through at a price that was not shown', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    const answers = await Promise.all([1, 2, 3].map(() => buy(shop, 300, { points: 'all' })))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 1, [refusals.priceChanged]: 2 })
    await balanceOf(shop)
  })

  it('[R-4.11][CP-04] [CP-07] gives them back once, however often it is cancelled while its time runs out', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    const { data } = await buy(shop, 300, { points: 700 })
    await build.asCorp(shop.corp, 'update customer_order set pay_expire_time = now()')
    const timeOut = () => runJob('time out unpaid orders')
    const cancel = () => ask(app, cancelOrder, { ...shop, body: { orderId: data.orderId } })
    await Promise.all([...Array.from({ length: 20 }, cancel), timeOut(), timeOut()])
    expect([await balanceOf(shop), await held(shop)]).toEqual([700, 0])
    expect(await build.asCorp(shop.corp, 'select unspent, held from point_lot')).toEqual([{ unspent: 700, held: 0 }])
    expect(await build.asCorp(shop.corp, 'select type from point_movement')).toEqual([{ type: 1 }])
    expect(await build.asCorp(shop.corp, 'select 1 from point_use')).toEqual([])
  })

  it('lets held points outlive their time, and ends them when they are released', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    const [paid, dropped] = [await buy(shop, 600, { points: 400 }), await buy(shop, 700, { points: 300 })]
    await build.asCorp(shop.corp, `update point_lot set expires_at = now() - interval '1 hour'`)
    await runJob('expire points')
    expect(await balanceOf(shop)).toBe(700)
    await bring(shop, paid.data.orderId, 'accept')
    await ask(app, cancelOrder, { ...shop, body: { orderId: dropped.data.orderId } })
    expect(await balanceOf(shop)).toBe(0)
    const movements = await build.asCorp(shop.corp, 'select type, points from point_movement order by movement_no')
    expect(movements).toEqual([
      { type: 1, points: 700 },
      { type: 4, points: -400 },
      { type: 3, points: -300 },
    ])
  })

  it('of a brand without points takes and earns none', async () => {
    const shop = await openPointsShop({ points_enabled: false })
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    expect((await buy(shop, 900, { points: 100 })).code).toBe(refusals.pointsShort)
    const { data } = await buy(shop, 1000, { points: 'all' })
    await bring(shop, data.orderId, 'accept', 'complete')
    expect(await balanceOf(shop)).toBe(700)
  })
})

describe('a paid order', () => {
  it('[R-4.10] closed before it is completed returns the points it took to their own lots', async () => {
    const shop = await openPointsShop()
    const lots = [
      await givePoints(shop.corp, shop.customerId, { points: 100, days: 5 }),
      await givePoints(shop.corp, shop.customerId, { points: 300, days: 9 }),
    ]
    const { data } = await buy(shop, 800, { points: 200 })
    const version = await bring(shop, data.orderId, 'accept')
    expect(await balanceOf(shop)).toBe(200)
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await close(shop, { orderId: data.orderId, version })).code),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await balanceOf(shop)).toBe(400)
    const left = await build.asCorp(shop.corp, 'select lot_id as lot, unspent from point_lot order by expires_at')
    expect(left).toEqual([
      { lot: lots[0], unspent: 100 },
      { lot: lots[1], unspent: 300 },
    ])
  })

  it('[R-4.10][R-3.20] earns points for what was paid when it is completed, to the end of the brand’s day a year later', async () => {
    const shop = await openPointsShop({ points_per_unit: 3 })
    await givePoints(shop.corp, shop.customerId, { points: 101 })
    const { data } = await buy(shop, 899, { points: 101 })
    await bring(shop, data.orderId, 'accept', 'complete')
    const { data: seen } = await ask(app, findOrder, { ...shop, body: { orderId: data.orderId } })
    expect([seen.pointsUsed, seen.pointsObtained]).toEqual([101, 26])
    expect(await balanceOf(shop)).toBe(26)
    const [lot] = await build.asCorp<{ date: string; hours: number }>(
      shop.corp,
      `select expiry_date as date, extract(hour from expires_at at time zone 'Asia/Shanghai')::int as hours
       from point_lot where order_id is not null`,
    )
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date())
    expect(lot).toEqual({
      date: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('02-29', '02-28'),
      hours: 0,
    })
  })
})
