import { randomUUID } from 'node:crypto'
import { findReadyTime } from '@tiffin/contract/customer'
import { findDeskStore, updateStoreSlots } from '@tiffin/contract/desk/store'
import { cancelOrder, createOrder, findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { listSlots, listStoreSlots } from '@tiffin/contract/slot'
import { acceptStorePayment, closeOrder, refundOrder, startOrder, takeBackOrder } from '@tiffin/contract/store'
import { orderStatus } from '@tiffin/core/order/order-state'
import { usualPace } from '@tiffin/core/ready/pace'
import { releaseAt } from '@tiffin/core/ready/ready-range'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp, buildCustomer, bumpCatalog, want } from '../../../test/build-shop.ts'
import { openCounterShop } from '../../../test/counter-shop.ts'
import { fakeSessions, tokenOfRole } from '../../../test/fake-sessions.ts'
import { order, orderBody } from '../../../test/order.ts'
import { customers, tally } from '../../../test/ordering.ts'

const minuteMs = 60_000
/** Saturday, 15:00 in Singapore. */
const clock = { at: Date.parse('2026-11-21T07:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
const instantAt = (time: string, date = '2026-11-21') => Date.parse(`${date}T${time}:00+08:00`)

const plan = {
  ...{ slotMinutes: 15 as const, daysAhead: 1 },
  windowList: [6, 7].map((weekday) => ({ weekday, start: '15:00', end: '16:00', capacity: 10 })),
}

/** A store that takes ten units in each quarter of an hour from 15:00 to 16:00, today and tomorrow. */
async function openSlots(available = 1000) {
  const shop = await openCounterShop(app, available)
  const { corp, storeId } = shop
  await asCorp(corp, `update store set time_zone = 'Asia/Singapore', slot_plan = $1`, [JSON.stringify(plan)])
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  const place = (startsAt: number, more: object = {}, { token = shop.token, num = 1 } = {}) =>
    order(app, {
      ...{ corp, token, storeId, payable: 500 * num, lines: [want(shop.productId, shop.skuId, { num })] },
      more: { slotStartsAt: startsAt, ...more },
    })
  const list = async (work = 1) => (await ask(app, listSlots, { corp, body: { storeId, work } })).data
  const taken = async () =>
    (await asCorp<{ taken: number }>(corp, 'select taken from slot order by starts_at')).map((row) => row.taken)
  return { ...shop, staff: { corp, token: shop.staff }, place, list, taken }
}

test('[slot-1][slot-2] slots are those of today and tomorrow that an order can still be ready for', async () => {
  const { list } = await openSlots()
  const { dayList } = await list()
  expect(dayList.map(({ date, slotList }) => [date, slotList.map(({ startsAt }) => startsAt)])).toEqual([
    ['2026-11-21', [instantAt('15:15'), instantAt('15:30'), instantAt('15:45')]],
    [
      '2026-11-22',
      [
        instantAt('15:00', '2026-11-22'),
        instantAt('15:15', '2026-11-22'),
        instantAt('15:30', '2026-11-22'),
        instantAt('15:45', '2026-11-22'),
      ],
    ],
  ])
  expect(dayList[0]?.slotList[0]).toEqual({ startsAt: instantAt('15:15'), endsAt: instantAt('15:30'), isFull: false })
  expect((await list(150)).dayList.map(({ date }) => date)).toEqual(['2026-11-22'])
})

test('[slot-1] a store that takes no orders for later, or is paused, has none', async () => {
  const { corp, list, place } = await openSlots()
  await asCorp(corp, 'update store set is_open = false')
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  expect((await list()).dayList).toEqual([])
  expect((await place(instantAt('15:15'))).code).toBe(refusals.slotGone)
  await asCorp(corp, 'update store set is_open = true, slot_plan = null')
  await bumpCatalog(corp)
  await app.corps.reload(corp)
  expect((await list()).dayList).toEqual([])
  expect((await place(instantAt('15:15'))).code).toBe(refusals.slotGone)
})

test('[slot-2] an order takes its units of its slot; one that needs more than are left is refused, and takes nothing', async () => {
  const { place, list, taken, corp, staff } = await openSlots()
  const placed = await place(instantAt('15:30'), {}, { num: 7 })
  expect(placed.data).toMatchObject({ slotStartsAt: instantAt('15:30'), slotEndsAt: instantAt('15:45'), status: 10 })
  const other = await buildCustomer(corp)
  expect((await place(instantAt('15:30'), {}, { num: 4, token: other.token })).code).toBe(refusals.slotFull)
  expect(await asCorp(corp, 'select order_id from customer_order')).toHaveLength(1)
  const full = async (work: number) => (await list(work)).dayList[0]?.slotList.map(({ isFull }) => isFull)
  expect([await full(3), await full(4)]).toEqual([
    [false, false, false],
    [false, true, false],
  ])
  expect((await place(instantAt('15:30'), {}, { num: 3, token: other.token })).code).toBe(200)
  expect(await taken()).toEqual([10])
  const atCounter = (await ask(app, listStoreSlots, { ...staff, body: {} })).data
  expect(atCounter.list.map(({ startsAt, taken, capacity }) => [startsAt, taken, capacity])).toEqual([
    [instantAt('15:00'), 0, 10],
    [instantAt('15:15'), 0, 10],
    [instantAt('15:30'), 10, 10],
    [instantAt('15:45'), 0, 10],
  ])
})

test('[slot-2] a time that is no slot, is over, or that the order cannot be ready for is refused', async () => {
  const { place, corp } = await openSlots()
  const wrong = [instantAt('15:20'), instantAt('15:00'), instantAt('16:00'), instantAt('15:15', '2026-11-23')]
  for (const startsAt of wrong) expect((await place(startsAt)).code).toBe(refusals.slotGone)
  expect(await asCorp(corp, 'select order_id from customer_order')).toEqual([])
})

test('[slot-2] 200 orders at once for the ten places of a slot: exactly ten are made', async () => {
  const { corp, place, taken } = await openSlots()
  const all = await customers(corp, 200)
  const answers = await Promise.all(all.map(({ token }) => place(instantAt('15:45'), {}, { token })))
  expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 10, [refusals.slotFull]: 190 })
  expect(await taken()).toEqual([10])
  const [row] = await asCorp<{ count: number }>(corp, 'select count(*)::integer as count from customer_order')
  expect(row?.count).toBe(10)
})

test('[slot-2] the same request again finds its order and takes no second place, also when the slot is full or over', async () => {
  const { corp, storeId, token, productId, skuId, taken } = await openSlots()
  const body = {
    ...orderBody({ storeId, payable: 5000, lines: [want(productId, skuId, { num: 10 })] }),
    slotStartsAt: instantAt('15:30'),
  }
  const first = await ask(app, createOrder, { corp, token, body })
  const again = await ask(app, createOrder, { corp, token, body })
  expect(await taken()).toEqual([10])
  clock.at += 10 * 60 * minuteMs
  const late = await ask(app, createOrder, { corp, token, body })
  clock.at -= 10 * 60 * minuteMs
  expect([first.code, again.data?.orderId, late.data?.orderId]).toEqual([200, first.data.orderId, first.data.orderId])
})

test('[slot-2] places come back once: when an order is cancelled, times out, or is closed before it is begun', async () => {
  const { place, taken, corp, token, staff } = await openSlots()
  const ids = await Promise.all(
    (await customers(corp, 3)).map(async (customer) => ({
      ...customer,
      orderId: (await place(instantAt('15:30'), { paymentMethodCode: 'counter' }, { token: customer.token, num: 2 }))
        .data.orderId,
    })),
  )
  const [cancelled, closed, begun] = ids as [(typeof ids)[0], (typeof ids)[0], (typeof ids)[0]]
  const late = await place(instantAt('15:30'), {}, { num: 3, token })
  expect(await taken()).toEqual([9])
  const cancel = () => ask(app, cancelOrder, { corp, token: cancelled.token, body: { orderId: cancelled.orderId } })
  expect((await cancel()).code).toBe(200)
  expect((await cancel()).code).toBe(refusals.moveNotAllowed)
  expect(await taken()).toEqual([7])
  for (const { orderId } of [closed, begun])
    await ask(app, acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  const close = (orderId: string, version: number) =>
    ask(app, closeOrder, { ...staff, body: { orderId, version, code: 'other', reason: 'no milk' } })
  expect((await close(closed.orderId, 2)).code).toBe(200)
  expect(await taken()).toEqual([5])
  await ask(app, startOrder, { ...staff, body: { orderId: begun.orderId, version: 2 } })
  expect((await close(begun.orderId, 3)).code).toBe(200)
  expect(await taken()).toEqual([5])
  clock.at += 16 * minuteMs
  const { data } = await ask(app, findOrder, { corp, token, body: { orderId: late.data.orderId } })
  clock.at -= 16 * minuteMs
  expect([data.status, await taken()]).toEqual([70, [2]])
})

/** An order of so many units for 15:30 that was paid in the till, and what its store does with it. */
async function openAccepted(num: number) {
  const shop = await openSlots()
  const { corp, staff, place } = shop
  const { orderId } = (await place(instantAt('15:30'), { paymentMethodCode: 'counter' }, { num })).data
  await ask(app, acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  const takeOff = (units: number, version: number, more: { requestId?: string } = {}) =>
    ask(app, refundOrder, {
      ...staff,
      body: { orderId, version, reason: 'soldOut', lineList: [{ lineNo: 1, num: units }], ...more },
    }).then(({ code }) => code)
  const close = (version: number) =>
    ask(app, closeOrder, { ...staff, body: { orderId, version, reason: 'machine' } }).then(({ code }) => code)
  const start = async (version: number) => (await ask(app, startOrder, { ...staff, body: { orderId, version } })).code
  const takeBack = async (version: number) =>
    (await ask(app, takeBackOrder, { ...staff, body: { orderId, version, from: orderStatus.making } })).code
  const work = async () => (await asCorp<{ work: number }>(corp, 'select work from customer_order'))[0]?.work
  return { ...shop, orderId, takeOff, close, start, takeBack, work }
}

test('[slot-4] units taken off an order that is not begun give their places back, once; the rest comes back with its end', async () => {
  const { takeOff, close, work, taken, list } = await openAccepted(6)
  const requestId = randomUUID()
  const codes = await Promise.all([1, 2, 3].map(() => takeOff(2, 2, { requestId })))
  expect([codes, await work(), await taken()]).toEqual([[200, 200, 200], 4, [4]])
  expect((await list(6)).dayList[0]?.slotList[1]?.isFull).toBe(false)
  expect([await takeOff(1, 3), await work(), await taken()]).toEqual([200, 3, [3]])
  expect([await close(4), await taken()]).toEqual([200, [0]])
})

test('[slot-4] of a set its units come back', async () => {
  const { corp, takeOff, work, taken } = await openAccepted(2)
  const names = { productGroupId: 'g', productId: 'p', productName: {}, skuId: 'k', skuName: {}, values: [] }
  const items = [2, 1].map((num) => ({ ...names, num, increasePrice: 0, propertyPrice: 0 }))
  await asCorp(corp, 'update order_line set snapshot = snapshot || $1', [JSON.stringify({ items })])
  await asCorp(corp, 'update customer_order set work = 6')
  await asCorp(corp, 'update slot set taken = 6')
  expect([await takeOff(1, 2), await work(), await taken()]).toEqual([200, 3, [3]])
})

test('[slot-4] what is taken off an order that is begun is no more to be made, and keeps its place', async () => {
  const { takeOff, close, start, takeBack, work, taken } = await openAccepted(6)
  await start(2)
  expect([await takeOff(2, 3), await work(), await taken()]).toEqual([200, 4, [6]])
  expect(await takeBack(4)).toBe(200)
  expect([await takeOff(1, 5), await taken()]).toEqual([200, [5]])
  expect([await close(6), await taken()]).toEqual([200, [2]])
})

test('[slot-4] of units taken off, a closing and a second tablet at once one is done, and no place comes back twice', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { corp, takeOff, close, taken, place } = await openAccepted(6)
    const other = await buildCustomer(corp)
    expect((await place(instantAt('15:30'), {}, { num: 1, token: other.token })).code).toBe(200)
    const codes = await Promise.all([takeOff(2, 2), close(2), takeOff(3, 2)])
    expect(codes.toSorted()).toEqual([200, refusals.moveNotAllowed, refusals.moveNotAllowed])
    const back = [2, 6, 3][codes.indexOf(200)] ?? 0
    expect(await taken()).toEqual([7 - back])
    if (codes[1] !== 200) await close(3)
    expect(await taken()).toEqual([1])
  }
})

test('[slot-2] an order that would time out unpaid before it is collected is paid online', async () => {
  const { place } = await openSlots()
  const atStore = { paymentMethodCode: 'counter' }
  expect((await place(instantAt('15:15', '2026-11-22'), atStore)).code).toBe(refusals.slotPaidOnline)
  expect((await place(instantAt('15:15'), atStore)).code).toBe(200)
  expect((await place(instantAt('15:15', '2026-11-22'))).code).toBe(200)
})

test('[slot-3] it is told its slot, goes to the kitchen in time, and is not ahead of others until then', async () => {
  const { place, staff, corp } = await openSlots()
  const { data } = await place(instantAt('15:45'), { paymentMethodCode: 'counter' }, { num: 2 })
  const accepted = await ask(app, acceptStorePayment, { ...staff, body: { orderId: data.orderId, version: 1 } })
  expect(accepted.data).toMatchObject({
    ...{ readyFrom: instantAt('15:45'), readyUntil: instantAt('16:00') },
    releaseAt: releaseAt(instantAt('15:45'), usualPace, 2),
  })
  const storeId = data.store.storeId
  const readReady = async () => (await ask(app, findReadyTime, { corp, body: { storeId } })).data
  const before = await readReady()
  clock.at = releaseAt(instantAt('15:45'), usualPace, 2)
  const after = await readReady()
  const waits = [before, after].map(({ readyUntil, serverTime }) => Number(readyUntil) - serverTime)
  clock.at = Date.parse('2026-11-21T07:00:00Z')
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
})

test('[slot-1] the desk changes the plan of a store, against what it saw, and customers see it at once', async () => {
  const { corp, storeId, list } = await openSlots()
  const owner = { corp, token: tokenOfRole(corp, 'owner') }
  const change = (from: unknown, to: typeof plan | null) =>
    ask(app, updateStoreSlots, { ...owner, body: { storeId, from: from as null, to } })
  expect((await change(null, { ...plan, daysAhead: 0 })).code).toBe(refusals.storeChanged)
  expect((await change(plan, { ...plan, daysAhead: 0 })).code).toBe(200)
  expect((await list()).dayList).toHaveLength(1)
  expect((await ask(app, findDeskStore, { ...owner, body: { storeId } })).data.slotPlan).toEqual({
    ...plan,
    daysAhead: 0,
  })
  const overlapping = { ...plan, windowList: [...plan.windowList, ...plan.windowList] }
  expect((await change({ ...plan, daysAhead: 0 }, overlapping)).code).toBe(refusals.inputInvalid)
  expect((await change({ ...plan, daysAhead: 0 }, null)).code).toBe(200)
  expect((await list()).dayList).toEqual([])
})
