import { listAudit } from '@tiffin/contract/desk/audit'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { listSoldOut, setSoldOut } from '@tiffin/contract/sold-out'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildProperty } from '../../../../test/build-options.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import { soldOutJobs } from './jobs.ts'

const app = testApp({ sessions: fakeSessions })
const other = testApp({ sessions: fakeSessions })
const desk = testApp()
const hourMs = 3_600_000

async function openShop() {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const { token } = await build.buildCustomer(corp)
  const staff = `${(await build.buildEmployee(corp, shop.storeId)).token},stock:sold-out`
  const mark = (kind: number, itemId: string, more: { isSoldOut?: boolean; backAt?: number } = {}) =>
    ask(app, setSoldOut, { corp, token: staff, body: { kind: kind as 1, itemId, isSoldOut: true, ...more } })
  const show = async (server = app, productId = shop.productId, storeId = shop.storeId) => {
    const { list } = (await ask(server, listProducts, { corp, body: { storeId } })).data
    const product = list.find((each) => each.productId === productId)
    if (!product) throw new Error('not on the menu')
    return product
  }
  const buy = (more: Parameters<typeof build.want>[2] = {}) =>
    order(app, { ...shop, corp, token, lines: [build.want(shop.productId, shop.skuId, more)], payable: 500 })
  return { ...shop, corp, token, staff, mark, show, buy }
}

type Shop = Awaited<ReturnType<typeof openShop>>
const marked: readonly (readonly [string, (shop: Shop) => readonly [number, string]])[] = [
  ['product', ({ productId }) => [stockKind.product, productId]],
  ['sku', ({ skuId }) => [stockKind.sku, skuId]],
]

test.each(marked)('[stock-5] a %s that is marked cannot be ordered until it is brought back', async (_name, itemOf) => {
  const shop = await openShop()
  const [kind, itemId] = itemOf(shop)
  expect((await shop.mark(kind, itemId)).code).toBe(200)
  expect((await shop.show()).unavailableReason).toBe(1)
  expect((await shop.buy()).code).toBe(refusals.soldOut)
  await shop.mark(kind, itemId, { isSoldOut: false })
  expect((await shop.show()).unavailableReason).toBe(0)
  expect((await shop.buy()).code).toBe(200)
})

test('[stock-5] a material that is marked takes along what is made of it, whatever is counted', async () => {
  const shop = await openShop()
  await build.buildMaterial(shop.corp, 'milk')
  const latte = await build.buildProduct(shop.corp, { uses: { milk: 150_000 } })
  await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: 'milk', available: 900_000 })
  await build.bumpCatalog(shop.corp)
  await app.corps.follow(shop.corp)
  expect((await shop.show(app, latte.productId)).unavailableReason).toBe(0)
  await shop.mark(stockKind.material, 'milk')
  expect((await shop.show(app, latte.productId)).unavailableReason).toBe(1)
  expect((await shop.show()).unavailableReason).toBe(0)
})

test('[stock-5] an option that is marked is named, refused, and takes the product along when none is left to choose', async () => {
  const shop = await openShop()
  await buildProperty(shop.corp, shop.productId, { name: 'ice', values: { less: 0, more: 0 } })
  await build.asCorp(shop.corp, 'update property set min_num = 1')
  await build.bumpCatalog(shop.corp)
  await app.corps.follow(shop.corp)
  const propertyValList = [{ propertyId: 'ice', propertyValueId: 'less' }]
  await shop.mark(stockKind.option, 'less')
  expect((await shop.show()).propertyList[0]?.soldOutList).toEqual(['less'])
  expect((await shop.show()).unavailableReason).toBe(0)
  const refused = await shop.buy({ propertyValList })
  expect(refused.code).toBe(refusals.stockShort)
  expect(refused.data).toMatchObject({
    stockHintList: [{ propertyValue: 'less (zh)', materialName: '', available: 0 }],
  })
  await shop.mark(stockKind.option, 'more')
  expect((await shop.show()).unavailableReason).toBe(1)
})

test('[stock-5] a mark that comes after the cart was checked is found where the order is written', async () => {
  const shop = await openShop()
  expect((await shop.show()).unavailableReason).toBe(0)
  await build.insertRow(shop.corp, 'sold_out', {
    ...{ store_id: shop.storeId, stock_kind: 3, item_id: shop.productId, since: new Date() },
  })
  const refused = await shop.buy()
  expect(refused.code).toBe(refusals.stockShort)
  expect(await build.asCorp(shop.corp, 'select order_id from customer_order')).toEqual([])
})

test('[stock-6] the menu shows until when, at every server, and what is over is on sale without anyone', async () => {
  const shop = await openShop()
  const backAt = Date.now() + hourMs
  expect([(await shop.show(other)).unavailableReason, (await shop.show(other)).backAt]).toEqual([0, undefined])
  await shop.mark(stockKind.product, shop.productId, { backAt })
  expect((await shop.show()).backAt).toBe(backAt)
  await expect.poll(async () => (await shop.show(other)).backAt, { timeout: 2000 }).toBe(backAt)
  await build.asCorp(shop.corp, `update sold_out set back_at = now() - interval '1 second'`)
  expect((await shop.show()).unavailableReason).toBe(1)
  await soldOutJobs(app)[0]?.run()
  expect((await shop.show()).unavailableReason).toBe(0)
  expect(await build.asCorp(shop.corp, 'select item_id from sold_out')).toEqual([])
})

test('[stock-6] a menu is not fresh for longer than until something comes back', async () => {
  const shop = await openShop()
  const backAt = Date.now() + 5000
  await shop.mark(stockKind.product, shop.productId, { backAt })
  const { freshUntil } = (await ask(app, listProducts, { corp: shop.corp, body: { storeId: shop.storeId } })).data
  expect(freshUntil).toBe(backAt)
})

test('[stock-5] the counter lists its marks, options and materials in its language, and when it opens tomorrow', async () => {
  const shop = await openShop()
  await build.buildMaterial(shop.corp, 'milk')
  await buildProperty(shop.corp, shop.productId, { name: 'ice', values: { less: 0 } })
  const backAt = Date.now() + hourMs
  await shop.mark(stockKind.sku, shop.skuId, { backAt })
  await shop.mark(stockKind.option, 'less')
  const { data } = await ask(app, listSoldOut, { corp: shop.corp, token: shop.staff, language: 'zh-CN' })
  expect(data.list.map(({ kind, itemId, ...mark }) => [kind, itemId, mark.backAt])).toEqual([
    [stockKind.sku, shop.skuId, backAt],
    [stockKind.option, 'less', null],
  ])
  expect(data.optionList).toEqual([{ propertyValueId: 'less', propertyValue: 'less (zh)', propertyName: 'ice (zh)' }])
  expect(data.materialList).toEqual([{ materialId: 'milk', materialName: 'milk' }])
  expect(data.tomorrowAt).toBeGreaterThan(data.serverTime)
})

test('[stock-5] what does not exist, or would be back before now, is not marked', async () => {
  const shop = await openShop()
  for (const kind of Object.values(stockKind))
    expect((await shop.mark(kind, 'nothing')).code).toBe(refusals.itemUnknown)
  expect((await shop.mark(stockKind.product, shop.productId, { backAt: Date.now() - 1 })).code).toBe(
    refusals.inputInvalid,
  )
  expect(await build.asCorp(shop.corp, 'select item_id from sold_out')).toEqual([])
})

test('[stock-5] a mark is of one store, and its entry in the audit log names what was marked', async () => {
  const shop = await openShop()
  const otherStoreId = await build.buildStore(shop.corp)
  await build.bumpCatalog(shop.corp)
  await app.corps.follow(shop.corp)
  await shop.mark(stockKind.product, shop.productId)
  expect((await shop.show(app, shop.productId, otherStoreId)).unavailableReason).toBe(0)
  const owner = await buildAtDesk(desk, shop.corp, 'owner')
  const { list } = (await ask(desk, listAudit, owner)).data
  expect(list.find(({ action }) => action === 'stock.setSoldOut')).toMatchObject({
    ...{ itemKind: 'product', itemId: shop.productId, changeList: [{ field: 'isSoldOut', from: false, to: true }] },
  })
})
