import { listProducts } from '@tiffin/contract/product'
import { packageProductType } from '@tiffin/core/catalog/product'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildProduct, buildStore, insertRow } from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { buildStaff } from '../../../test/team.ts'
import { createStores } from '../store/index.ts'
import { Catalog } from './catalog.ts'

const app = testApp()
const name = JSON.stringify({ 'en-US': 'A name' })

test('[draft-6] what is archived is neither a size, nor an option, nor in a set, whatever still names it', async () => {
  const corp = await buildCorp()
  const storeId = await buildStore(corp)
  const [tea, bun, cake] = [await buildProduct(corp), await buildProduct(corp), await buildProduct(corp)]
  const { productId: product_id } = await buildProduct(corp, { row: { product_type: packageProductType } })
  for (const property_id of ['ice', 'sugar']) {
    await insertRow(corp, 'property', { property_id, name })
    await insertRow(corp, 'product_property', { product_id: tea.productId, property_id })
  }
  for (const group of ['bakery', 'empty'])
    await insertRow(corp, 'package_group', {
      ...{ product_id, product_group_id: group, name, min_num: 0, max_num: 1, sort: group === 'empty' ? 1 : 0 },
    })
  for (const { skuId: sku_id } of [tea, bun, cake])
    await insertRow(corp, 'package_item', { product_group_id: 'bakery', sku_id })
  await asCorp(corp, `update property set archived_at = now() where property_id = 'sugar'`)
  await asCorp(corp, 'update sku set archived_at = now() where sku_id = $1', [bun.skuId])
  await asCorp(corp, 'update product set archived_at = now() where product_id = $1', [cake.productId])
  const { data } = await ask(app, listProducts, { corp, body: { storeId, pageSize: 100 } })
  const find = (id: string) => data.list.find(({ productId }) => productId === id)
  expect(find(tea.productId)?.propertyList).toMatchObject([{ propertyId: 'ice', valueList: [] }])
  expect(find(tea.productId)?.packageGroupList).toEqual([])
  expect(find(bun.productId)).toMatchObject({ skuList: [], propertyList: [] })
  expect(find(cake.productId)).toBeUndefined()
  expect(find(product_id)?.packageGroupList.map(({ itemList }) => itemList.map(({ skuId }) => skuId))).toEqual([
    [tea.skuId],
    [],
  ])
})

test('[media-6] the words for a product’s picture are those of its cut-out where it has one', async () => {
  const corp = await buildCorp()
  const storeId = await buildStore(corp)
  const { staffId: staff_id } = await buildStaff(corp, 'owner')
  const addresses = { plain: '/media/plain', cut: '/media/cut' }
  for (const [content, address] of Object.entries(addresses))
    await insertRow(corp, 'picture', {
      ...{ picture_id: content, content, alt: JSON.stringify({ 'en-US': content }) },
      ...{ addresses: `{${address}}`, width: 1, height: 1, is_cut_out: false },
      ...{ focus_x: 0, focus_y: 0, zoom: 100, staff_id, added_at: 'now', looked_at: 'now' },
    })
  const both = await buildProduct(corp, { row: { image: addresses.plain, cut_image: addresses.cut } })
  const plain = await buildProduct(corp, { row: { image: addresses.plain } })
  const none = await buildProduct(corp)
  const { data } = await ask(app, listProducts, { corp, language: 'en-US', body: { storeId, pageSize: 100 } })
  const altOf = (id: string) => data.list.find(({ productId }) => productId === id)?.imageAlt
  expect([both, plain, none].map(({ productId }) => altOf(productId))).toEqual(['cut', 'plain', undefined])
})

test('a menu knows which products every order must have', async () => {
  const made = await buildCorp()
  const storeId = await buildStore(made)
  const bag = await buildProduct(made, { row: { is_required: true } })
  await buildProduct(made)
  const corp = await app.corps.find(made)
  if (!corp) throw new Error('no corp')
  const viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 } as const
  const store = await createStores(testDb).get(corp, storeId)
  const view = await new Catalog(testDb).view(corp, store, { viewer, now: Date.now() })
  expect(view.required.map(({ productId }) => productId)).toEqual([bag.productId])
})
