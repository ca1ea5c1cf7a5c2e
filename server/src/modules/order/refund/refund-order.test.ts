import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { orderStatus } from '@tiffin/core/order/order-state'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { app } from '../../../../test/ordering.ts'
import {
  balanceOf,
  buy,
  buyAndCollect,
  movements,
  openPointsShop,
  refund,
  summary,
} from '../../../../test/points-shop.ts'

const signed = async (shop: Parameters<typeof movements>[0]) =>
  (await movements(shop)).list.map(({ type, points }) => [type, points])

describe('a completed order', () => {
  it('is refunded in parts, each by the provider or over the counter, and stays completed', async () => {
    const shop = await openPointsShop()
    const made = await buyAndCollect(shop, 1000, 0)
    const first = await refund(shop, { ...made, amount: 400 })
    expect(first.data).toMatchObject({ status: orderStatus.completed, refundTotal: 400, version: made.version + 1 })
    const second = await refund(shop, { ...made, version: made.version + 1, amount: 600 })
    expect(second.data).toMatchObject({ status: orderStatus.completed, refundTotal: 1000 })
    const rows = await build.asCorp(shop.corp, 'select amount, status, reason from refund order by part_no')
    expect(rows).toEqual([400, 600].map((amount) => ({ amount, status: 2, reason: 'spilled' })))
    const log = await build.asCorp(
      shop.corp,
      `select from_status, to_status, actor_role from order_log where action = 'refund'`,
    )
    expect(log).toEqual([1, 2].map(() => ({ from_status: 50, to_status: 50, actor_role: 'employee' })))
    const { data } = await ask(app, findOrder, { ...shop, body: { orderId: made.orderId } })
    expect([data.refundTotal, data.payableTotal]).toEqual([1000, 1000])
  })

  it('paid by card gets a due refund for each part, of the payment it was paid with', async () => {
    const shop = await openPointsShop()
    const made = await buyAndCollect(shop, 1000, 0)
    await build.insertRow(shop.corp, 'payment', {
      ...{ payment_no: '774102296000000000000001', order_id: made.orderId, provider: 'sandbox', method_code: 'card' },
      ...{ amount: 1000, currency: 'CNY', status: 1, created_at: new Date(), expires_at: new Date() },
    })
    await build.asCorp(shop.corp, `update customer_order set payment_no = '774102296000000000000001'`)
    const version = (await refund(shop, { ...made, amount: 1 })).data.version
    await refund(shop, { ...made, version, amount: 999 })
    const rows = await build.asCorp(shop.corp, 'select payment_no, amount, status from refund order by part_no')
    expect(rows).toEqual([1, 999].map((amount) => ({ payment_no: '774102296000000000000001', amount, status: 0 })))
  })

  it('gives back no more than was paid, once for each version, and nothing before it is completed', async () => {
    const shop = await openPointsShop()
    const made = await buyAndCollect(shop, 1000, 0)
    const tooMuch = await refund(shop, { ...made, amount: 1001 })
    expect(tooMuch).toMatchObject({
      code: refusals.inputInvalid,
      data: { fieldErrors: [{ field: 'amount', detail: 'at most 1000' }] },
    })
    const stale = await refund(shop, { ...made, version: made.version + 1, amount: 1001 })
    expect(stale.code).toBe(refusals.moveNotAllowed)
    for (const amount of [-1, 0.5, 0]) expect((await refund(shop, { ...made, amount })).code).not.toBe(200)
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await refund(shop, { ...made, amount: 300 })).code))
    expect(codes.sort()).toEqual([200, ...Array<number>(3).fill(refusals.moveNotAllowed)])
    const left = await refund(shop, { ...made, version: made.version + 1, amount: 701 })
    expect(left).toMatchObject({ code: refusals.inputInvalid, data: { fieldErrors: [{ detail: 'at most 700' }] } })
    expect(await build.asCorp(shop.corp, 'select amount from refund')).toEqual([{ amount: 300 }])
    const waiting = await build.asCorp(shop.corp, 'update customer_order set status = 40 returning version')
    expect(waiting).toHaveLength(1)
    for (const amount of [1, 701])
      expect((await refund(shop, { ...made, version: made.version + 1, amount })).code).toBe(refusals.moveNotAllowed)
  })

  it('is refunded by those only who may manage orders, of their own store', async () => {
    const shop = await openPointsShop()
    const made = await buyAndCollect(shop, 1000, 0)
    const otherEmployee = await build.buildEmployee(shop.corp, await build.buildStore(shop.corp))
    const trainee = await build.buildEmployee(shop.corp, shop.storeId, [])
    const code = async (token: string) =>
      (await ask(app, counter.refundOrder, { corp: shop.corp, token, body: { ...made, amount: 1, reason: 'x' } })).code
    expect([await code(otherEmployee.token), await code(trainee.token)]).toEqual([refusals.orderUnknown, 403])
    expect(await build.asCorp(shop.corp, 'select 1 from refund')).toEqual([])
  })
})

describe('[CP-06] points of a refunded order', () => {
  it('that were earned and spent already leave a debt, which the next points pay first', async () => {
    const shop = await openPointsShop({ points_per_unit: 50 })
    const first = await buyAndCollect(shop, 1000, 0)
    expect(await balanceOf(shop)).toBe(500)
    await buyAndCollect(shop, 600, 400)
    expect(await balanceOf(shop)).toBe(400)
    expect((await refund(shop, { ...first, amount: 1000 })).code).toBe(200)
    expect(await balanceOf(shop)).toBe(-100)
    expect(await summary(shop)).toMatchObject({ currentPoints: -100, obtainedPoints: 300, usedPoints: 400 })
    await buyAndCollect(shop, 1000, 0)
    expect(await balanceOf(shop)).toBe(400)
    const [account] = await build.asCorp(shop.corp, 'select debt from point_account')
    expect(account).toEqual({ debt: 0 })
    expect(await signed(shop)).toEqual([
      [1, 500],
      [1, -500],
      [1, 300],
      [4, -400],
      [1, 500],
    ])
    const titles = (await movements(shop)).list.map(({ title, orderNo }) => [title, orderNo?.length])
    expect(titles.slice(0, 2)).toEqual([
      ['Earned with an order', 16],
      ['Taken back after a refund', 16],
    ])
  })

  it('follow the money in parts: taken back and returned in all as at once', async () => {
    const shop = await openPointsShop({ points_per_unit: 10 })
    await givePoints(shop.corp, shop.customerId, { points: 100, days: 3 })
    await givePoints(shop.corp, shop.customerId, { points: 100, days: 6 })
    const made = await buyAndCollect(shop, 800, 200)
    expect(await balanceOf(shop)).toBe(80)
    let { version } = made
    const seen: number[] = []
    for (const amount of [333, 333, 134]) {
      version = (await refund(shop, { ...made, version, amount })).data.version
      seen.push(await balanceOf(shop))
    }
    // earned 80 -> 46 -> 13 -> 0 kept, returned 83 -> 166 -> 200
    expect(seen).toEqual([46 + 83, 13 + 166, 200])
    expect(await build.asCorp(shop.corp, 'select unspent from point_lot order by expires_at')).toEqual([
      { unspent: 100 },
      { unspent: 100 },
      { unspent: 0 },
    ])
  })

  it('of an order that cost nothing but points return all at once, and once', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 1000 })
    const { data } = await buy(shop, 0, { points: 'all' })
    const done = await ask(app, counter.completeOrder, {
      ...{ corp: shop.corp, token: shop.staff },
      body: { orderId: data.orderId, version: 2 },
    })
    const made = { orderId: data.orderId, version: done.data.version }
    expect(await balanceOf(shop)).toBe(0)
    expect((await refund(shop, { ...made, amount: 0 })).code).toBe(200)
    expect(await balanceOf(shop)).toBe(1000)
    expect((await refund(shop, { ...made, version: made.version + 1, amount: 0 })).code).toBe(refusals.moveNotAllowed)
    expect(await build.asCorp(shop.corp, 'select 1 from refund')).toEqual([])
  })
})
