import { cancelOrder } from '@tiffin/contract/order'
import * as counter from '@tiffin/contract/store'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })

async function openCounter() {
  const shop = await openCounterShop(app, 50)
  const { corp, staff: token } = shop
  const read = async (body = {}) => {
    const { code, data } = await ask(app, counter.listStoreOrders, { corp, token, body })
    expect(code).toBe(200)
    return { ...data, ids: data.list.map(({ orderId }) => orderId) }
  }
  /** What changed after an answer; the half minute in which changes are listed twice is taken off. */
  const changesAfter = ({ readAt }: { readAt: number }) => read({ changedSince: readAt + 30_000 })
  return { ...shop, read, changesAfter }
}

/** Copies an order until its store has many. */
const copyOrder = (corp: string, orderId: string, more: { count: number; status: number }) =>
  build.asCorp(
    corp,
    `insert into customer_order select (jsonb_populate_record(one, jsonb_build_object('order_id', one.order_id || n,
       'order_no', one.order_no || n, 'status', $3::integer, 'submit_time', one.submit_time + n * interval '1 ms'))).*
     from customer_order one, generate_series(1, $2) n where order_id = $1`,
    [orderId, more.count, more.status],
  )

test('[R-3.12] the counter reads the orders that changed since it last asked, and no others', async () => {
  const shop = await openCounter()
  const atCounter = { corp: shop.corp, token: shop.staff }
  const [first, second, third] = [await shop.place(), await shop.place(), await shop.place()]
  const whole = await shop.read()
  expect(whole.ids).toEqual([first, second, third].map(({ orderId }) => orderId))
  expect((await shop.changesAfter(whole)).ids).toEqual([])
  await ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId: second.orderId, version: 1 } })
  const moved = await shop.changesAfter(whole)
  expect(moved.list).toMatchObject([{ orderId: second.orderId, status: 20, version: 2 }])
  await ask(app, cancelOrder, { ...shop, body: { orderId: first.orderId } })
  const fourth = await shop.place()
  const later = await shop.changesAfter(moved)
  expect(later.list.map(({ orderId, status }) => [orderId, status])).toEqual([
    [first.orderId, 60],
    [fourth.orderId, 10],
  ])
  expect([later.hasMore, later.serverTime > 0]).toEqual([false, true])
})

test('a change that became visible half a minute after its instant is listed all the same', async () => {
  const shop = await openCounter()
  const { orderId } = await shop.place()
  const { readAt } = await shop.read()
  expect((await shop.read({ changedSince: readAt + 20_000 })).ids).toEqual([orderId])
})

test('[kitchen-35] an order of before that ends today is listed as a change and in the whole list, one that ended before is not listed for a refund', async () => {
  const shop = await openCounter()
  const [ending, ended] = [await shop.place(), await shop.place()]
  await build.asCorp(shop.corp, `update customer_order set submit_time = submit_time - interval '2 days'`)
  const over = `update customer_order set changed_at = clock_timestamp(), status = 50, finish_time = now() - $2::interval where order_id = $1`
  await build.asCorp(shop.corp, over, [ended.orderId, '1 day'])
  const whole = await shop.read()
  expect(whole.ids).toEqual([ending.orderId])
  await build.asCorp(shop.corp, over, [ending.orderId, '0'])
  await build.asCorp(
    shop.corp,
    'update customer_order set changed_at = clock_timestamp(), refund_total = 1 where order_id = $1',
    [ended.orderId],
  )
  expect((await shop.changesAfter(whole)).ids).toEqual([ending.orderId])
  expect((await shop.read()).ids).toEqual([ending.orderId])
})

test("the list begins at the store's midnight and names the store's time zone, also where the brand has another", async () => {
  const shop = await openCounter()
  const ended = await shop.place()
  const hoursOfDay = (timeZone: string) => localTimeAt(Date.now(), timeZone).minutes / 60
  const [early, late] = ['Asia/Shanghai', 'America/Bogota'].toSorted((a, b) => hoursOfDay(a) - hoursOfDay(b))
  const between = (hoursOfDay(early ?? '') + hoursOfDay(late ?? '')) / 2
  const over = `update customer_order set changed_at = clock_timestamp(), status = 50, submit_time = now() - $2::interval where order_id = $1`
  await build.asCorp(shop.corp, over, [ended.orderId, `${between} hours`])
  const readIn = async (zone: string | undefined) => {
    await build.asCorp(shop.corp, 'update store set time_zone = $1', [zone])
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    return shop.read()
  }
  expect(await readIn(early)).toMatchObject({ ids: [], timeZone: early })
  expect(await readIn(late)).toMatchObject({ ids: [ended.orderId], timeZone: late })
})

test('[store-14] each answer names the store as it is called now, in the language of who reads it', async () => {
  const { corp, staff: token, storeId } = await openCounter()
  const nameIn = async (language: string, body = {}) =>
    (await ask(app, counter.listStoreOrders, { corp, token, language, body })).data.storeName
  await nameIn('en-US')
  await build.asCorp(corp, `update store set name = '{"en-US": "New Quay", "th-TH": "ท่าใหม่"}' where store_id = $1`, [
    storeId,
  ])
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  expect([await nameIn('en-US'), await nameIn('th-TH', { changedSince: 0 })]).toEqual(['New Quay', 'ท่าใหม่'])
})

test('the list is paged where it is read, and its total is that of all pages', async () => {
  const shop = await openCounter()
  const made = [await shop.place(), await shop.place(), await shop.place()].map(({ orderId }) => orderId)
  const pages = await Promise.all([1, 2, 3].map((pageIndex) => shop.read({ pageIndex, pageSize: 2 })))
  expect(pages.map(({ ids, total, hasMore }) => [ids, total, hasMore])).toEqual([
    [made.slice(0, 2), 3, true],
    [made.slice(2), 3, false],
    [[], 3, false],
  ])
  expect(await shop.read({ pageSize: 3 })).toMatchObject({ ids: made, total: 3, hasMore: false })
})

test('[R-3.12] the counter sees whom to call: the name and the end of the phone, and no name of a deleted account', async () => {
  const shop = await openCounter()
  const { orderId } = await shop.place()
  await build.asCorp(shop.corp, `update customer set nick_name = 'Mira', phone = '+8613812345678'`)
  const name = async () => (await shop.read()).list.map(({ customerName }) => customerName)
  expect(await name()).toEqual(['Mira'])
  await build.asCorp(shop.corp, `update customer set nick_name = ''`)
  expect(await name()).toEqual(['•••• 5678'])
  await build.asCorp(shop.corp, 'update customer set phone = null')
  expect(await name()).toEqual([''])
  expect((await shop.read()).ids).toEqual([orderId])
})

test('exactly as many changes as one answer holds are all listed', async () => {
  const shop = await openCounter()
  const { orderId } = await shop.place()
  await copyOrder(shop.corp, orderId, { count: 499, status: 20 })
  const { list, hasMore } = await shop.read({ changedSince: 0 })
  expect([list.length, hasMore]).toEqual([500, false])
})

test('of more than 500 orders those under way and the newest are listed, and too many changes are left out', async () => {
  const shop = await openCounter()
  const [open, closed] = [await shop.place(), await shop.place()]
  await build.asCorp(
    shop.corp,
    'update customer_order set changed_at = clock_timestamp(), status = 70 where order_id = $1',
    [closed.orderId],
  )
  await copyOrder(shop.corp, closed.orderId, { count: 600, status: 70 })
  const { ids, total } = await shop.read({ pageSize: 500 })
  expect([total, ids.length, ids[0], ids.at(-1)]).toEqual([500, 500, open.orderId, `${closed.orderId}600`])
  expect(ids[1]).toBe(`${closed.orderId}102`)
  const changes = await shop.read({ changedSince: 0 })
  expect([changes.list.length, changes.hasMore]).toEqual([500, true])
})
