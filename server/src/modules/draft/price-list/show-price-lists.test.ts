import { publishDraft } from '@tiffin/contract/desk/draft'
import { findPriceList, listPriceLists } from '@tiffin/contract/desk/price-list'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

const list = created('priceList', 'airport', { name: 'Airport' })
const gone = (kind: Edit['kind'], itemId: string): Edit => ({ kind, itemId, op: 'archive' })
const [cakes, cake] = [
  created('category', 'cakes', { name: named('Cakes') }),
  created('product', 'cake', { categoryId: 'cakes', name: named('Cake'), code: 'C-1' }),
]
const slice = created('sku', 'slice', { productId: 'cake', name: named('Slice'), code: 'S', price: 700 })

type Desk = { corp: string; token: string }
const show = async (desk: Desk, draftId?: string) =>
  (await ask(app, findPriceList, { ...desk, body: { draftId, priceListId: 'airport' } })).data
const sizes = async (desk: Desk, draftId?: string) => (await show(desk, draftId)).skuList.map(({ skuId }) => skuId)

test('[price-12] a list has no sizes that a draft takes from the menu, by themselves or with their product', async () => {
  const { desk, skuId } = await openMenu()
  await publish(desk, list, cakes, cake, slice, created('sku', 'whole', { productId: 'cake', price: 4000 }))
  expect((await sizes(desk)).toSorted()).toEqual([skuId, 'slice', 'whole'].toSorted())
  const one = await draft(desk, gone('sku', 'whole'))
  expect((await sizes(desk, one.draftId)).toSorted()).toEqual([skuId, 'slice'].toSorted())
  const all = await draft(desk, gone('product', 'cake'))
  expect(await sizes(desk, all.draftId)).toEqual([skuId])
})

test('[price-12] a list has the prices that a draft adds to it, each once, and none of another list', async () => {
  const { desk, skuId } = await openMenu()
  await publish(desk, list, created('priceList', 'campus', { name: 'Campus' }), cakes, cake, slice)
  const priced = created('priceListSku', `airport.${skuId}`, { price: 650 })
  const { draftId } = await draft(desk, priced, created('priceListSku', 'campus.slice', { price: 600 }))
  expect((await show(desk, draftId)).list.map(({ itemId }) => itemId)).toEqual([`airport.${skuId}`])
  expect((await publish(desk, priced)).code).toBe(200)
  expect((await show(desk, draftId)).list.map(({ itemId }) => itemId)).toEqual([`airport.${skuId}`])
  const moved: Edit = { kind: 'priceListSku', itemId: `airport.${skuId}`, fields: { price: [650, 660] } }
  const changed = await draft(desk, moved)
  await publish(desk, gone('priceListSku', `airport.${skuId}`))
  expect((await show(desk, changed.draftId)).list).toEqual([])
})

test('[price-12] a size says the codes of its product and its own, and of a size that is only begun what is known', async () => {
  const { desk } = await openMenu()
  await publish(desk, list, cakes, cake, slice)
  const begun = [created('product', 'tart', { name: named('Tart') }), created('sku', 'tart-1', { productId: 'tart' })]
  const { draftId } = await draft(desk, ...begun)
  const { skuList } = await show(desk, draftId)
  expect(skuList.find(({ skuId }) => skuId === 'slice')).toMatchObject({ code: 'C-1 S', categoryId: 'cakes' })
  expect(skuList.find(({ skuId }) => skuId === 'tart-1')).toEqual({
    ...{ skuId: 'tart-1', productId: 'tart', categoryId: '', productName: 'Tart', skuName: '' },
    ...{ code: '', price: 0, memberPrice: null },
  })
})

test('[price-12] a list and a store’s list that a draft makes stand once when they were published meanwhile, and none that is gone', async () => {
  const { desk, storeId } = await openMenu()
  const made = [list, created('storePriceList', storeId, { priceListId: 'airport' })]
  const body = await draft(desk, ...made)
  const shown = async (draftId: string) => {
    const { data } = await ask(app, listPriceLists, { ...desk, body: { draftId } })
    return [data.list, data.storeList].map((items) => items.map(({ itemId }) => itemId))
  }
  expect(await shown(body.draftId)).toEqual([['airport'], [storeId]])
  await publish(desk, ...made)
  expect(await shown(body.draftId)).toEqual([['airport'], [storeId]])
  const renamed = await draft(desk, { kind: 'priceList', itemId: 'airport', fields: { name: ['Airport', 'Port'] } })
  await publish(desk, gone('priceList', 'airport'), gone('storePriceList', storeId))
  expect(await shown(renamed.draftId)).toEqual([[], []])
  expect((await ask(app, publishDraft, { ...desk, body: renamed })).code).not.toBe(200)
})
