import { refusals } from '@tiffin/contract/refusals'
import { findSharedCart, shareCart } from '@tiffin/contract/share'
import { mostSharedLines } from '@tiffin/core/cart/shared-cart'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { app, openShop } from '../../../test/ordering.ts'
import { Catalog } from '../catalog/index.ts'
import { Groups } from '../group/index.ts'
import { createStores } from '../store/index.ts'
import { findShared, SharedCarts } from './index.ts'

const dayMs = 24 * 3_600_000

async function openSharing() {
  const shop = await openShop()
  const { corp, storeId, line } = shop
  const share = (body: Record<string, unknown> = {}) =>
    ask(app, shareCart, { corp, body: { storeId, productRequestList: [{ ...line, num: 2 }], ...body } })
  const open = (sharedCartId: string, brand = corp) => ask(app, findSharedCart, { corp: brand, body: { sharedCartId } })
  return { ...shop, share, open }
}

it('[share-3] a cart without an account is found by everybody of the brand who has its link, at the prices of now, for a week', async () => {
  const { share, open, storeId, corp, skuId } = await openSharing()
  const { data } = await share()
  expect(data.sharedCartId).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(data.expireTime - Date.now()).toBeGreaterThan(7 * dayMs - 60_000)
  expect((await open(data.sharedCartId)).data).toMatchObject({
    storeId,
    list: [{ num: 2, price: 500 }],
    removedList: [],
  })
  await build.asCorp(corp, 'update sku set price = 700 where sku_id = $1', [skuId])
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  expect((await open(data.sharedCartId)).data.list).toMatchObject([{ price: 700 }])
  const stored = await build.asCorp(corp, 'select * from shared_cart')
  expect(Object.keys(stored[0] ?? {}).sort()).toEqual([
    'corp_id',
    'expires_at',
    'requests',
    'shared_cart_id',
    'store_id',
  ])
})

it('[share-3][TN-02] a cart whose time is over, one of another brand, and one that never was are gone', async () => {
  const { share, open, corp } = await openSharing()
  const { sharedCartId } = (await share()).data
  const other = (await openShop()).corp
  expect((await open(sharedCartId, other)).code).toBe(refusals.sharedCartGone)
  expect((await open('A'.repeat(22))).code).toBe(refusals.sharedCartGone)
  await build.asCorp(corp, `update shared_cart set expires_at = now() - interval '1 second'`)
  expect((await open(sharedCartId)).code).toBe(refusals.sharedCartGone)
})

it('[share-3] what is not sold any more is named, and free items stay with who earned them', async () => {
  const { share, open, corp, line } = await openSharing()
  const other = await build.buildProduct(corp, { price: 300 })
  const gone = build.want(other.productId, other.skuId)
  const { sharedCartId } = (await share({ productRequestList: [line, gone, { ...line, isFreeGift: true }] })).data
  await build.asCorp(corp, 'delete from sku where sku_id = $1', [other.skuId])
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const { data } = await open(sharedCartId)
  expect(data.list.map(({ productId, num }) => [productId, num])).toEqual([[line.productId, 1]])
  expect(data.removedList).toMatchObject([{ productId: other.productId }])
})

it('[share-3][RL-05] no more than fifty lines of a store of the brand are kept, sixty an hour of a customer and a hundred of the visitors of a network', async () => {
  const { share, line, corp, token, storeId } = await openSharing()
  const most = Array.from({ length: mostSharedLines + 1 }, () => line)
  expect((await share({ productRequestList: most })).code).toBe(refusals.inputInvalid)
  expect((await share({ storeId: 'nowhere' })).code).toBe(refusals.storeUnknown)
  const body = { storeId, productRequestList: [line] }
  const codes: number[] = []
  for (let count = 0; count < 61; count++) codes.push((await ask(app, shareCart, { corp, token, body })).code)
  expect([codes.lastIndexOf(200), codes.at(-1)]).toEqual([59, 429])
  const visits: number[] = []
  for (let count = 0; count < 101; count++) visits.push((await share()).code)
  expect([visits.lastIndexOf(200), visits.at(-1)]).toEqual([99, 429])
})

it('[share-3] the link of a cart says how much of which store, what, and shows a picture; one that is gone says nothing', async () => {
  const { share, corp, storeId } = await openSharing()
  await build.asCorp(corp, `update store set name = '{"en-US": "Riverside"}' where store_id = $1`, [storeId])
  await build.asCorp(corp, `update product set image = '/media/plum'`)
  await build.bumpCatalog(corp)
  const brand = await app.corps.reload(corp)
  if (brand === undefined) throw new Error('the brand was built above')
  const parts = { catalog: new Catalog(app.db), stores: createStores(app.db) }
  const find = findShared({ ...parts, clock: Date, carts: new SharedCarts(app, parts), groups: new Groups(app, parts) })
  const { sharedCartId } = (await share()).data
  const named = { storeId, productId: undefined, sharedCartId }
  expect(await find(brand, 'en-US', named)).toEqual({
    ...{ title: '2 items from Riverside', text: '2 × Tea', picture: '/media/plum' },
  })
  await expect(find(brand, 'en-US', { ...named, sharedCartId: 'gone' })).rejects.toThrow('sharedCartGone')
})
