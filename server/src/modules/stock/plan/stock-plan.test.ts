import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { listAudit } from '@tiffin/contract/desk/audit'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { listStock, moveStock, planStock } from '@tiffin/contract/stock'
import { instantOf } from '@tiffin/core/store/instant-of'
import { addDays, localTimeAt, weekdayOf } from '@tiffin/core/store/local-time'
import { beforeEach, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { countingDatabase } from '../../../../test/counting-database.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import { lockStock, putStock } from '../counting/queries.ts'
import { stockPlanJobs } from './fill-up.ts'

const clock = { at: 0, now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
const desk = testApp({ clock })
const timeZone = 'Asia/Shanghai'

/** Monday of last week in Shanghai: what an order takes is dated by the database, after what was counted. */
const monday = (() => {
  const { date } = localTimeAt(Date.now(), timeZone)
  return addDays(date, -6 - weekdayOf(date))
})()
/** Moves the clock to a time of Monday, or of a day after it. */
const goTo = (time: string, daysLater = 0) => {
  clock.at = instantOf({ date: addDays(monday, daysLater), clock: time }, timeZone)
}

const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '22:00' }))

/** A store that opens at 8, with 4 of something that is planned to be 40 on weekdays and 0 at the weekend. */
async function openShop(row: Record<string, unknown> = {}) {
  const corp = await buildCorp()
  const { productId, skuId } = await build.buildProduct(corp)
  await build.buildPaymentMethods(corp)
  const storeId = await build.buildStore(corp, { business_hours: JSON.stringify(daily), ...row })
  const { token } = await build.buildCustomer(corp)
  await build.asCorp(corp, `update customer_session set expires_at = now() + interval '30 days'`)
  const staff = `${(await build.buildEmployee(corp, storeId)).token},stock:count,store:edit`
  const count = (amount: number) =>
    ask(app, moveStock, {
      ...{ corp, token: staff },
      body: { kind: 2, itemId: skuId, move: 'count', amount, requestId: randomUUID() },
    })
  const plan = (amountList = [40, 40, 40, 40, 40, 0, 0], item: object = { kind: 2, itemId: skuId }, by = staff) =>
    ask(app, planStock, { corp, token: by, body: { ...item, amountList } as never })
  const list = async () => (await ask(app, listStock, { corp, token: staff, body: {} })).data
  const left = async () => (await list()).list.find(({ itemId }) => itemId === skuId)?.available
  const buy = () => order(app, { corp, storeId, token, lines: [build.want(productId, skuId)], payable: 500 })
  const moves = () =>
    build.asCorp(
      corp,
      'select move, amount::integer, available::integer, staff_id as by from stock_move order by moved_at',
    )
  return { corp, storeId, productId, skuId, staff, count, plan, list, left, buy, moves }
}

const fillUp = () => stockPlanJobs(app)[0]?.run()

beforeEach(() => goTo('07:00'))

test('[stock-9] a stock is filled up when its store opens, once a day, with what orders took in mind', async () => {
  const shop = await openShop()
  await shop.count(4)
  expect((await shop.plan()).code).toBe(200)
  goTo('07:59')
  await fillUp()
  expect(await shop.left()).toBe(4)
  goTo('08:00')
  expect((await shop.buy()).code).toBe(200)
  await fillUp()
  expect((await shop.list()).list).toMatchObject([{ available: 39, inStore: 40 }])
  await shop.buy()
  goTo('20:00')
  await fillUp()
  expect(await shop.left()).toBe(38)
  expect((await shop.moves()).slice(1)).toEqual([{ move: 'refill', amount: 36, available: 39, by: '' }])
  await shop.count(10)
  goTo('20:30')
  await fillUp()
  expect(await shop.left()).toBe(10)
  goTo('09:00', 1)
  await fillUp()
  expect((await shop.list()).list).toMatchObject([{ available: 38, inStore: 40 }])
})

test('[stock-9] servers that fill up at once add once', async () => {
  const shop = await openShop()
  await shop.count(4)
  await shop.plan()
  goTo('08:00')
  await Promise.all(Array.from({ length: 6 }, fillUp))
  expect(await shop.left()).toBe(40)
  expect(await shop.moves()).toHaveLength(2)
})

test('[stock-9] filling up waits for an order that is taking of the stock', async () => {
  const shop = await openShop()
  const place = { corpId: shop.corp, storeId: shop.storeId, kind: 2, itemId: shop.skuId } as const
  await shop.count(30)
  await shop.plan()
  goTo('08:00')
  const filling = await app.db.tx({ role: 'app', corp: shop.corp }, async (tx) => {
    await tx.batch(lockStock(place), putStock(place, 29))
    const filling = fillUp()
    await setTimeout(300)
    return { filling }
  })
  await filling.filling
  expect((await shop.moves()).slice(1)).toEqual([{ move: 'refill', amount: 11, available: 40, by: '' }])
})

test('[stock-9] what was not limited begins with the plan, and its menu follows at once', async () => {
  const shop = await openShop()
  await shop.count(0)
  const reason = async () =>
    (await ask(app, listProducts, { corp: shop.corp, body: { storeId: shop.storeId } })).data.list[0]?.unavailableReason
  expect(await reason()).toBe(1)
  await shop.plan()
  await build.buildMaterial(shop.corp, 'milk')
  await shop.plan([1.5, 0, 0, 0, 0, 0, 0], { kind: 1, itemId: 'milk' })
  goTo('08:00')
  expect(await reason()).toBe(1)
  await fillUp()
  expect(await reason()).toBe(0)
  expect((await shop.list()).list).toContainEqual({
    ...{ kind: 1, itemId: 'milk', available: 1.5, inStore: 1.5, isCountedToday: false },
  })
})

test('[stock-9] a plan counts from the next opening, on the days that it names and on which the store opens', async () => {
  const closed = { date: addDays(monday, 1), businessHourList: [] }
  const shop = await openShop({ exceptions: JSON.stringify([closed]) })
  await shop.count(4)
  goTo('12:00')
  await shop.plan()
  await fillUp()
  expect(await shop.left()).toBe(4)
  goTo('12:00', 1)
  await fillUp()
  expect(await shop.left()).toBe(4)
  goTo('12:00', 5)
  await fillUp()
  expect(await shop.left()).toBe(4)
  goTo('12:00', 7)
  await fillUp()
  expect(await shop.left()).toBe(40)
})

test('[stock-9] a plan that is changed before it was followed is followed as it is then, and one of zeros goes', async () => {
  const shop = await openShop()
  await shop.count(4)
  await shop.plan()
  await shop.plan([50, 0, 0, 0, 0, 0, 0])
  expect((await shop.list()).planList).toEqual([{ kind: 2, itemId: shop.skuId, amountList: [50, 0, 0, 0, 0, 0, 0] }])
  goTo('08:00')
  await fillUp()
  expect(await shop.left()).toBe(50)
  await shop.count(10)
  await shop.plan([60, 0, 0, 0, 0, 0, 0])
  await fillUp()
  expect(await shop.left()).toBe(10)
  await shop.plan([0, 0, 0, 0, 0, 0, 0])
  expect((await shop.list()).planList).toEqual([])
  await build.asCorp(shop.corp, `update store set business_hours = jsonb_set(business_hours, '{0,start}', '"09:00"')`)
  await shop.plan([70, 0, 0, 0, 0, 0, 0])
  await build.buildMaterial(shop.corp, 'milk')
  await shop.plan([2, 0, 0, 0, 0, 0, 0], { kind: 1, itemId: 'milk' })
  goTo('10:00')
  await fillUp()
  expect((await shop.list()).list.map(({ available }) => available)).toEqual([2, 10])
  const owner = await buildAtDesk(desk, shop.corp, 'owner')
  const { list } = (await ask(desk, listAudit, owner)).data
  expect(list.filter(({ action }) => action === 'stock.plan')).toHaveLength(6)
})

test('[stock-9] plans are of what there is, in whole units of a product, of the own store, and by who runs it', async () => {
  const shop = await openShop()
  expect((await shop.plan([1.5, 0, 0, 0, 0, 0, 0])).code).toBe(refusals.inputInvalid)
  expect((await shop.plan([1, 0, 0, 0, 0, 0, 0], { kind: 2, itemId: 'none' })).code).toBe(refusals.itemUnknown)
  expect((await shop.plan([1, 2])).code).toBe(refusals.inputInvalid)
  await shop.plan()
  const otherStore = await build.buildStore(shop.corp)
  const there = `${(await build.buildEmployee(shop.corp, otherStore)).token},stock:count`
  const refused = await shop.plan([9, 9, 9, 9, 9, 9, 9], { kind: 2, itemId: shop.skuId }, there)
  expect(refused.code).toBe(refusals.notAllowed)
  expect((await ask(app, listStock, { corp: shop.corp, token: there, body: {} })).data.planList).toEqual([])
})

test('a store that is not open yet is not locked while its plan waits', async () => {
  const { db, transactions } = countingDatabase()
  const watched = testApp({ clock, db })
  const { plan } = await openShop()
  goTo('07:00', -1)
  await plan()
  const locks = async () => {
    transactions.length = 0
    await Promise.all(stockPlanJobs(watched).map(({ run }) => run()))
    return transactions.filter(({ names }) => names.includes('store_lock')).length
  }
  goTo('07:59')
  expect(await locks()).toBe(0)
  goTo('08:00')
  expect(await locks()).toBeGreaterThan(0)
})

test('[stock-9] a store whose hours cannot be read does not stop the plans of other stores', async () => {
  const [broken, sound] = [await openShop(), await openShop()]
  for (const shop of [broken, sound]) {
    goTo('07:00', -1)
    await shop.plan()
  }
  await build.asCorp(broken.corp, `update store set business_hours = '[{"weekday": 1}]'`)
  goTo('09:00')
  await Promise.all(stockPlanJobs(app).map(({ run }) => run()))
  expect(await sound.left()).toBe(40)
})
