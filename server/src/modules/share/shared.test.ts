import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { Catalog } from '../catalog/index.ts'
import { Groups } from '../group/index.ts'
import { createStores } from '../store/index.ts'
import { findShared, SharedCarts } from './index.ts'

const app = testApp()
afterAll(() => app.http.close())
const parts = { catalog: new Catalog(app.db), stores: createStores(app.db) }
const find = findShared({ ...parts, clock: Date, carts: new SharedCarts(app, parts), groups: new Groups(app, parts) })

async function reload(corpId: string) {
  const corp = await app.corps.reload(corpId)
  if (corp === undefined) throw new Error('the brand was built before')
  return corp
}

async function openShop() {
  const corpId = await buildCorp()
  const storeId = await build.buildStore(corpId, {
    name: '{"en-US": "Riverside"}',
    address: '{"en-US": "1 River Road"}',
  })
  const row = {
    name: '{"en-US": "Plum Tea", "th-TH": "ชาบ๊วย"}',
    description: '{"en-US": "Sour and cold"}',
    image: '/media/plum',
  }
  const { productId } = await build.buildProduct(corpId, { row })
  await build.bumpCatalog(corpId)
  return { corp: await reload(corpId), storeId, productId }
}

it('[share-1] a link names a product as its store sells it, in the language of who sent it', async () => {
  const { corp, storeId, productId } = await openShop()
  const plum = { title: 'Plum Tea', text: 'Sour and cold', picture: '/media/plum' }
  expect(await find(corp, 'en-US', { storeId, productId })).toEqual(plum)
  expect(await find(corp, 'en-US', { storeId: undefined, productId })).toEqual(plum)
  expect(await find(corp, 'en-US', { storeId: 'gone', productId })).toEqual(plum)
  expect(await find(corp, 'th-TH', { storeId, productId })).toMatchObject({ title: 'ชาบ๊วย' })
})

it('[share-1][share-2] a link names a store; what does not exist, or is of another brand, is nothing', async () => {
  const { corp, storeId, productId } = await openShop()
  const store = { title: 'Riverside', text: '1 River Road', picture: '/media/plum' }
  expect(await find(corp, 'en-US', { storeId, productId: undefined })).toEqual(store)
  expect(await find(corp, 'en-US', { storeId, productId: 'gone' })).toMatchObject(store)
  await build.asCorp(corp.corpId, `update store set image = '/media/river'`)
  await build.bumpCatalog(corp.corpId)
  const later = await reload(corp.corpId)
  expect(await find(later, 'en-US', { storeId, productId: undefined })).toMatchObject({ picture: '/media/river' })
  const other = (await openShop()).corp
  for (const named of [
    { storeId, productId },
    { storeId: 'gone', productId: undefined },
  ])
    expect(await find(other, 'en-US', named)).toBeUndefined()
})

it('[share-1] a store without pictures shows none, one whose first product has none the next one’s; a brand without stores has nothing to show', async () => {
  const { corp, storeId } = await openShop()
  await build.asCorp(corp.corpId, `update product set image = ''`)
  await build.bumpCatalog(corp.corpId)
  const bare = await reload(corp.corpId)
  expect(await find(bare, 'en-US', { storeId, productId: undefined })).toMatchObject({ picture: '' })
  await build.buildProduct(corp.corpId, { row: { image: '/media/cake' } })
  await build.bumpCatalog(corp.corpId)
  const later = await reload(corp.corpId)
  expect(await find(later, 'en-US', { storeId, productId: undefined })).toMatchObject({ picture: '/media/cake' })
  const empty = await reload(await buildCorp())
  expect(await find(empty, 'en-US', { storeId: undefined, productId: 'plum' })).toBeUndefined()
})
