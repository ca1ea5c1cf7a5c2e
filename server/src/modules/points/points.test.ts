import { findPointDescription, findPointSummary, listPoints } from '@tiffin/contract/points'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { checkBooks, enablePoints, givePoints } from '../../../test/build-points.ts'
import * as build from '../../../test/build-shop.ts'
import { askAsOwner, testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { app, tally } from '../../../test/ordering.ts'
import * as shopping from '../../../test/points-shop.ts'
import { keepAccount, openAccount } from './account.ts'
import { readAllMovements } from './list-movements.ts'

const { openPointsShop, balanceOf, movements, summary, runJob } = shopping

/** A server two days ahead of the others. */
const tomorrow = testApp({ sessions: fakeSessions, clock: { now: () => Date.now() + 2 * 86_400_000 } })

const sum = (list: readonly { points: number }[]) => list.reduce((all, { points }) => all + points, 0)

/** Resolves when something is done, or stands behind another transaction of this database. */
async function isDoneOrWaits(work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  const text = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isDone && (await askAsOwner(text)).length === 0);
}

/** A customer to whom everything has happened that can happen to points. */
async function openFullAccount() {
  const shop = await openPointsShop({ points_per_unit: 10 })
  const { corp, customerId } = shop
  await givePoints(corp, customerId, { points: 500, days: 200 })
  await givePoints(corp, customerId, { points: 300, days: 20 })
  await givePoints(corp, customerId, { points: 40, days: -3 })
  await shopping.buyAndCollect(shop, 800, 200)
  const { data } = await shopping.buy(shop, 900, { points: 100 })
  const version = await shopping.bring(shop, data.orderId, 'accept')
  await shopping.close(shop, { orderId: data.orderId, version })
  await shopping.buy(shop, 750, { points: 250 }) // waits, and holds them
  return shop
}

describe('the points of a customer', () => {
  it('[R-2.33][R-2.46][R-3.20][R-7.14][CP-05] are shown as figures and as a list that agree: all movements add up to the balance', async () => {
    const shop = await openFullAccount()
    const figures = await summary(shop)
    expect(figures).toMatchObject({
      ...{ currentPoints: 680, remainingPoints: 430, obtainedPoints: 920, usedPoints: 200, expiredPoints: 40 },
      rule: { pointsPerUnit: 10, minorPerPoint: 1, maxDeductPermille: 1000 },
    })
    expect(figures.currentPoints).toBe(figures.obtainedPoints - figures.usedPoints - figures.expiredPoints)
    expect(await balanceOf(shop)).toBe(680)
    expect(figures.expiryList.reduce((total, { amount }) => total + amount, 0)).toBe(430) // what is spent or held ends no more
    const all = await movements(shop)
    expect([sum(all.list), all.total, all.list[0]?.balance]).toEqual([680, all.list.length, 680])
    const [obtained, , expired, used, returned] = await Promise.all(
      [1, 2, 3, 4, 5].map((type) => movements(shop, type)),
    )
    expect(sum(obtained?.list ?? [])).toBe(figures.obtainedPoints)
    expect(-sum(expired?.list ?? [])).toBe(figures.expiredPoints)
    expect(-sum([...(used?.list ?? []), ...(returned?.list ?? [])])).toBe(figures.usedPoints)
    expect(all.list.map(({ title }) => title).toSorted()).toEqual([
      ...['Bonus points', 'Bonus points', 'Bonus points', 'Earned with an order', 'Expired'],
      ...['Returned after a refund', 'Spent on an order', 'Spent on an order'],
    ])
  })

  it('[R-3.20][R-2.46][R-9.16] are listed a page at a time, the newest first, with the order and the last day of each', async () => {
    const shop = await openFullAccount()
    const { corp, token } = shop
    const page = async (pageIndex: number) =>
      (await ask(app, listPoints, { corp, token, body: { pageIndex, pageSize: 3 } })).data
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ list, hasMore, total }) => [list.length, hasMore, total])).toEqual([
      ...[true, true, false].map((more, index) => [index < 2 ? 3 : 2, more, 8]),
      [0, false, 8],
    ])
    const lastFull = await ask(app, listPoints, { corp, token, body: { pageIndex: 2, pageSize: 4 } })
    expect([lastFull.data.list.length, lastFull.data.hasMore]).toEqual([4, false])
    const all = pages.flatMap(({ list }) => list)
    expect(new Set(all.map(({ id }) => id)).size).toBe(8)
    const earned = all.find(({ orderNo, type, points }) => type === 1 && points > 0 && orderNo !== null)
    expect(earned).toMatchObject({ points: 80, expiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(all.filter(({ type }) => type === 3)).toMatchObject([{ points: -40, orderNo: null }])
    expect(all.filter(({ points }) => points < 0).every(({ expiryDate }) => expiryDate === null)).toBe(true)
  })

  it('[R-2.46][R-3.20] that expire within thirty days are listed separately, the soonest first, by the day that ends them', async () => {
    const shop = await openPointsShop()
    for (const [points, days] of [
      [5, 31],
      [7, 29],
      [11, 1],
    ] as const)
      await givePoints(shop.corp, shop.customerId, { points, days })
    const figures = await summary(shop)
    expect([figures.willExpirePoints, figures.expiryList.map(({ amount }) => amount)]).toEqual([18, [11, 7, 5]])
    const { list, total } = await movements(shop, 2)
    expect([total, list.map(({ type, points, expiryDate }) => [type, points, expiryDate])]).toEqual([
      2,
      [11, 7].map((points, index) => [2, points, figures.expiryList[index]?.expiryDate]),
    ])
  })

  it('are read to the last for their export, however many they are', async () => {
    const shop = await openPointsShop()
    const whose = [shop.corp, shop.customerId]
    await build.asCorp(
      shop.corp,
      'insert into point_account (corp_id, customer_id, balance, movement_no) values ($1, $2, 1001, 1001)',
      whose,
    )
    await build.asCorp(
      shop.corp,
      `insert into point_movement (corp_id, customer_id, movement_no, type, points, balance, moved_at)
       select $1, $2, number, 1, 1, number, now() from generate_series(1, 1001) number`,
      whose,
    )
    const corp = await app.corps.find(shop.corp)
    if (!corp) throw new Error('the brand is there')
    const reader = { corp, customerId: shop.customerId, now: Date.now(), language: 'en-US' } as const
    const { currentPoints, list } = await readAllMovements(testDb, reader)
    expect([currentPoints, list.length, list.at(-1)?.balance]).toEqual([1001, 1001, 1])
  })

  it('[TN-02][R-1.6] are seen by their own customer only, and a customer without any has none', async () => {
    const shop = await openFullAccount()
    const { token } = await build.buildCustomer(shop.corp)
    const stranger = { corp: shop.corp, token }
    expect((await ask(app, findPointSummary, stranger)).data).toMatchObject({ currentPoints: 0, expiryList: [] })
    for (const type of [0, 1, 2, 3, 4, 5])
      expect((await ask(app, listPoints, { ...stranger, body: { type } })).data).toMatchObject({ list: [], total: 0 })
  })

  it('[page-22] are explained with the terms that they come and go by, where the brand has any', async () => {
    const rule = async (corp: string) => (await ask(app, findPointDescription, { corp })).data.rule
    expect(await rule(await buildCorp())).toBeNull()
    const corp = await buildCorp()
    await enablePoints(corp, { points_per_unit: 10, max_deduct_per_mille: 500 })
    expect(await rule(corp)).toEqual({ pointsPerUnit: 10, minorPerPoint: 1, maxDeductPermille: 500 })
  })

  it('[R-2.34] are explained in the reader’s language', async () => {
    const corp = await buildCorp()
    await enablePoints(corp, { points_text: { 'zh-CN': '<p>积分</p>', 'en-US': '<p>Points</p>' } })
    const read = async (language: string) => (await ask(app, findPointDescription, { corp, language })).data.content
    expect([await read('en-US'), await read('en-PH'), await read('th-TH')]).toEqual([
      '<p>Points</p>',
      '<p>Points</p>',
      '<p>积分</p>',
    ])
  })
})

describe('points past their time', () => {
  it('[CP-07] expire once, with the job run on two servers while they are being spent', async () => {
    for (let round = 0; round < 6; round++) {
      const shop = await openPointsShop()
      await givePoints(shop.corp, shop.customerId, { points: 300, days: 50 })
      const over = await givePoints(shop.corp, shop.customerId, { points: 200, days: 1 })
      const spend = () => shopping.buy(shop, 900, { points: 100 })
      const expire = () => tomorrow.jobs.find(({ name }) => name === 'expire points')?.run()
      const lookTomorrow = () => ask(tomorrow, findPointSummary, shop)
      const [one, , , other, , third] = await Promise.all([
        spend(),
        expire(),
        expire(),
        spend(),
        lookTomorrow(),
        spend(),
      ])
      expect(tally([one, other, third].map(({ code }) => code))).toEqual({ 200: 3 })
      await balanceOf(shop)
      const [lot] = await build.asCorp<{ unspent: number; held: number; expired: number }>(
        shop.corp,
        'select unspent, held, expired from point_lot where lot_id = $1',
        [over],
      )
      const { held = 0, expired = 0 } = lot ?? {}
      expect(lot).toEqual({ unspent: 0, held, expired: 200 - held })
      const movements = await build.asCorp(shop.corp, 'select points from point_movement where type = 3')
      expect(movements).toEqual(expired > 0 ? [{ points: -expired }] : [])
    }
  })

  it('[CP-07] are noted while an order waits, which then takes what is left', async () => {
    const shop = await openPointsShop()
    const { corp, customerId } = shop
    await givePoints(corp, customerId, { points: 300, days: 50 })
    await givePoints(corp, customerId, { points: 200, days: 1 })
    const account = { corpId: corp, customerId, orderId: null, now: Date.now() + 2 * 86_400_000 }
    const [open, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const expiring = testDb.tx({ role: 'app', corp }, async (tx) => {
      const opened = await openAccount(tx, account)
      open.resolve()
      await kept.promise
      if (opened)
        await keepAccount(tx, { ...account, opened }, { step: { account: opened.step.account, movements: [] } })
    })
    await open.promise
    const buying = shopping.buy(shop, 900, { points: 100 })
    await isDoneOrWaits(buying)
    kept.resolve()
    await expiring
    expect((await buying).code).toBe(200)
    expect([await balanceOf(shop), await shopping.held(shop)]).toEqual([300, 100])
  })

  it('are noted as an order is accepted, and belong to no order', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 300, days: 50 })
    const { data } = await shopping.buy(shop, 900, { points: 100 })
    await givePoints(shop.corp, shop.customerId, { points: 9, days: -2 })
    await shopping.bring(shop, data.orderId, 'accept')
    const { list } = await movements(shop)
    expect(list.slice(0, 2).map(({ type, orderNo }) => [type, orderNo])).toEqual([
      [4, data.orderNo],
      [3, null],
    ])
    expect(await balanceOf(shop)).toBe(200)
  })

  it('of one customer that cannot be noted do not delay those of others', async () => {
    const [one, other] = [await openPointsShop(), await openPointsShop()]
    for (const { corp, customerId } of [one, other]) await givePoints(corp, customerId, { points: 9, days: -2 })
    // A number that is taken: the account of the first cannot be written.
    await build.insertRow(one.corp, 'point_movement', {
      ...{ customer_id: one.customerId, movement_no: 2, type: 1, points: 1, balance: 10, moved_at: new Date() },
    })
    await runJob('expire points')
    expect(await checkBooks(other.corp)).toEqual({ [other.customerId]: 0 })
    expect(await build.asCorp(one.corp, 'select unspent from point_lot')).toEqual([{ unspent: 9 }])
  })

  it('are noted before the customer looks, though no job has run', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 9, days: -2 })
    expect(await movements(shop, 3)).toMatchObject({ total: 1, list: [{ points: -9, balance: 0, title: 'Expired' }] })
    expect(await summary(shop)).toMatchObject({ currentPoints: 0, expiredPoints: 9, expiryList: [] })
    expect(await balanceOf(shop)).toBe(0)
  })
})

describe('the books of points', () => {
  it('are written once: a movement is neither changed nor taken out', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 9 })
    for (const text of ['update point_movement set points = 10', 'delete from point_movement'])
      await expect(build.asCorp(shop.corp, text)).rejects.toThrow('permission denied')
  })
})
