import { randomUUID } from 'node:crypto'
import { listAudit } from '@tiffin/contract/desk/audit'
import { refusals } from '@tiffin/contract/refusals'
import { findClosedShift, findShift, listShifts } from '@tiffin/contract/shift'
import { cashEntries } from '@tiffin/core/ledger/entries'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { shortEntriesOf } from '../../../test/books.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { openDrawerShop } from '../../../test/drawer.ts'
import { app, clock } from '../../../test/paying.ts'
import { buildAtDesk } from '../../../test/team.ts'
import { enter } from '../ledger/index.ts'

test('[shift-2][shift-3][shift-5] a shift: float, cash order, refund over the counter, cash moved, counted; Z has the difference and its reason', async () => {
  const shop = await openDrawerShop()
  expect((await shop.open(20_000)).data).toEqual({ shiftNo: 1 })
  const first = await shop.sell()
  await shop.sell()
  await shop.refund(first.orderId, first.version, 280)
  await shop.move('in', 1_000, { reason: 'Change fetched' })
  await shop.move('out', 400, { reason: 'Bought supplies' })
  const x = await shop.x()
  expect(x).toMatchObject({
    ...{ shiftNo: 1, float: 20_000, openedByName: 'Lin', currency: 'CNY', close: null },
    moveList: [
      { direction: 'in', amount: 1_000, reason: 'Change fetched', staffName: 'Lin' },
      { direction: 'out', amount: 400, reason: 'Bought supplies', staffName: 'Lin' },
    ],
    figures: {
      ...{ orderCount: 2, soldTotal: 1_000, refundTotal: 280, refundCount: 1 },
      takenList: [{ way: 'cash', count: 2, amount: 1_000 }],
      refundList: [{ way: 'cash', count: 1, amount: 280 }],
      cash: { taken: 1_000, refunded: 280, putIn: 1_000, takenOut: 400, expected: 21_320 },
    },
  })
  expect((await shop.close(21_300, 21_320)).code).toBe(refusals.inputInvalid)
  expect((await shop.close(21_300, 21_320, { reason: 'Wrong change given' })).code).toBe(200)
  expect(await shop.z()).toMatchObject({
    figures: x?.figures,
    close: { counted: 21_300, difference: -20, reason: 'Wrong change given', closedByName: 'Lin' },
  })
  expect((await shortEntriesOf(shop.corp)).filter(([kind]) => kind.startsWith('cash') && kind !== 'cash')).toEqual([
    ['cashFloat', 'cash', 'bank', 20_000],
    ['cashIn', 'cash', 'bank', 1_000],
    ['cashOut', 'bank', 'cash', 400],
    ['cashDifference', 'write-off', 'cash', 20],
    ['cashCounted', 'bank', 'cash', 21_300],
  ])
})

test('[shift-1] of many who open a shift at once one does, and only the open one is closed, once', async () => {
  const shop = await openDrawerShop()
  const codes = await Promise.all(Array.from({ length: 8 }, async () => (await shop.open(100)).code))
  expect(codes.toSorted()).toEqual([200, ...Array(7).fill(refusals.shiftOpen)])
  const ends = await Promise.all(Array.from({ length: 8 }, async () => (await shop.close(100, 100)).code))
  expect(ends.toSorted()).toEqual([200, ...Array(7).fill(refusals.shiftClosed)])
  expect((await shop.open(100)).data).toEqual({ shiftNo: 2 })
  expect((await shop.close(100, 100)).code).toBe(refusals.shiftClosed)
  const rows = await build.asCorp(shop.corp, 'select shift_no from shift order by shift_no')
  expect(rows).toEqual([{ shift_no: 1 }, { shift_no: 2 }])
})

test('[shift-4] sales, openings and closings at once: each ledger row is in one shift, and each Z has its own to the cent', async () => {
  const shop = await openDrawerShop()
  await shop.open(0)
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.place({ paymentMethodCode: 'counter' })))
  const closing = async () => {
    for (let shiftNo = 1; shiftNo <= 3; ) {
      const x = await shop.x()
      const expected = x?.figures.cash.expected ?? 0
      const { code } = await shop.close(expected, expected, { shiftNo })
      if (code === 200) await shop.open(0)
      if (code === 200) shiftNo++
    }
  }
  await Promise.all([closing(), ...orders.map(({ orderId }) => shop.accept(orderId))])
  const zs = [await shop.z(1), await shop.z(2), await shop.z(3)]
  const open = await shop.x()
  const sold = [...zs, open].map((z): number => z?.figures.soldTotal ?? 0)
  expect(sold.reduce((sum, each) => sum + each, 0)).toBe(12 * 500)
  for (const [index, each] of sold.entries())
    expect(
      await build.asCorp(
        shop.corp,
        `select coalesce(sum(amount), 0)::integer as sum from ledger_entry where kind = 'sale' and shift_no = $1`,
        [index + 1],
      ),
    ).toEqual([{ sum: each }])
  expect(open?.figures.cash.taken).toBe((open?.figures.cash.expected ?? 0) - (open?.float ?? 0))
})

test('[shift-4] a sale that is being written when its shift is closed is waited for, and is in it', async () => {
  const shop = await openDrawerShop()
  await shop.open(0)
  const { orderId } = await shop.place({ paymentMethodCode: 'counter' })
  const till = { orderId, storeId: shop.storeId, currency: 'CNY', amount: 500 }
  let isEnded = false
  const closing = await testDb.tx({ role: 'app', corp: shop.corp }, async (tx) => {
    await tx.batch(...enter(shop.corp, Date.now(), cashEntries(till)))
    const code = shop.close(0, 0).finally(() => (isEnded = true))
    const isWaiting = async () =>
      (await tx.query<{ isIt: boolean }>('select exists (select from pg_locks where not granted) as "isIt"')).rows[0]
        ?.isIt
    while (!isEnded && !(await isWaiting()));
    return { code }
  })
  expect((await closing.code).code).toBe(refusals.drawerChanged)
  expect((await shop.close(500, 500)).code).toBe(200)
})

test('[shift-2] cash that is taken while no shift is open needs none, and is shown in the next one as taken before it', async () => {
  const shop = await openDrawerShop()
  await shop.sell()
  await shop.open(700)
  expect((await shop.x())?.figures).toMatchObject({ orderCount: 0, cash: { expected: 700, takenBefore: 0 } })
  await shop.close(700, 700)
  const sold = await shop.sell()
  await shop.refund(sold.orderId, sold.version, 100)
  await shop.open(900)
  await shop.sell()
  expect((await shop.x())?.figures).toMatchObject({
    ...{ orderCount: 2, soldTotal: 1_000, takenList: [{ way: 'cash', amount: 1_000 }] },
    cash: { takenBefore: 500, refundedBefore: 100, taken: 500, refunded: 0, expected: 1_400 },
  })
})

test('[shift-3] a move that is sent again is made once; another one under its id, or without an open shift, is refused', async () => {
  const shop = await openDrawerShop()
  expect((await shop.move('in', 100)).code).toBe(refusals.shiftClosed)
  await shop.open(0)
  const requestId = randomUUID()
  const codes = await Promise.all([1, 2, 3].map(async () => (await shop.move('in', 100, { requestId })).code))
  expect([codes, (await shop.x())?.figures.cash.putIn]).toEqual([[200, 200, 200], 100])
  for (const other of [{ amount: 101 }, { direction: 'out' }, { reason: 'other' }])
    expect((await shop.move('in', 100, { requestId, ...other })).code).toBe(refusals.requestIdReused)
  expect((await shop.move('out', 50, { reason: ' ' })).code).toBe(refusals.inputInvalid)
})

test('[shift-5] a drawer in which cash moved while it was counted is not closed', async () => {
  const shop = await openDrawerShop()
  await shop.open(100)
  await shop.sell()
  expect((await shop.close(100, 100)).code).toBe(refusals.drawerChanged)
  expect((await shop.close(600, 600)).code).toBe(200)
})

test('[shift-6] a closed shift stays as it was, whatever becomes of its orders; unpaid and uncollected orders are listed', async () => {
  const shop = await openDrawerShop()
  await shop.open(0)
  const unpaid = await shop.place({ paymentMethodCode: 'counter' })
  const paid = await shop.place({ paymentMethodCode: 'counter' })
  await shop.accept(paid.orderId)
  const sold = await shop.sell()
  await shop.close(1_000, 1_000)
  const z = await shop.z()
  expect(z.unpaidList.map(({ orderId }) => orderId)).toEqual([unpaid.orderId])
  expect(z.uncollectedList.map(({ orderId }) => orderId)).toEqual([paid.orderId])
  await shop.refund(sold.orderId, sold.version, 500)
  await shop.end(paid.orderId, 2)
  await shop.open(0)
  expect(await shop.z()).toEqual(z)
  for (const text of [
    'update shift set opening_cash = 1',
    'delete from shift',
    'update shift_close set counted = 1',
    'delete from shift_close',
    'update ledger_entry set shift_no = 2',
    'delete from shift_counter',
  ])
    await expect(build.asCorp(shop.corp, text)).rejects.toThrow(/permission denied/)
})

test('[shift-7] another store has a drawer of its own, and only who may run the drawer reads or moves it', async () => {
  const shop = await openDrawerShop()
  await shop.open(100)
  const other = await build.buildStore(shop.corp)
  await build.bumpCatalog(shop.corp)
  await app.corps.follow(shop.corp)
  const there = await build.buildEmployee(shop.corp, other, ['shift:manage'])
  const asking = { corp: shop.corp, token: there.token }
  expect((await ask(app, findShift, { ...asking, body: {} })).data.shift).toBeNull()
  await shop.close(100, 100)
  expect((await ask(app, findClosedShift, { ...asking, body: { shiftNo: 1 } })).code).toBe(refusals.shiftUnknown)
  const without = await build.buildEmployee(shop.corp, shop.storeId, ['order:manage'])
  expect((await ask(app, findShift, { corp: shop.corp, token: without.token, body: {} })).code).toBe(403)
})

test('[shift-12] an open shift says how many orders were sold in each quarter of an hour, how many at the store, and none of long ago', async () => {
  const shop = await openDrawerShop()
  expect(await shop.quarters()).toEqual([])
  await shop.open(100)
  const quarterMs = 900_000
  clock.stoppedAt = Math.ceil((Date.now() + clock.offset) / quarterMs) * quarterMs
  const begin = clock.stoppedAt
  clock.offset = 0
  await shop.sell()
  await shop.sellOnline()
  clock.stoppedAt += quarterMs
  await shop.sell()
  expect(await shop.quarters()).toEqual([
    { at: begin, count: 2, atStore: 1 },
    { at: begin + quarterMs, count: 1, atStore: 1 },
  ])
  clock.stoppedAt += 12 * 3_600_000 - 60_000
  expect(await shop.quarters()).toEqual([{ at: begin + quarterMs, count: 1, atStore: 1 }])
  delete clock.stoppedAt
})

test('[shift-7] opening, moving cash and closing stand in the audit log; closed shifts are listed, the last first', async () => {
  const desk = testApp()
  const shop = await openDrawerShop()
  for (const shiftNo of [1, 2, 3]) {
    await shop.open(100)
    await shop.move('in', 10, { shiftNo })
    await shop.close(100 + shiftNo, 110, { shiftNo, reason: 'unknown' })
  }
  const owner = await buildAtDesk(desk, shop.corp, 'owner')
  const { list } = (await ask(desk, listAudit, owner)).data
  expect(list.slice(0, 3).map(({ action, itemName }) => [action, itemName])).toEqual([
    ['shift.close', 'Z 3'],
    ['shift.move', 'Z 3'],
    ['shift.open', 'Z 3'],
  ])
  const written = await build.asCorp<{ changes: unknown }>(
    shop.corp,
    `select changes from audit_entry where item_id = '3' order by entry_id`,
  )
  const set = (to: number) => ({ from: null, to })
  expect(written.map(({ changes }) => changes)).toEqual([
    { float: set(100) },
    { in: set(10) },
    { counted: set(103), expected: set(110) },
  ])
  const read = async (body: object) => (await ask(app, listShifts, { ...shop.staff, body })).data
  const page = await read({ pageSize: 2 })
  expect([page.hasMore, page.list.map(({ shiftNo, difference }) => [shiftNo, difference])]).toEqual([
    true,
    [
      [3, -7],
      [2, -8],
    ],
  ])
  const next = await read({ pageSize: 2, beforeNo: 2 })
  expect([next.hasMore, next.list.map(({ shiftNo }) => shiftNo)]).toEqual([false, [1]])
})

test.each([
  ['IDR', 2, 0, 4_700_000],
  ['JPY', 0, 0, 480],
  ['KWD', 3, 3, 1_250],
])(
  '[shift-4] a drawer of %s is counted in its own minor units',
  async (currency, currencyScale, fractionDigits, price) => {
    const shop = await openDrawerShop({ currency, currencyScale, fractionDigits }, price)
    await shop.open(price * 2)
    await shop.sell()
    expect(await shop.x()).toMatchObject({ currency, figures: { soldTotal: price, cash: { expected: price * 3 } } })
    await shop.close(price * 3, price * 3)
    expect((await shop.z()).close).toMatchObject({ difference: 0 })
  },
)
