import { lintDraft } from '@tiffin/contract/desk/draft'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { created, drafting, named } from '../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

const materialList = [{ materialId: 'no', weight: 1 }]
const choices = [{ productGroupId: 'g', name: named('G'), minNum: 1, maxNum: 1, itemList: [{ skuId: 'no' }] }]
const shelf = [
  { image: '', tint: 'oat', title: {}, text: {}, action: {}, link: '/pages/home/menu/menu', productId: 'no' },
]

test('[draft-19] whatever an item names and is not there is said with its field; of an id of two parts each of them', async () => {
  const { desk } = await openMenu()
  const { draftId } = await draft(
    desk,
    created('category', 'heading', { name: named('A'), parentId: 'no' }),
    created('propertyValue', 'choice', {
      ...{ propertyId: 'no', name: named('A'), materialList, shareList: [{ materialId: 'no', percent: 50 }] },
    }),
    created('product', 'product', {
      ...{ categoryId: 'no', name: named('A'), propertyIdList: ['no'], substituteIdList: ['no'] },
    }),
    created('sku', 'size', { productId: 'no', price: 1, materialList }),
    created('package', 'set', { groupList: choices }),
    created('storeProduct', 'no.product', { isSold: false }),
    created('storeSku', 'no.no', { price: 1 }),
    created('priceListSku', 'no.no', { price: 1 }),
    created('storePriceList', 'no', { priceListId: 'no' }),
    created('couponKind', 'coupon', {
      ...{ name: named('A'), rule: { kind: 'amountOff', amount: 1 }, productIdList: ['no'], storeIdList: ['no'] },
    }),
    created('pageBlock', 'block', { type: 'productGroup', itemList: shelf }),
  )
  const { faultList } = (await ask(app, lintDraft, { ...desk, body: { draftId } })).data
  expect(new Set(faultList.map(({ fault }) => fault))).toEqual(new Set(['unknown']))
  expect(faultList.map(({ kind, itemId, field }) => `${kind} ${itemId} ${field}`.trim()).toSorted()).toEqual([
    'category heading parentId',
    'couponKind coupon productIdList',
    'couponKind coupon storeIdList',
    'package set',
    'package set groupList',
    'pageBlock block itemList',
    'priceListSku no.no',
    'priceListSku no.no',
    'product product categoryId',
    'product product propertyIdList',
    'product product substituteIdList',
    'propertyValue choice materialList',
    'propertyValue choice propertyId',
    'propertyValue choice shareList',
    'sku size materialList',
    'sku size productId',
    'storePriceList no',
    'storePriceList no priceListId',
    'storeProduct no.product',
    'storeSku no.no',
    'storeSku no.no',
  ])
})

test('a heading is published below one that is published', async () => {
  const { desk } = await openMenu()
  expect((await publish(desk, created('category', 'drinks', { name: named('Drinks') }))).code).toBe(200)
  const teas = created('category', 'teas', { name: named('Teas'), parentId: 'drinks' })
  expect((await publish(desk, teas)).code).toBe(200)
})
