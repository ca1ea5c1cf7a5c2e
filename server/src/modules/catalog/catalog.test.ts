import { listPromotions, priceAll, priceSkus, priceWhole } from '@tiffin/contract/marketing'
import { checkCart } from '@tiffin/contract/order'
import { findProduct, listCategories, listMaterials, listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, headersOf, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'
import { createStores } from '../store/index.ts'
import { Catalog } from './catalog.ts'

let offset = 0
const app = testApp({ sessions: fakeSessions, clock: { now: () => Date.now() + offset } })

async function openShop(product?: Parameters<typeof build.buildShop>[1]) {
  const corp = await buildCorp()
  return { corp, ...(await build.buildShop(corp, product)) }
}

const menuOf = async (shop: { corp: string; storeId: string }, more = {}) =>
  (
    await ask(app, listProducts, {
      ...shop,
      body: { storeId: shop.storeId, pageSize: 500, saleChannelCode: 1, ...more },
    })
  ).data

describe('[R-7.6] the menu', () => {
  it('is the same bytes until something moves, in the encoding the caller takes', async () => {
    const shop = await openShop()
    for (let n = 0; n < 5; n++) await build.buildProduct(shop.corp)
    const read = (encoding: string) =>
      app.http.inject({
        method: 'POST',
        url: listProducts.path,
        headers: { ...headersOf({ corp: shop.corp }), 'accept-encoding': encoding },
        payload: JSON.stringify({ storeId: shop.storeId, pageSize: 500 }),
      })
    const [plain, again, br, gzip] = await Promise.all(['identity', 'identity', 'gzip, br', 'gzip'].map(read))
    expect(plain?.rawPayload.equals(again?.rawPayload ?? Buffer.of())).toBe(true)
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(plain?.json().data.list).toHaveLength(6)
  })

  it('[R-7.6] follows the brand’s changes and shows each store its own price', async () => {
    const shop = await openShop({ price: 500 })
    const other = await build.buildStore(shop.corp)
    await build.asCorp(shop.corp, 'insert into store_sku (corp_id, store_id, sku_id, price) values ($1, $2, $3, 650)', [
      shop.corp,
      other,
      shop.skuId,
    ])
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect((await menuOf(shop)).list[0]).toMatchObject({ price: 500, productName: 'Tea' })
    expect((await menuOf({ ...shop, storeId: other })).list[0]).toMatchObject({ price: 650 })
  })

  it('is held once for stores that differ in nothing', async () => {
    const shop = await openShop()
    const [alike, dearer] = [await build.buildStore(shop.corp), await build.buildStore(shop.corp)]
    await build.asCorp(shop.corp, 'insert into store_sku (corp_id, store_id, sku_id, price) values ($1, $2, $3, 900)', [
      shop.corp,
      dearer,
      shop.skuId,
    ])
    const corp = await app.corps.find(shop.corp)
    if (!corp) throw new Error('no corp')
    const [catalog, stores] = [new Catalog(testDb), createStores(testDb)]
    const viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 } as const
    const sourceOf = async (storeId: string) =>
      (await catalog.view(corp, await stores.get(corp, storeId), { viewer, now: Date.now() })).source
    const [first, second, third] = [await sourceOf(shop.storeId), await sourceOf(alike), await sourceOf(dearer)]
    expect(second.products).toBe(first.products)
    expect([first.store.storeId, second.store.storeId]).toEqual([shop.storeId, alike])
    expect(third.products).not.toBe(first.products)
    expect(third.products[0]?.skus[0]?.price).toBe(900)
  })

  it('is kept for so many channels and pages only, however many a caller makes up', async () => {
    const shop = await openShop()
    const corp = await app.corps.find(shop.corp)
    if (!corp) throw new Error('no corp')
    const [catalog, store] = [new Catalog(testDb), await createStores(testDb).get(corp, shop.storeId)]
    const viewOf = (saleChannelCode: number) =>
      catalog.view(corp, store, { viewer: { language: 'en-US', isMember: false, saleChannelCode }, now: Date.now() })
    const first = await viewOf(1)
    expect(await viewOf(1)).toBe(first)
    for (let channel = 2; channel < 200; channel++) await viewOf(channel)
    expect(await viewOf(1)).not.toBe(first)
    const bytes = readyEnvelope({})
    for (let page = 1; page < 200; page++) first.answers.set(`page ${page}`, bytes)
    expect(first.answers.size).toBeLessThan(50)
  })

  it('[R-3.4][R-4.16][R-7.7] shows stock that moved within a second, and a sold-out product as such', async () => {
    const shop = await openShop()
    const customer = await build.buildCustomer(shop.corp)
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 1 })
    expect((await menuOf(shop)).list[0]).toMatchObject({ unavailableReason: 0 })
    await order(app, { ...shop, ...customer, lines: [build.want(shop.productId, shop.skuId)], payable: 500 })
    offset += 1001
    expect((await menuOf(shop)).list[0]).toMatchObject({ unavailableReason: 1, skuList: [{ stockNum: 0 }] })
    const detail = await ask(app, findProduct, { ...shop, body: { productId: shop.productId, storeId: shop.storeId } })
    expect(detail.code).toBe(refusals.soldOut)
    const again = await order(app, {
      ...shop,
      ...customer,
      lines: [build.want(shop.productId, shop.skuId)],
      payable: 500,
    })
    expect(again.code).toBe(refusals.soldOut)
  })

  it('[RL-04][R-7.5][R-9.16] clamps pages instead of refusing them', async () => {
    const shop = await openShop()
    for (const paging of [
      { pageSize: 1e9 },
      { pageSize: -1 },
      { pageIndex: -5 },
      { pageSize: 'many', pageIndex: null },
    ])
      expect((await menuOf(shop, paging)).list).toHaveLength(1)
    expect((await menuOf(shop, { pageIndex: 1e9 })).list).toEqual([])
  })

  it('[TN-02][TN-06][R-6.8] never shows a store or product of another brand', async () => {
    const shop = await openShop()
    const other = await openShop()
    const foreign = await ask(app, listProducts, { corp: other.corp, body: { storeId: shop.storeId } })
    const missing = await ask(app, listProducts, { corp: other.corp, body: { storeId: 'nowhere' } })
    expect(foreign).toEqual(missing)
    for (let n = 0; n < 20; n++) {
      expect((await menuOf(shop)).list.map(({ productId }) => productId)).toEqual([shop.productId])
      expect((await menuOf(other)).list.map(({ productId }) => productId)).toEqual([other.productId])
    }
  })

  it('[R-7.5][R-9.16][R-3.6] is a tree of categories, no deeper than asked', async () => {
    const shop = await openShop()
    let parent = await build.buildCategory(shop.corp)
    for (let level = 2; level <= 17; level++) {
      const child = await build.buildCategory(shop.corp)
      await build.asCorp(shop.corp, 'update category set parent_id = $2 where corp_id = $1 and category_id = $3', [
        shop.corp,
        parent,
        child,
      ])
      parent = child
    }
    const depthOf = (list: readonly { children?: unknown }[]): number =>
      Math.max(0, ...list.map(({ children }) => 1 + depthOf((children as []) ?? [])))
    const levels = async (body: Record<string, unknown>) =>
      depthOf((await ask(app, listCategories, { ...shop, body })).data.list)
    expect([await levels({}), await levels({ limitLevel: 3 }), await levels({ limitLevel: 99 })]).toEqual([10, 3, 15])
    await build.asCorp(
      shop.corp,
      `update category set icon = '/media/leaf', sort = 4, description = '{"en-US": "Hot"}' where corp_id = $1`,
      [shop.corp],
    )
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const { list } = (await ask(app, listCategories, { ...shop, language: 'en-US' })).data
    const first = list.find(({ children }) => children !== undefined)
    expect(first).toMatchObject({
      ...{ categoryName: 'Teas', description: 'Hot', icon: '/media/leaf', parentId: null, sort: 4 },
      children: [{ parentId: first?.id, categoryName: 'Teas' }],
    })
    expect(await levels({ limitLevel: 0 })).toBe(1)
  })
})

describe('materials', () => {
  it('[R-3.4][R-7.8][ST-10] come by pages of 200, the last of exactly 400 being empty', async () => {
    const shop = await openShop()
    await build.asCorp(
      shop.corp,
      `with made as (insert into material (corp_id, material_id, name) select $1, 'm' || n, '{}' from generate_series(1, 400) n returning material_id)
       insert into store_stock select $1, $2, 1, material_id, 12500 from made`,
      [shop.corp, shop.storeId],
    )
    const page = async (pageIndex: number) =>
      (await ask(app, listMaterials, { ...shop, body: { storeId: shop.storeId, pageIndex, pageSize: 200 } })).data.list
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.map((list) => list.length)).toEqual([200, 200, 0])
    expect(new Set(pages.flat().map(({ materialId }) => materialId)).size).toBe(400)
    expect(pages[0]?.[0]).toMatchObject({ total: 12.5 })
    await build.asCorp(shop.corp, `insert into material (corp_id, material_id, name) values ($1, 'loose', '{}')`, [
      shop.corp,
    ])
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const wide = await ask(app, listMaterials, { ...shop, body: { storeId: shop.storeId, pageSize: 500 } })
    expect([wide.data.list.length, wide.data.total]).toEqual([200, 400])
  })
})

describe('promotions', () => {
  const promote = (corp: string, promotion: { id: string; type: number; rule: unknown; productIds?: string[] }) =>
    build.asCorp(
      corp,
      `insert into promotion (corp_id, promotion_id, type, name, rule, product_ids, start_time, end_time)
       values ($1, $2, $3, '{"en-US": "Week"}', $4, $5, now() - interval '1 day', now() + interval '1 day')`,
      [corp, promotion.id, promotion.type, JSON.stringify(promotion.rule), promotion.productIds ?? null],
    )

  it('[R-7.6][R-7.9][R-1.3] lower a line and then the whole order; each level can be asked for alone', async () => {
    const shop = await openShop({ price: 1000 })
    await promote(shop.corp, {
      id: 'line',
      type: 5,
      rule: { kind: 'amountOff', amount: 100 },
      productIds: [shop.productId],
    })
    await promote(shop.corp, { id: 'whole', type: 2, rule: { kind: 'perMilleOff', perMille: 100 } })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const body = {
      storeId: shop.storeId,
      saleChannelCode: 1,
      productRequestList: [build.want(shop.productId, shop.skuId)],
    }
    const totals = await Promise.all(
      [priceAll, priceSkus, priceWhole].map(
        async (call) => (await ask(app, call, { ...shop, body })).data.payableTotal,
      ),
    )
    expect(totals).toEqual([810, 900, 900])
    const { data } = await ask(app, priceAll, { ...shop, language: 'en-US', body })
    expect(data.discountList.map(({ type, name, amount }) => [type, name, amount])).toEqual([
      [5, 'Week', 100],
      [2, 'Week', 90],
    ])
    expect((await ask(app, priceAll, { ...shop, body: { ...body, promotionId: 'gone' } })).code).toBe(
      refusals.promotionEnded,
    )
    expect((await ask(app, listPromotions, { ...shop, body: { storeId: shop.storeId } })).data.list).toHaveLength(2)
    const menu = await menuOf(shop)
    expect(menu.list[0]).toMatchObject({
      price: 1000,
      discountPrice: 900,
      promotionTagList: [{ promotionId: 'line', type: 5 }],
    })
    const ofType = async (promotionType: number) =>
      (await menuOf(shop, { promotionType })).list.map(({ productId }) => productId)
    expect([await ofType(5), await ofType(3)]).toEqual([[shop.productId], []])
    const named = async (promotionType: number) => (await menuOf(shop, { promotionType, keyword: 'Tea' })).list.length
    expect([await named(0), await named(5), await named(3)]).toEqual([1, 1, 0])
  })

  it('[PR-12][R-7.6][R-7.9] ignore what a caller says about membership', async () => {
    const shop = await openShop({ price: 1000 })
    await build.asCorp(shop.corp, 'update sku set member_price = 100 where corp_id = $1', [shop.corp])
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const body = { storeId: shop.storeId, isMember: true, productRequestList: [build.want(shop.productId, shop.skuId)] }
    expect((await ask(app, priceAll, { ...shop, body })).data.payableTotal).toBe(1000)
  })
})

describe('checking a cart', () => {
  it('[R-4.16][R-5.2][R-7.20] prices what can be bought and names what cannot, and what stock is short', async () => {
    const shop = await openShop({ price: 500 })
    const gone = await build.buildProduct(shop.corp, { row: { launch_status: 0 } })
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 1 })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const productRequestList = [
      build.want(gone.productId, gone.skuId),
      build.want(shop.productId, shop.skuId, { num: 2 }),
      { ...build.want('never', 'never'), lineId: 'mine-3' },
    ]
    const { data } = await ask(app, checkCart, {
      ...shop,
      language: 'en-US',
      body: { storeId: shop.storeId, productRequestList },
    })
    expect(data.payableTotal).toBe(1000)
    expect(data.invalidList.map(({ line, lineId, reason }) => [line, lineId, reason])).toEqual([
      [0, undefined, 2],
      [2, 'mine-3', 2],
    ])
    expect(data.stockHintList).toMatchObject([
      { type: 'stock', productId: shop.productId, materialId: '', available: 1, needed: 2 },
    ])
  })
})
