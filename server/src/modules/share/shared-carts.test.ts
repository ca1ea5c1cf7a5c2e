import { openGroupOrder } from '@tiffin/contract/group'
import { refusals } from '@tiffin/contract/refusals'
import { findSharedCart, shareCart } from '@tiffin/contract/share'
import { mostSharedLines } from '@tiffin/core/cart/shared-cart'
import { expect, it } from 'vitest'
import { ask, headersOf } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { app, openShop } from '../../../test/ordering.ts'
import type { Named } from '../../base/shared-link.ts'
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
  expect(data.removedList).toMatchObject([{ productId: other.productId, productName: 'Tea' }])
})

it('[share-3] what a limit cuts of a cart is named with how many are left', async () => {
  const { share, open, corp, line } = await openSharing()
  const { sharedCartId } = (await share()).data
  await build.asCorp(corp, 'update product set per_order_limit = 1')
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const { data } = await open(sharedCartId)
  expect([data.list.map(({ num }) => num), data.cutList]).toEqual([
    [1],
    [{ productId: line.productId, productName: 'Tea', wanted: 2, num: 1 }],
  ])
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
  const other = await build.buildCustomer(corp)
  expect((await ask(app, shareCart, { corp, token: other.token, body })).code).toBe(200)
  const refused = await app.http.inject({
    ...{ method: 'POST', url: shareCart.path, headers: headersOf({ corp, token }), payload: JSON.stringify(body) },
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  const visits: number[] = []
  for (let count = 0; count < 101; count++) visits.push((await share()).code)
  expect([visits.lastIndexOf(200), visits.at(-1)]).toEqual([99, 429])
  const otherNetwork = await app.http.inject({
    ...{ method: 'POST', url: shareCart.path, headers: headersOf({ corp }), payload: JSON.stringify(body) },
    remoteAddress: '10.9.9.9',
  })
  expect(otherNetwork.json().code).toBe(200)
})

/** What the link of a brand's own things shows. */
async function showLink(corp: string, named: Partial<Named>) {
  await build.bumpCatalog(corp)
  const brand = await app.corps.reload(corp)
  if (brand === undefined) throw new Error('the brand was built above')
  const parts = { catalog: new Catalog(app.db), stores: createStores(app.db) }
  const find = findShared({ ...parts, clock: Date, carts: new SharedCarts(app, parts), groups: new Groups(app, parts) })
  return find(brand, 'en-US', { storeId: undefined, productId: undefined, ...named })
}

const nameStore = (corp: string) => build.asCorp(corp, `update store set name = '{"en-US": "Riverside"}'`)

it('[share-3] the link of a cart says how much of which store, what, and shows a picture; one that is gone says nothing', async () => {
  const { share, corp } = await openSharing()
  await nameStore(corp)
  await build.asCorp(corp, `update product set image = '/media/plum'`)
  const { sharedCartId } = (await share()).data
  const shown = { title: '2 items from Riverside', text: '2 × Tea', picture: '/media/plum' }
  expect(await showLink(corp, { sharedCartId })).toEqual(shown)
  await expect(showLink(corp, { sharedCartId: 'gone' })).rejects.toThrow('sharedCartGone')
})

it('[share-3] the link of a cart names five lines and says that there are more; of one that is sold no more there is nothing to show', async () => {
  const { share, corp, storeId, line } = await openSharing()
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_none, index) => {
      const name = `{"en-US": "Tea ${index + 2}"}`
      const { productId, skuId } = await build.buildProduct(corp, { row: { name } })
      return build.want(productId, skuId)
    }),
  )
  const lines = [line, ...others]
  const five = (await share({ storeId, productRequestList: lines.slice(0, 5) })).data
  const six = (await share({ storeId, productRequestList: lines })).data
  const names = '1 × Tea, 1 × Tea 2, 1 × Tea 3, 1 × Tea 4, 1 × Tea 5'
  expect(await showLink(corp, five)).toMatchObject({ text: names })
  expect(await showLink(corp, six)).toMatchObject({ text: `${names} …` })
  await build.asCorp(corp, 'delete from sku')
  expect(await showLink(corp, six)).toMatchObject({ text: '', picture: '' })
})

it('[share-5] the link into a group says with whom, where and who pays, and shows the store', async () => {
  const { corp, storeId, token, line } = await openSharing()
  await nameStore(corp)
  const body = { storeId, pickupMethod: 2, name: 'Lin', productRequestList: [line] }
  const { groupOrderId } = (await ask(app, openGroupOrder, { corp, token, body })).data
  const shown = { title: 'Order with Lin at Riverside', text: 'Add what you would like. Lin pays.', picture: '' }
  expect(await showLink(corp, { groupOrderId })).toEqual(shown)
  await build.asCorp(corp, `update product set image = '/media/plum'`)
  expect(await showLink(corp, { groupOrderId })).toEqual({ ...shown, picture: '/media/plum' })
})
