import { findReadyTime } from '@tiffin/contract/customer'
import { listAudit } from '@tiffin/contract/desk/audit'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { acceptStorePayment, listStoreOrders, readyOrder, startOrder } from '@tiffin/contract/store'
import { findReadyControl, setReadyDelay } from '@tiffin/contract/store-control'
import { usualPace } from '@tiffin/core/ready/pace'
import { readyRange, releaseAt } from '@tiffin/core/ready/ready-range'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { openCounterShop } from '../../../test/counter-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions, tokenOfRole } from '../../../test/fake-sessions.ts'
import { createStores } from '../store/index.ts'
import { readyJobs } from './jobs.ts'
import { soonestOf } from './ready-time.ts'

const minuteMs = 60_000
/** Saturday, 15:00 in Singapore. */
const clock = { at: Date.parse('2026-11-21T07:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })

/** A store around the clock, and what is asked of it. */
async function openShop() {
  const shop = await openCounterShop(app, 100)
  const { corp, storeId } = shop
  await asCorp(corp, `update store set time_zone = 'Asia/Singapore'`)
  await app.corps.reload(corp)
  const staff = { corp, token: `${shop.staff},store:edit` }
  const readTime = async (work = 1) => {
    const { data } = await ask(app, findReadyTime, { corp, body: { storeId, work } })
    return data
  }
  const accept = async () => {
    const { orderId, version } = await shop.place()
    return (await ask(app, acceptStorePayment, { ...staff, body: { orderId, version } })).data
  }
  const control = async () => (await ask(app, findReadyControl, { ...staff, body: {} })).data
  const addMinutes = async (minutes: number) => (await ask(app, setReadyDelay, { ...staff, body: { minutes } })).code
  return { ...shop, staff, readTime, accept, control, addMinutes }
}

const usual = (ahead: number, work = 1, delayMinutes = 0) =>
  readyRange(usualPace, { ahead, work, delayMinutes }, clock.at)

test('[ready-2] customers are told the range of an order that is placed now, which grows with what is to be made first', async () => {
  const { readTime, accept, staff } = await openShop()
  expect(await readTime()).toEqual({ ...usual(0), serverTime: clock.at })
  expect(await readTime(6)).toMatchObject(usual(0, 6))
  const order = await accept()
  await accept()
  expect(await readTime()).toMatchObject(usual(2))
  const { orderId, version } = order
  await ask(app, startOrder, { ...staff, body: { orderId, version } })
  expect(await readTime()).toMatchObject(usual(2))
  await ask(app, readyOrder, { ...staff, body: { orderId, version: version + 1 } })
  expect(await readTime()).toMatchObject(usual(1))
})

test('[ready-2] while a store takes no orders nothing is told', async () => {
  const { corp, readTime } = await openShop()
  await asCorp(corp, 'update store set is_open = false')
  await app.corps.reload(corp)
  expect(await readTime()).toEqual({ readyFrom: null, readyUntil: null, serverTime: clock.at })
  const unknown = await ask(app, findReadyTime, { corp, body: { storeId: 'nowhere' } })
  expect(unknown.code).toBe(refusals.storeUnknown)
})

test('[ready-2] an order keeps what it was told when it was accepted, however many come behind it', async () => {
  const shop = await openShop()
  const placed = await shop.place()
  expect([placed.readyFrom, placed.readyUntil]).toEqual([null, null])
  const first = await shop.accept()
  expect(first).toMatchObject(usual(0))
  const second = await shop.accept()
  expect(second).toMatchObject(usual(1))
  await shop.accept()
  clock.at += 5 * minuteMs
  const { data } = await ask(app, findOrder, { ...shop, body: { orderId: second.orderId } })
  expect([data.readyFrom, data.readyUntil]).toEqual([second.readyFrom, second.readyUntil])
  clock.at -= 5 * minuteMs
})

test('[ready-5] what staff adds moves the time of who waits, at once and on tablets too; what was promised counts', async () => {
  const shop = await openShop()
  const [waiting, made] = [await shop.accept(), await shop.accept()]
  await ask(app, startOrder, { ...shop.staff, body: { orderId: made.orderId, version: made.version } })
  await ask(app, readyOrder, { ...shop.staff, body: { orderId: made.orderId, version: made.version + 1 } })
  const timesOf = async ({ orderId }: { orderId: string }) => {
    const { data } = await ask(app, findOrder, { ...shop, body: { orderId } })
    return [Number(data.readyFrom) - Number(waiting.readyFrom), Number(data.readyUntil) - Number(waiting.readyUntil)]
  }
  const later = (minutes: number) => [minutes * minuteMs, minutes * minuteMs]
  const before = await timesOf(made)
  const board = async (changedSince: number) =>
    (await ask(app, listStoreOrders, { ...shop.staff, body: { changedSince } })).data.list
  const { readAt } = (await ask(app, listStoreOrders, { ...shop.staff, body: {} })).data
  await shop.addMinutes(20)
  expect([await timesOf(waiting), await timesOf(made)]).toEqual([later(20), before])
  const expected = { readyFrom: Number(waiting.readyFrom) + 20 * minuteMs, version: waiting.version }
  expect((await board(readAt)).find(({ orderId }) => orderId === waiting.orderId)).toMatchObject(expected)
  const hints = await asCorp(shop.corp, `select customer_id, payload from outbox where not payload ? 'status'`)
  expect(hints).toEqual([{ customer_id: shop.customerId, payload: { orderId: waiting.orderId } }])
  const joined = await shop.accept()
  await shop.addMinutes(5)
  expect(await timesOf(waiting)).toEqual(later(5))
  await shop.addMinutes(0)
  expect(await timesOf(waiting)).toEqual(later(0))
  expect((await ask(app, findOrder, { ...shop, body: { orderId: joined.orderId } })).data).toMatchObject({
    ...{ readyFrom: joined.readyFrom, readyUntil: joined.readyUntil },
  })
  await shop.addMinutes(30)
  expect(await timesOf(waiting)).toEqual(later(30))
  const later10 = { readyFrom: Number(joined.readyFrom) + 10 * minuteMs } // 20 of the 30 were in its promise
  expect((await ask(app, findOrder, { ...shop, body: { orderId: joined.orderId } })).data).toMatchObject(later10)
  clock.at = Number(waiting.readyUntil) + minuteMs
  await ask(app, startOrder, { ...shop.staff, body: { orderId: waiting.orderId, version: waiting.version } })
  await ask(app, readyOrder, { ...shop.staff, body: { orderId: waiting.orderId, version: waiting.version + 1 } })
  expect((await shop.control()).kept).toMatchObject({ made: 2, inTime: 1 })
  clock.at = Date.parse('2026-11-21T07:00:00Z')
})

test('[slot-3] an order with a slot is told its slot, and goes to the kitchen before it; accepted late it is told when it can be ready', async () => {
  const shop = await openShop()
  const timesOf = async (startsIn: number) => {
    const { orderId, version } = await shop.place()
    const startsAt = clock.at + startsIn * minuteMs
    const slot = [new Date(startsAt), new Date(startsAt + 15 * minuteMs), orderId]
    await asCorp(
      shop.corp,
      'update customer_order set slot_starts_at = $1, slot_ends_at = $2 where order_id = $3',
      slot,
    )
    const { data } = await ask(app, acceptStorePayment, { ...shop.staff, body: { orderId, version } })
    const released = 'select release_at from customer_order where order_id = $1'
    const [row] = await asCorp<{ release_at: Date | number }>(shop.corp, released, [orderId])
    return [data.readyFrom, data.readyUntil, Number(row?.release_at)]
  }
  const startsAt = clock.at + 60 * minuteMs
  expect(await timesOf(60)).toEqual([startsAt, startsAt + 15 * minuteMs, releaseAt(startsAt, usualPace, 1)])
  const { readyFrom, readyUntil } = usual(0)
  expect(await timesOf(-20)).toEqual([readyFrom, readyUntil, releaseAt(clock.at - 20 * minuteMs, usualPace, 1)])
})

test('[ready-2] the soonest time of an order is that of the queue of its store', async () => {
  const { corp, storeId, accept } = await openShop()
  await accept()
  const place = { storeId, timeZone: 'Asia/Singapore', now: clock.at, work: 3 }
  const soonest = await testDb.tx({ role: 'app', corp }, (tx) => soonestOf(tx, corp, place))
  expect(soonest).toEqual(usual(1, 3))
})

test('[ready-1] the units of an order are counted when it is placed', async () => {
  const shop = await openShop()
  await shop.accept()
  expect(await asCorp(shop.corp, 'select work, ahead from customer_order')).toEqual([{ work: 1, ahead: 0 }])
})

test('[ready-3] staff adds minutes until the store opens on its next day, and takes them away', async () => {
  const { corp, readTime, control, addMinutes } = await openShop()
  expect(await control()).toMatchObject({ delayMinutes: 0, delayUntil: null, ...usual(0) })
  expect(await addMinutes(10)).toBe(200)
  expect(await readTime()).toMatchObject(usual(0, 1, 10))
  const { delayMinutes, delayUntil } = await control()
  expect([delayMinutes, delayUntil]).toEqual([10, Date.parse('2026-11-22T02:00:00Z')])
  const before = clock.at
  clock.at = Date.parse('2026-11-22T02:00:00Z')
  expect(await control()).toMatchObject({ delayMinutes: 0, delayUntil: null, ...usual(0) })
  clock.at = before
  expect(await addMinutes(0)).toBe(200)
  expect(await readTime()).toMatchObject(usual(0))
  expect(await addMinutes(61)).toBe(refusals.inputInvalid)
  const owner = { corp, token: tokenOfRole(corp, 'owner') }
  const { list } = (await ask(app, listAudit, { ...owner, body: { action: 'store.delay' } })).data
  expect(list.map(({ changeList }) => changeList)).toEqual([
    [{ field: 'delayMinutes', from: 10, to: 0 }],
    [{ field: 'delayMinutes', from: 0, to: 10 }],
  ])
})

/** So many orders of an hour that each took as long, written as if they had been made. */
const write = (
  corp: string,
  storeId: string,
  { count, hour, tookMs }: { count: number; hour: number; tookMs: number },
) =>
  asCorp(
    corp,
    `insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need, remark, special_remark,
       payment_method_code, payment_method_type, currency, currency_scale, original_amount, subtotal, discount_total, payable_total, discount_list,
       submit_time, pay_time, ready_time, work, ahead, ready_from, ready_until)
     select corp_id, 'made-' || $3 || '-' || n, 'made-' || $3 || '-' || n, customer_id, $1, 50, 1, false, '', false,
       'counter', 2, 'CNY', 2, 0, 0, 0, 0, '[]', $2, $2, $2::timestamptz + $4 * interval '1 millisecond', 1, 0, $2, $2::timestamptz + interval '5 minutes'
     from customer, generate_series(1, $5::integer) n`,
    [storeId, new Date(Date.parse('2026-11-20T00:00:00Z') + (hour - 8) * 60 * minuteMs), hour, tookMs, count],
  )

const runJob = async () => readyJobs(app, createStores(app.db))[0]?.run()

/** Runs the job until it has come to the stores of a brand: fifty of all brands each time. */
async function learn(corp: string) {
  const due = () =>
    asCorp(corp, `select 1 from store where pace_learned_at < $1`, [new Date(clock.at - 20 * 60 * minuteMs)])
  while ((await due()).length > 0) await runJob()
}

test('[ready-1] how long a store takes is learned each day from its orders of the last four weeks, for each hour', async () => {
  const { corp, storeId, readTime } = await openShop()
  await write(corp, storeId, { count: 60, hour: 15, tookMs: 20 * minuteMs })
  await write(corp, storeId, { count: 20, hour: 9, tookMs: 4 * minuteMs })
  await learn(corp)
  const { readyFrom, readyUntil } = await readTime()
  expect([Number(readyFrom) - clock.at, Number(readyUntil) - clock.at]).toEqual([20 * minuteMs, 22 * minuteMs])
  const paces = await asCorp<{ local_hour: number; base_ms: number }>(
    corp,
    'select local_hour, base_ms from store_pace',
  )
  const general = (60 * 20 + 20 * 4) / 80
  const baseOf = (hour: number) => paces.find(({ local_hour }) => local_hour === hour)?.base_ms
  expect([paces.length, baseOf(15), baseOf(9), baseOf(3)]).toEqual([
    24,
    20 * minuteMs,
    general * minuteMs,
    general * minuteMs,
  ])
  await asCorp(corp, `update customer_order set submit_time = submit_time - interval '28 days'`)
  const learnedAt = () => asCorp(corp, 'select pace_learned_at from store')
  const before = await learnedAt()
  clock.at += 60 * minuteMs
  for (let turn = 0; turn < 3; turn++) await runJob()
  clock.at -= 60 * minuteMs
  expect(await learnedAt()).toEqual(before)
  expect((await readTime()).readyFrom).toBe(readyFrom)
  clock.at += 21 * 60 * minuteMs
  await learn(corp)
  clock.at -= 21 * 60 * minuteMs
  expect(await readTime()).toMatchObject(usual(0))
})

test('[ready-4] the counter reads how many of its orders of today were ready in time, and how long they took', async () => {
  const { corp, storeId, control } = await openShop()
  expect((await control()).kept).toEqual({ made: 0, inTime: 0, tookMs: null })
  await write(corp, storeId, { count: 3, hour: 33, tookMs: 4 * minuteMs })
  await write(corp, storeId, { count: 2, hour: 34, tookMs: 9 * minuteMs })
  await write(corp, storeId, { count: 7, hour: 9, tookMs: 9 * minuteMs })
  expect((await control()).kept).toEqual({ made: 5, inTime: 3, tookMs: 4 * minuteMs })
})

test('[store-21] the last hour is read in steps of five minutes: how long orders took, what they were told, how many were late', async () => {
  const { corp, storeId, control } = await openShop()
  expect((await control()).stepList).toEqual([])
  await write(corp, storeId, { count: 3, hour: 38, tookMs: 4 * minuteMs })
  await write(corp, storeId, { count: 2, hour: 38.5, tookMs: 9 * minuteMs })
  await write(corp, storeId, { count: 2, hour: 37, tookMs: 4 * minuteMs })
  const steps = [
    { at: Date.parse('2026-11-21T06:00:00Z'), tookMs: 4 * minuteMs, saidMs: 5 * minuteMs, late: 0 },
    { at: Date.parse('2026-11-21T06:35:00Z'), tookMs: 9 * minuteMs, saidMs: 5 * minuteMs, late: 2 },
  ]
  expect((await control()).stepList).toEqual(steps)
  await asCorp(
    corp,
    `update customer_order set slot_starts_at = now(), slot_ends_at = now() + interval '1 hour', release_at = now() where order_no like 'made-38.5%'`,
  )
  expect((await control()).stepList).toEqual(steps.slice(0, 1))
})
