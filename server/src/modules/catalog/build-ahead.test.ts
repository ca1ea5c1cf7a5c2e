import { listProducts } from '@tiffin/contract/product'
import { stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildShop, buildStore, bumpCatalog, setStock } from '../../../test/build-shop.ts'
import { countingDatabase } from '../../../test/counting-database.ts'
import { testDb } from '../../../test/database.ts'
import type { Corp } from '../../base/corp.ts'
import { createStores } from '../store/index.ts'
import { Catalog } from './catalog.ts'

const app = testApp()
const viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 } as const

/** A brand with menus that were looked at, and a catalogue whose questions to the database are counted. */
async function openMenus(moreStores = 0) {
  const corpId = await buildCorp()
  const shop = await buildShop(corpId, { price: 500 })
  const others = await Promise.all(Array.from({ length: moreStores }, () => buildStore(corpId)))
  const { db, transactions } = countingDatabase()
  const [catalog, stores] = [new Catalog(db), createStores(testDb)]
  const read = async (): Promise<Corp> => {
    const corp = await app.corps.reload(corpId)
    if (!corp) throw new Error('no corp')
    return corp
  }
  const view = async (corp: Corp, storeId = shop.storeId, now = Date.now()) =>
    catalog.view(corp, await stores.get(corp, storeId), { viewer, now })
  const publish = async () => {
    await asCorp(corpId, 'update sku set price = 540')
    await bumpCatalog(corpId)
    return read()
  }
  const findStoreOf = (corp: Corp) => (storeId: string) => stores.find(corp, storeId)
  const buildAhead = (corp: Corp) =>
    Array.fromAsync(catalog.buildAhead({ corp, findStore: findStoreOf(corp), now: Date.now() }))
  const shopParts = { ...shop, corpId, others, catalog, transactions }
  return { ...shopParts, view, publish, findStoreOf, buildAhead, before: await read() }
}

const priceIn = ({ products }: { products: readonly { skuList: readonly { price: number }[] }[] }) =>
  products[0]?.skuList[0]?.price

describe('[draft-16] the menu of a busy store', () => {
  it('is there before the one of before goes, which stays as it was', async () => {
    const { before, view, publish, buildAhead, transactions } = await openMenus()
    const seen = await view(before)
    const next = await publish()
    const [built] = await buildAhead(next)
    expect(await view(before)).toBe(seen)
    transactions.length = 0
    expect(await view(next)).toBe(built)
    expect(await view(next)).toBe(built)
    expect(transactions).toEqual([])
    expect([seen, built].map((one) => one && priceIn(one))).toEqual([500, 540])
  })

  it('reads its stock again when that moved meanwhile', async () => {
    const { before, view, publish, buildAhead, catalog, corpId, storeId, skuId } = await openMenus()
    await setStock(corpId, storeId, { kind: stockKind.sku, itemId: skuId, available: 9 })
    await view(before)
    const next = await publish()
    await buildAhead(next)
    await setStock(corpId, storeId, { kind: stockKind.sku, itemId: skuId, available: 4 })
    catalog.stockMoved(corpId, storeId, Date.now())
    const { stock } = await view(next, storeId, Date.now() + 1100)
    expect(stock.get(stockKey(stockKind.sku, skuId))).toBe(4)
  })

  it('reads its stock again also when that moved while its answers were made', async () => {
    const { before, view, publish, catalog, findStoreOf, corpId, storeId, skuId } = await openMenus()
    await setStock(corpId, storeId, { kind: stockKind.sku, itemId: skuId, available: 9 })
    await view(before)
    const next = await publish()
    for await (const built of catalog.buildAhead({ corp: next, findStore: findStoreOf(next), now: Date.now() })) {
      expect(built.stock.get(stockKey(stockKind.sku, skuId))).toBe(9)
      await setStock(corpId, storeId, { kind: stockKind.sku, itemId: skuId, available: 4 })
      catalog.stockMoved(corpId, storeId, Date.now())
    }
    const { stock } = await view(next, storeId, Date.now() + 1100)
    expect(stock.get(stockKey(stockKind.sku, skuId))).toBe(4)
  })

  it('is not shown once the brand has published again', async () => {
    const { before, view, publish, buildAhead, corpId } = await openMenus()
    await view(before)
    await buildAhead(await publish())
    await asCorp(corpId, 'update sku set price = 560')
    await bumpCatalog(corpId)
    const last = await app.corps.reload(corpId)
    if (!last) throw new Error('no corp')
    expect(priceIn(await view(last))).toBe(560)
  })

  it('is not built for a store that is gone by then', async () => {
    const { before, view, publish, catalog } = await openMenus()
    await view(before)
    const next = await publish()
    const findStore = async () => undefined
    expect(await Array.fromAsync(catalog.buildAhead({ corp: next, findStore, now: Date.now() }))).toEqual([])
  })

  it('is built for the twenty that were asked for most, and for none where only stores changed', async () => {
    const { before, view, buildAhead, publish, others, storeId } = await openMenus(21)
    for (const each of [storeId, ...others]) await view(before, each)
    for (const each of others.slice(1)) await view(before, each)
    expect(
      await buildAhead({ ...before, catalogVersion: before.catalogVersion + 1, storeVersion: before.storeVersion + 1 }),
    ).toEqual([])
    const next = await publish()
    const built = await buildAhead(next)
    expect(new Set(built.map(({ source }) => source.store.storeId))).toEqual(new Set(others.slice(1)))
  })
})

it('[draft-16] a phone gets the menu of a brand that was followed', async () => {
  const corp = await buildCorp()
  const { storeId } = await buildShop(corp, { price: 500 })
  const read = async () =>
    (await ask(app, listProducts, { corp, body: { storeId, pageSize: 500 } })).data.list[0]?.skuList[0]?.price
  expect(await read()).toBe(500)
  await asCorp(corp, 'update sku set price = 540')
  await bumpCatalog(corp)
  await app.corps.follow(corp)
  expect(await read()).toBe(540)
})
