import { randomUUID } from 'node:crypto'
import { listAudit } from '@tiffin/contract/desk/audit'
import { cancelOrder } from '@tiffin/contract/order'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { listStock, moveStock } from '@tiffin/contract/stock'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp({ sessions: fakeSessions })
const desk = testApp()

type Wish = Partial<z.input<typeof moveStock.input>>

async function openShop() {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.buildMaterial(corp, 'milk')
  const { token } = await build.buildCustomer(corp)
  const staff = `${(await build.buildEmployee(corp, shop.storeId)).token},stock:count`
  const move = (wish: Wish, by = staff) =>
    ask(app, moveStock, {
      ...{ corp, token: by },
      body: { kind: 2, itemId: shop.skuId, move: 'count', requestId: randomUUID(), ...wish },
    })
  const list = async () => (await ask(app, listStock, { corp, token: staff, body: {} })).data
  const left = async () => (await list()).list.find(({ itemId }) => itemId === shop.skuId)?.available
  const buy = () => order(app, { ...shop, corp, token, lines: [build.want(shop.productId, shop.skuId)], payable: 500 })
  /** What moves of staff and of orders add up to, and what is available. */
  const sums = async () => {
    const [row] = await build.asCorp<{ sum: number; available: number | null }>(
      corp,
      `select coalesce((select sum(amount) from stock_move where item_id = $1), 0)::integer
         + coalesce((select sum(case move when 'hold' then -amount when 'waste' then 0 else amount end)
             from stock_ledger where item_id = $1), 0)::integer as sum,
         (select available from store_stock where item_id = $1) as available`,
      [shop.skuId],
    )
    return row
  }
  return { ...shop, corp, token, staff, move, list, left, buy, sums }
}

test('[stock-7] a first count begins a stock; deliveries add, what is thrown away goes, and the end takes the limit away', async () => {
  const shop = await openShop()
  expect(await shop.left()).toBeUndefined()
  expect((await shop.move({ move: 'deliver', amount: 3 })).code).toBe(refusals.inputInvalid)
  await shop.move({ amount: 12 })
  await shop.move({ move: 'deliver', amount: 36 })
  await shop.move({ move: 'spoil', amount: 2, reason: 'Dropped' })
  expect(await shop.left()).toBe(46)
  expect((await shop.move({ move: 'spoil', amount: 47 })).code).toBe(refusals.inputInvalid)
  await shop.move({ move: 'end' })
  expect(await shop.left()).toBeUndefined()
  expect(
    await build.asCorp(shop.corp, 'select move, amount::integer, reason from stock_move order by moved_at, move_id'),
  ).toEqual([
    { move: 'begin', amount: 12, reason: '' },
    { move: 'deliver', amount: 36, reason: '' },
    { move: 'spoil', amount: -2, reason: 'Dropped' },
    { move: 'end', amount: -46, reason: '' },
  ])
})

test('[stock-7] what orders took while it was counted stays taken, and the rows of staff and of orders give what is available', async () => {
  const shop = await openShop()
  await shop.move({ amount: 10 })
  const { data } = await shop.buy()
  expect((await shop.list()).list).toMatchObject([{ available: 9, inStore: 10 }])
  await shop.move({ amount: 9, expected: 10 })
  expect(await shop.left()).toBe(8)
  expect(await shop.sums()).toEqual({ sum: 8, available: 8 })
  await ask(app, cancelOrder, { ...shop, body: { orderId: data.orderId } })
  expect(await shop.sums()).toEqual({ sum: 9, available: 9 })
})

test('[stock-7] what an order held of a stock that is no longer limited, or was begun after it, does not come back on top of it', async () => {
  const shop = await openShop()
  await shop.move({ amount: 10 })
  const first = await shop.buy()
  await shop.move({ move: 'end' })
  await ask(app, cancelOrder, { ...shop, body: { orderId: first.data.orderId } })
  expect(await shop.sums()).toEqual({ sum: 0, available: null })
  await shop.move({ amount: 5 })
  const second = await shop.buy()
  await shop.move({ move: 'end' })
  await shop.move({ amount: 5 })
  expect((await shop.list()).list).toMatchObject([{ available: 5, inStore: 5 }])
  await ask(app, cancelOrder, { ...shop, body: { orderId: second.data.orderId } })
  expect(await shop.sums()).toEqual({ sum: 5, available: 5 })
})

test('[stock-7] a move that is sent again is made once, also at the same time', async () => {
  const shop = await openShop()
  await shop.move({ amount: 10 })
  const requestId = randomUUID()
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await shop.move({ move: 'deliver', amount: 4, requestId })).code),
  )
  expect([codes, await shop.left()]).toEqual([Array(5).fill(200), 14])
  expect(await shop.sums()).toEqual({ sum: 14, available: 14 })
  const again = await shop.move({ move: 'deliver', amount: 4, requestId })
  expect(again.data).toEqual({ available: 14 })
  const other = await shop.move({ move: 'deliver', amount: 5, requestId })
  expect([other.code, await shop.left()]).toEqual([refusals.requestIdReused, 14])
})

test('[stock-7] menus follow a count at once, and orders are refused by it', async () => {
  const shop = await openShop()
  const reason = async () =>
    (await ask(app, listProducts, { corp: shop.corp, body: { storeId: shop.storeId } })).data.list[0]?.unavailableReason
  expect(await reason()).toBe(0)
  await shop.move({ amount: 0 })
  expect(await reason()).toBe(1)
  expect((await shop.buy()).code).toBe(refusals.soldOut)
  await shop.move({ move: 'deliver', amount: 1 })
  expect([await reason(), (await shop.buy()).code]).toEqual([0, 200])
})

test('[stock-3] materials are counted with three decimals at most, products in whole units', async () => {
  const shop = await openShop()
  const milk = { kind: 1, itemId: 'milk' } as const
  expect((await shop.move({ ...milk, amount: 1.25 })).code).toBe(200)
  expect((await shop.list()).list).toContainEqual({ ...milk, available: 1.25, inStore: 1.25, isCountedToday: true })
  expect((await shop.move({ ...milk, amount: 0.0001 })).code).toBe(refusals.inputInvalid)
  expect((await shop.move({ amount: 1.5 })).code).toBe(refusals.inputInvalid)
  expect((await shop.move({ itemId: 'nothing' })).code).toBe(refusals.itemUnknown)
})

test('[stock-7] a stock of another store stays, rows do not change, and each move has its entry of the audit log', async () => {
  const shop = await openShop()
  await shop.move({ amount: 5 })
  const otherStore = await build.buildStore(shop.corp)
  await build.bumpCatalog(shop.corp)
  await app.corps.follow(shop.corp)
  const there = `${(await build.buildEmployee(shop.corp, otherStore)).token},stock:count`
  await shop.move({ amount: 1 }, there)
  expect(await shop.left()).toBe(5)
  await expect(build.asCorp(shop.corp, 'delete from stock_move')).rejects.toThrow(/permission denied/)
  const owner = await buildAtDesk(desk, shop.corp, 'owner')
  const { list } = (await ask(desk, listAudit, owner)).data
  expect(list.filter(({ action }) => action === 'stock.move')).toHaveLength(2)
})

test('[stock-12] the list says what was counted on this day of the store, on any tablet', async () => {
  const shop = await openShop()
  const counted = async () => (await shop.list()).list.map(({ isCountedToday }) => isCountedToday)
  await shop.move({ amount: 12 })
  expect(await counted()).toEqual([true])
  await build.insertRow(shop.corp, 'store_stock', {
    ...{ store_id: shop.storeId, stock_kind: 1, item_id: 'milk', available: 1000 },
  })
  const milk = { kind: 1 as const, itemId: 'milk' }
  await shop.move({ ...milk, move: 'deliver', amount: 1 })
  expect(await counted()).toEqual([false, true])
  await shop.move({ ...milk, amount: 2 })
  expect(await counted()).toEqual([true, true])
})
