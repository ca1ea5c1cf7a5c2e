import { setSoldOut } from '@tiffin/contract/sold-out'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { afterEach, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { openDrawerShop } from '../../../test/drawer.ts'
import { app, clock } from '../../../test/paying.ts'
import { soldOutJobs } from '../stock/index.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const weekMs = 7 * 24 * hourMs

type Shop = Awaited<ReturnType<typeof openDrawerShop>>

/** Stops the clock of the server at now. */
function stopClock(): number {
  clock.stoppedAt = Date.now() + clock.offset
  clock.offset = 0
  return clock.stoppedAt
}

const goOn = (ms: number) => {
  clock.stoppedAt = (clock.stoppedAt ?? 0) + ms
}

afterEach(() => {
  delete clock.stoppedAt
})

/** Of two orders one is ready in time and one is late. */
const makeReady = ({ corp }: Shop) =>
  build.asCorp(
    corp,
    `update customer_order set ready_until = pay_time + interval '10 minutes',
       ready_time = pay_time + make_interval(mins => case when order_id = (select min(order_id) from customer_order) then 5 else 15 end)`,
  )

test('[shift-13] an open shift says how its orders kept their time, and nothing of a week in which the store had no shifts', async () => {
  stopClock()
  const shop = await openDrawerShop()
  await shop.open(100)
  expect((await shop.detail()).lastWeek).toBeNull()
  goOn(hourMs)
  await shop.sell()
  await shop.sell()
  await makeReady(shop)
  expect((await shop.detail()).kept).toEqual({ made: 2, late: 1, tookMs: 10 * minuteMs })
  await shop.close(1_100, 1_100)
  goOn(hourMs)
  await shop.open(100)
  goOn(hourMs)
  expect(await shop.detail()).toMatchObject({ kept: { made: 0, late: 0, tookMs: null }, lastWeek: null })
})

test('[shift-13] the same hours a week before are those up to now, of whatever shifts they were in', async () => {
  const begin = stopClock()
  const shop = await openDrawerShop()
  await shop.open(100)
  goOn(hourMs)
  await shop.sell()
  await shop.close(600, 600)
  await shop.open(100)
  goOn(hourMs)
  await shop.sell()
  await shop.sell()
  await makeReady(shop)
  await shop.close(1_100, 1_100, { shiftNo: 2 })
  clock.stoppedAt = begin + weekMs + hourMs / 2
  await shop.open(100)
  const before = async () => (await shop.detail()).lastWeek
  expect(await before()).toEqual({ orderCount: 0, soldTotal: 0, late: 0 })
  goOn(hourMs)
  expect(await before()).toMatchObject({ orderCount: 1, soldTotal: 500 })
  goOn(hourMs)
  expect(await before()).toEqual({ orderCount: 3, soldTotal: 1_500, late: 2 })
  goOn(20 * hourMs)
  expect(await before()).toMatchObject({ orderCount: 3 })
  goOn(3 * hourMs)
  expect(await before()).toBeNull()
})

test('[shift-13] what is sold between two shifts counts to the later one, in both weeks', async () => {
  clock.stoppedAt = stopClock() - weekMs // tokens are of now
  const shop = await openDrawerShop()
  const closeIt = async (shiftNo: number) => {
    const expected = (await shop.detail()).shift?.figures.cash.expected ?? 0
    expect((await shop.close(expected, expected, { shiftNo })).code).toBe(200)
  }
  const night = async (shiftNo: number) => {
    await shop.open(100)
    goOn(hourMs)
    await closeIt(shiftNo)
    goOn(hourMs)
    await shop.sell()
    await shop.sell()
    goOn(hourMs)
  }
  await night(1)
  await shop.open(100)
  goOn(hourMs)
  await shop.sell()
  await closeIt(2)
  goOn(weekMs - 4 * hourMs)
  await night(3)
  await shop.open(100)
  goOn(hourMs + 1)
  const { shift, lastWeek } = await shop.detail()
  expect([shift?.figures.orderCount, lastWeek?.orderCount]).toEqual([2, 3])
})

test('[shift-13] an order for later says nothing of how long orders take', async () => {
  stopClock()
  const shop = await openDrawerShop()
  await shop.open(100)
  goOn(hourMs)
  await shop.sell()
  await shop.sell()
  await makeReady(shop)
  await build.asCorp(
    shop.corp,
    `update customer_order set slot_starts_at = ready_time, slot_ends_at = ready_time where ready_time > ready_until`,
  )
  expect((await shop.detail()).kept).toEqual({ made: 2, late: 1, tookMs: 5 * minuteMs })
})

test('[shift-14] an open shift says what was sold out in it and when, and forgets it after eight days', async () => {
  const begin = stopClock()
  const shop = await openDrawerShop()
  await shop.open(100)
  const mark = (kind: number, itemId: string, more: { isSoldOut?: boolean; backAt?: number } = {}) =>
    ask(app, setSoldOut, {
      ...{ corp: shop.corp, token: `${shop.staff.token},stock:sold-out` },
      body: { kind: kind as 1, itemId, isSoldOut: true, ...more },
    })
  await mark(stockKind.sku, shop.skuId)
  goOn(minuteMs)
  await mark(stockKind.product, shop.productId, { backAt: begin + 5 * minuteMs })
  goOn(minuteMs)
  await mark(stockKind.sku, shop.skuId, { isSoldOut: false })
  const { soldOutList } = await shop.detail()
  expect(soldOutList).toEqual([
    {
      ...{ kind: stockKind.product, itemId: shop.productId, productId: shop.productId },
      ...{ name: 'Tea', since: begin + minuteMs, until: null },
    },
    {
      ...{ kind: stockKind.sku, itemId: shop.skuId, productId: shop.productId },
      ...{ name: 'Tea Regular', since: begin, until: begin + 2 * minuteMs },
    },
  ])
  goOn(10 * minuteMs)
  await soldOutJobs(app)[0]?.run()
  const ends = (await shop.detail()).soldOutList.map(({ until }) => until)
  expect(ends).toEqual([begin + 5 * minuteMs, begin + 2 * minuteMs])
  goOn(12 * hourMs)
  expect((await shop.detail()).soldOutList).toEqual([])
  goOn(9 * 24 * hourMs)
  await mark(stockKind.sku, shop.skuId)
  await mark(stockKind.sku, shop.skuId, { isSoldOut: false })
  expect(await build.asCorp(shop.corp, 'select stock_kind from sold_out_span')).toEqual([{ stock_kind: 2 }])
})
