import { undoReleases } from '@tiffin/contract/desk/draft'
import { listItemNames } from '@tiffin/contract/desk/menu'
import { listPageItems } from '@tiffin/contract/desk/page'
import { priceAll } from '@tiffin/contract/marketing'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { want } from '../../../test/build-shop.ts'
import { drafting, type Edit } from '../../../test/drafting.ts'
import { dropItem, saveItem } from './drafts.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

const none = { taxMode: 'none', classList: [], rateList: [], serviceCharge: null }
const food = { taxClassId: 'food', name: 'Food' }
const rate = (taxClassIdList: string[], ratePpm = 100_000) => ({
  ...{ rateId: 'pb1', name: { 'en-US': 'PB1' }, ratePpm, pickupMethods: null, taxClassIdList },
})
const terms = (to: { classList?: object[]; rateList?: object[] }): Edit =>
  ({
    ...{ kind: 'tax', itemId: 'corp' },
    fields: {
      taxMode: [none.taxMode, 'exclusive'],
      classList: [none.classList, to.classList ?? []],
      rateList: [none.rateList, to.rateList ?? []],
    },
  }) as Edit // as: lists of plain records are JSON

async function openTaxed() {
  const shop = await openMenu()
  const { corp, storeId, productId, skuId } = shop
  const bill = async () => {
    const body = { storeId, productRequestList: [want(productId, skuId)], pickupMethod: 2 as const }
    const { payableTotal, taxList } = (await ask(app, priceAll, { corp, language: 'en-US', body })).data
    return [payableTotal, taxList.map(({ name, tax }) => `${name} ${tax}`).join()]
  }
  const ofFood: Edit = { kind: 'product', itemId: productId, fields: { taxClassId: ['', 'food'] } }
  return { ...shop, bill, ofFood }
}

test('[tax-1] tax is set in a draft, holds from the publish on for every bill, and goes with an undo', async () => {
  const { desk, bill } = await openTaxed()
  expect(await bill()).toEqual([500, ''])
  expect((await publish(desk, terms({ rateList: [rate([''])] }))).code).toBe(200)
  expect(await bill()).toEqual([550, 'PB1 50'])
  const { list } = (await ask(app, listPageItems, { ...desk, body: {} })).data
  expect(list.find(({ kind }) => kind === 'tax')?.fields).toMatchObject({ taxMode: 'exclusive', serviceCharge: null })
  await ask(app, undoReleases, { ...desk, body: { releaseNo: 1 } })
  expect(await bill()).toEqual([500, ''])
})

test('[tax-1] a product is taxed by the class that it is given in the same draft, and a class with products stays', async () => {
  const { desk, bill, ofFood } = await openTaxed()
  expect((await publish(desk, ofFood)).code).toBe(refusals.publishFault)
  expect((await publish(desk, terms({ classList: [food], rateList: [rate(['food'])] }), ofFood)).code).toBe(200)
  expect(await bill()).toEqual([550, 'PB1 50'])
  const gone: Edit = {
    kind: 'tax',
    itemId: 'corp',
    fields: { classList: [[food], []], rateList: [[rate(['food'])], []] },
  }
  const refused = await publish(desk, gone)
  expect(refused.code).toBe(refusals.publishFault)
  expect(await bill()).toEqual([550, 'PB1 50'])
})

test.each([
  ['a rate of a class that there is not', { rateList: [rate(['food'])] }],
  ['a rate above 100 %', { rateList: [rate([''], 1_000_001)] }],
  ['one rate twice', { rateList: [rate(['']), rate([''])] }],
  ['a rate of no class', { rateList: [rate([])] }],
  ['a rate without a name', { rateList: [{ ...rate(['']), name: {} }] }],
])('[tax-2] %s is refused when it is to be published', async (_what, to) => {
  const { desk, bill } = await openTaxed()
  expect((await publish(desk, terms(to))).code).not.toBe(200)
  expect(await bill()).toEqual([500, ''])
})

test('[staff-1] tax in a draft is not changed or dropped by who may change the menu and no settings', async () => {
  const context = {
    corp: { corpId: 'c' },
    session: { rights: [{ permissions: ['menu:edit'], stores: 'all' }] },
  } as never // as: nothing else is read
  const change = { kind: 'tax' as const, itemId: 'corp', op: 'update' as const, fieldList: [] }
  const refused = { refusal: 'notAllowed' }
  await expect(saveItem({} as never, { draftId: 'd', change }, context)).rejects.toMatchObject(refused)
  await expect(dropItem({} as never, { draftId: 'd', kind: 'tax', itemId: 'corp' }, context)).rejects.toMatchObject(
    refused,
  )
})

test('[tax-1] the list of changes has the name of a class, published or only in a draft', async () => {
  const { desk } = await openTaxed()
  const { draftId } = await draft(desk, terms({ classList: [food] }))
  const namesOf = async (body: object) => {
    const { list } = (await ask(app, listItemNames, { ...desk, body: { itemIdList: ['food'], ...body } })).data
    return list.map(({ kind, name, isStored }) => [kind, name['en-US'], isStored])
  }
  expect(await namesOf({})).toEqual([])
  expect(await namesOf({ draftId })).toEqual([['tax', 'Food', false]])
  await publish(desk, terms({ classList: [food] }))
  expect(await namesOf({})).toEqual([['tax', 'Food', true]])
})
