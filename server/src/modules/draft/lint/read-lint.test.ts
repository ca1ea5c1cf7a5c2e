import { lintDraft, mostFindings } from '@tiffin/contract/desk/draft'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, buildProduct, insertRow } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)
type Desk = { corp: string; token: string }

const look = async (desk: Desk, ...edits: Edit[]) => {
  const { draftId } = await draft(desk, ...edits)
  return (await ask(app, lintDraft, { ...desk, body: { draftId } })).data
}
const linesOf = async (desk: Desk, ...edits: Edit[]) =>
  (await look(desk, ...edits)).findingList.map(({ level, id }) => `${level} ${id}`.trim())
const product = (itemId: string, fields: Edit['fields'] = {}): Edit => ({ kind: 'product', itemId, fields })

test('[draft-19] nothing is wrong with a draft that changes nothing, whatever is wrong with the menu', async () => {
  const { corp, desk } = await openMenu()
  await asCorp(corp, 'update category set archived_at = now()')
  expect(await look(desk)).toMatchObject({ faultList: [], findingList: [] })
})

test('[lint-5] a product that a draft puts on sale is sold nowhere while no store sells it; another one is not reported with it', async () => {
  const { corp, desk, storeId, productId, skuId } = await openMenu()
  const other = await buildProduct(corp)
  for (const id of [productId, other.productId])
    await insertRow(corp, 'store_product', { store_id: storeId, product_id: id, is_sold: false })
  await asCorp(corp, `update product set image = '/media/a', description = '{"en-US": "Green"}'`)
  await asCorp(corp, 'update product set sale_status = 0 where product_id = $1', [productId])
  expect(await linesOf(desk, product(productId, { saleStatus: [0, 1] }))).toEqual([`warning M5 product ${productId}`])
  expect(await linesOf(desk, price(skuId, 500, 540))).toEqual([])
  const group = { productGroupId: 'g', name: named('Tea'), minNum: 1, maxNum: 1, itemList: [{ skuId: other.skuId }] }
  expect(await linesOf(desk, created('package', other.productId, { groupList: [group] }))).toEqual([])
})

test('[lint-5] a store of which a draft says something sells as the draft says, and what it does not say as the brand', async () => {
  const { desk, storeId, productId } = await openMenu()
  const atStore = (fields: Parameters<typeof created>[2]) =>
    linesOf(desk, created('storeProduct', `${storeId}.${productId}`, fields))
  expect(await atStore({ isRequired: true })).toEqual([])
  expect(await atStore({ saleStatus: 1, launchStatus: 1 })).toEqual([])
  for (const off of [{ saleStatus: 0 }, { launchStatus: 0 }, { isSold: false }])
    expect(await atStore(off)).toEqual([`warning M5 product ${productId}`])
})

test('[lint-2][lint-8] a set that a draft makes impossible is an error, also where it counted on what one store alone sells', async () => {
  const { corp, desk, storeId, productId, skuId } = await openMenu()
  const bun = await buildProduct(corp)
  const itemList = [{ skuId }, { skuId: bun.skuId }]
  await publish(
    desk,
    created('category', 'sets', { name: named('Sets') }),
    created('product', 'set', { categoryId: 'sets', name: named('Set'), productType: 4 }),
    created('sku', 'set-1', { productId: 'set', price: 900 }),
    created('package', 'set', {
      groupList: [{ productGroupId: 'g', name: named('Two'), minNum: 2, maxNum: 2, itemList }],
    }),
  )
  await insertRow(corp, 'store_product', { store_id: storeId, product_id: productId, sale_status: 1 })
  await publish(desk, product(productId, { saleStatus: [1, 0] }))
  const off = product(bun.productId, { saleStatus: [1, 0] })
  expect(await linesOf(desk, off)).toEqual(['error M2 package set groupList g'])
})

test('[lint-7] a text is translated from the language that most of the menu is written in', async () => {
  const { corp, desk, productId } = await openMenu()
  await insertRow(corp, 'corp_language', { code: 'ar-IQ', text: 'العربية', sort: 0 })
  await asCorp(corp, `update sku set name = '{"en-US": "Regular"}'`)
  const name = { 'en-US': 'Tea', 'ar-IQ': 'شاي' }
  await asCorp(corp, 'update product set name = $1', [JSON.stringify(name)])
  const rewritten = product(productId, { name: [name, { ...name, 'en-US': 'Black tea' }] })
  expect(await linesOf(desk, rewritten)).toEqual([`warning T1 product ${productId} name ar-IQ`])
})

test('of many findings as many are said as can be ticked', async () => {
  const { corp, desk, productId } = await openMenu()
  const body = await draft(desk)
  await asCorp(
    corp,
    `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     select $1, $2, 'sku', 's' || place, 'create', jsonb_build_object('price', '{"from": null, "to": 0}'::jsonb,
       'productId', jsonb_build_object('from', null, 'to', $3::text)), $4, now() from generate_series(1, $5::integer) place`,
    [corp, body.draftId, productId, desk.staffId, mostFindings + 1],
  )
  const { findingList } = (await ask(app, lintDraft, { ...desk, body })).data
  expect(findingList).toHaveLength(mostFindings)
})
