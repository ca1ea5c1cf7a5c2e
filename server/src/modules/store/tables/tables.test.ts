import { listTableCodes, renewTableCodes, updateStoreTables } from '@tiffin/contract/desk/store'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { findTable } from '@tiffin/contract/table'
import { pickupMethod } from '@tiffin/core/store/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { want } from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions, tokenOfRole } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })

/** A store with three tables. */
async function openTables() {
  const shop = await openCounterShop(app, 1000)
  const { corp, storeId, token } = shop
  const desk = { corp, token: tokenOfRole(corp, 'owner') }
  const change = (from: string[], to: string[]) => ask(app, updateStoreTables, { ...desk, body: { storeId, from, to } })
  expect((await change([], ['1', 'Bar', '窗 2'])).code).toBe(200)
  const codes = async () =>
    (await ask(app, listTableCodes, { ...desk, body: { storeId } })).data.list.map(({ tableName, address }) => {
      const { searchParams } = new URL(address)
      return { tableName, storeId: searchParams.get('store') ?? '', code: searchParams.get('code') ?? '', address }
    })
  const find = (body: { storeId: string; tableName: string; code: string }) => ask(app, findTable, { corp, body })
  const place = (more: object) =>
    order(app, {
      ...{ corp, token, storeId, payable: 500, lines: [want(shop.productId, shop.skuId)] },
      more: { pickupMethod: pickupMethod.dineIn, ...more },
    })
  return { ...shop, desk, change, codes, find, place }
}

test('[table-1] the desk changes the tables of a store against what it saw, each name once', async () => {
  const { change, codes } = await openTables()
  expect((await codes()).map(({ tableName }) => tableName)).toEqual(['1', 'Bar', '窗 2'])
  expect((await change([], ['2'])).code).toBe(refusals.storeChanged)
  expect((await change(['1', 'Bar', '窗 2'], ['2', '2'])).code).toBe(refusals.inputInvalid)
  expect((await change(['1', 'Bar', '窗 2'], ['2'])).code).toBe(200)
  expect((await codes()).map(({ tableName }) => tableName)).toEqual(['2'])
})

test('[table-2] a code leads to its table only: not to another one, not at another store, and not once it is no more', async () => {
  const { corp, change, codes, find, storeId } = await openTables()
  const [first, bar] = await codes()
  if (!first || !bar) throw new Error('no codes')
  expect(new URL(first.address).searchParams.get('corp')).toBe(corp)
  const { tableName, code } = bar
  expect((await find(bar)).data).toMatchObject({ storeId, tableName: 'Bar' })
  for (const wrong of ['x', first.code, `${code}x`])
    expect((await find({ storeId, tableName, code: wrong })).code).toBe(refusals.tableUnknown)
  const other = await openTables()
  expect((await other.find({ storeId: other.storeId, tableName, code })).code).toBe(refusals.tableUnknown)
  await change(['1', 'Bar', '窗 2'], ['1'])
  expect((await find({ storeId, tableName, code })).code).toBe(refusals.tableUnknown)
  expect((await find({ storeId, tableName: '1', code: first.code })).code).toBe(200)
})

test('[table-2] codes that were made anew are others, and those of before lead nowhere', async () => {
  const { desk, codes, find, storeId } = await openTables()
  const [before] = await codes()
  expect((await ask(app, renewTableCodes, { ...desk, body: { storeId } })).code).toBe(200)
  const [after] = await codes()
  if (!before || !after) throw new Error('no codes')
  const { tableName } = after
  expect((await find({ storeId, tableName, code: before.code })).code).toBe(refusals.tableUnknown)
  expect((await find({ storeId, tableName, code: after.code })).code).toBe(200)
})

test('[table-3] a dine-in order says its table for good; one to take away says none, and a wrong code is refused', async () => {
  const { corp, token, change, codes, place } = await openTables()
  const [, bar] = await codes()
  if (!bar) throw new Error('no code')
  const table = { tableName: bar.tableName, code: bar.code }
  const placed = await place({ table })
  expect(placed.data).toMatchObject({ tableName: 'Bar' })
  expect((await place({ table, pickupMethod: pickupMethod.takeaway })).data.tableName).toBe('')
  expect((await place({})).data.tableName).toBe('')
  expect((await place({ table: { ...table, tableName: '1' } })).code).toBe(refusals.tableUnknown)
  await change(['1', 'Bar', '窗 2'], [])
  const { orderId } = placed.data
  expect((await ask(app, findOrder, { corp, token, body: { orderId } })).data.tableName).toBe('Bar')
})
