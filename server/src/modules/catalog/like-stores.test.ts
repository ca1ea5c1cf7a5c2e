import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import { testDb } from '../../../test/database.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import { createStores } from '../store/index.ts'
import { answerOnce } from './answer-once.ts'
import { Catalog } from './catalog.ts'
import type { Viewer } from './menu-contents.ts'

const app = testApp()
const guest: Viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 }

async function openLikeStores() {
  const made = await buildCorp()
  const { storeId: first, skuId } = await build.buildShop(made)
  const second = await build.buildStore(made)
  const setStock = (storeId: string, available: number) =>
    build.setStock(made, storeId, { kind: 2, itemId: skuId, available })
  await Promise.all([setStock(first, 9), setStock(second, 9)])
  const [catalog, stores] = [new Catalog(testDb), createStores(testDb)]
  const start = Date.now()
  const view = async (storeId: string, { viewer = guest, after = 0 } = {}) => {
    const corp = await app.corps.find(made)
    if (!corp) throw new Error('no corp')
    return catalog.view(corp, await stores.get(corp, storeId), { viewer, now: start + after })
  }
  const answer = async (storeId: string, look: { viewer?: Viewer; after?: number } = {}) => {
    const menu = await view(storeId, look)
    return answerOnce(menu, 'products', () => menu.products)
  }
  const leftAt = async (storeId: string, after = 0) => {
    const { bytes } = await answer(storeId, { after })
    const { data } = JSON.parse(bytes.identity.toString()) as { data: { skuList: { stockNum: number }[] }[] } // as it was made
    return data[0]?.skuList[0]?.stockNum
  }
  return { made, catalog, stores, start, first, second, setStock, view, answer, leftAt }
}

describe('stores that differ in nothing', () => {
  test('send the very same bytes, and those are made once', async () => {
    const { first, second, answer, view } = await openLikeStores()
    expect((await answer(second)).bytes).toBe((await answer(first)).bytes)
    expect((await view(second)).byId).toBe((await view(first)).byId)
    expect((await view(second)).source.store.storeId).toBe(second)
  })

  test('[price-11] are those with one price list too, and not those with another', async () => {
    const { made, first, second, view } = await openLikeStores()
    for (const id of ['airport', 'campus']) await build.insertRow(made, 'price_list', { price_list_id: id, name: id })
    const give = async (storeId: string, priceListId: string) => {
      await build.insertRow(made, 'store_price_list', { store_id: storeId, price_list_id: priceListId })
      await build.bumpCatalog(made)
      await app.corps.reload(made)
    }
    await give(first, 'airport')
    expect((await view(second)).byId).not.toBe((await view(first)).byId)
    await give(second, 'airport')
    expect((await view(second)).byId).toBe((await view(first)).byId)
    const third = await build.buildStore(made)
    await give(third, 'campus')
    expect((await view(third)).source.key).not.toBe((await view(first)).source.key)
  })

  test('send the same bytes until these end for all of them together', async () => {
    const { first, second, answer, view } = await openLikeStores()
    const until = (await view(first)).freshUntil
    expect((await view(second, { after: 20_000 })).freshUntil).toBe(until)
    const late = await answer(second, { after: 31_000 })
    expect(late.bytes).not.toBe((await answer(first)).bytes)
    expect((await answer(first, { after: 32_000 })).bytes).toBe(late.bytes)
  })
})

describe('the content of a menu', () => {
  test('is shared with like stores as long as one of them shows it', async () => {
    const { first, second, view } = await openLikeStores()
    const shown = await view(first)
    await collectGarbage()
    expect((await view(second)).byId).toBe(shown.byId)
  })

  test('is freed when no store shows it any more', async () => {
    const { made, catalog, start, first, setStock, view } = await openLikeStores()
    const weak = new WeakRef((await view(first)).content)
    await collectGarbage()
    expect(weak.deref()).toBeDefined()
    await setStock(first, 4)
    catalog.stockMoved(made, first, start + 2000)
    await view(first, { after: 2000 })
    await collectGarbage()
    expect(weak.deref()).toBeUndefined()
  })
})

describe('a store whose stock moves', () => {
  test('shows it, while the others send what they sent', async () => {
    const { made, catalog, start, first, second, setStock, answer, leftAt, view } = await openLikeStores()
    const before = await answer(first)
    expect((await answer(second)).bytes).toBe(before.bytes)
    await setStock(second, 4)
    catalog.stockMoved(made, second, start + 2000)
    expect([await leftAt(first, 2000), await leftAt(second, 2000)]).toEqual([9, 4])
    const versions = [await view(first, { after: 2000 }), await view(second, { after: 2000 })].map(
      ({ version }) => version,
    )
    expect(new Set(versions).size).toBe(2)
    expect((await answer(first, { after: 2000 })).bytes).toBe(before.bytes)
  })

  test('ends its own ready answer only', async () => {
    const { made, catalog, start, first, second, answer } = await openLikeStores()
    const [kept, ended] = [await answer(first), await answer(second)]
    catalog.stockMoved(made, second, start + 2000)
    expect([kept.isCurrent(start + 2000), ended.isCurrent(start + 2000)]).toEqual([true, false])
  })

  test('in another process is seen within half a minute of its last look, also where the others look earlier or later', async () => {
    const { first, second, setStock, leftAt } = await openLikeStores()
    expect([await leftAt(first), await leftAt(second, 20_000)]).toEqual([9, 9])
    await setStock(first, 3)
    await setStock(second, 2)
    expect([await leftAt(first, 30_000), await leftAt(second, 50_000)]).toEqual([3, 2])
  })
})

test.each([
  ['language', { ...guest, language: 'zh-CN' }],
  ['membership', { ...guest, isMember: true }],
  ['channel', { ...guest, saleChannelCode: 2 }],
] as const)('stores send other bytes for another %s', async (_what, viewer) => {
  const { first, second, answer } = await openLikeStores()
  expect((await answer(second, { viewer })).bytes).not.toBe((await answer(first)).bytes)
})

test('stores in other time zones share nothing that depends on the hour', async () => {
  const { made, first, second, view } = await openLikeStores()
  await build.asCorp(made, `update store set time_zone = 'Asia/Tokyo' where store_id = $1`, [second])
  expect((await view(second)).byId).not.toBe((await view(first)).byId)
})

/** A database in which something happens between the first answer of each transaction and its next question. */
const interrupted = (db: Database, happen: () => Promise<unknown>): Database => ({
  ...db,
  tx: (scope, work) =>
    db.tx(scope, (tx) => {
      const run: Tx['run'] = async (one) => {
        const answer = await tx.run(one)
        await happen()
        return answer
      }
      return work(
        new Proxy(tx, {
          get: (target, key) => (key === 'run' ? run : bound(target, Reflect.get(target, key, target))),
        }),
      )
    }),
})

const bound = (target: Tx, value: unknown) => (typeof value === 'function' ? value.bind(target) : value)

test('a price that moves while a store is read is not shown at another one that is as this one was', async () => {
  const made = await buildCorp()
  const { storeId: first, skuId } = await build.buildShop(made)
  const second = await build.buildStore(made)
  const setPrice = (storeId: string, price: number) =>
    build.asCorp(
      made,
      `insert into store_sku (corp_id, store_id, sku_id, price) values ($1, $2, $3, $4)
       on conflict (corp_id, store_id, sku_id) do update set price = excluded.price`,
      [made, storeId, skuId, price],
    )
  await Promise.all([setPrice(first, 600), setPrice(second, 600)])
  const corp = await app.corps.find(made)
  if (!corp) throw new Error('no corp')
  const stores = createStores(testDb)
  const catalog = new Catalog(interrupted(testDb, () => setPrice(first, 900)))
  const priceAt = async (storeId: string) =>
    (await catalog.view(corp, await stores.get(corp, storeId), { viewer: guest, now: Date.now() })).products[0]?.price
  expect(await priceAt(first)).toBe(600)
  expect(await priceAt(second)).toBe(600)
})
