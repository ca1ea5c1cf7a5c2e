import { describe, expect, it } from 'vitest'
import type { Texts } from '../language/language.ts'
import { findImpossibleSets } from './impossible-set.ts'
import { findIncompleteProducts } from './incomplete-product.ts'
import type { LintGroup, LintItem, LintKind, LintMenu, LintText } from './lint-menu.ts'
import { findMemberPricesAbove } from './member-above.ts'
import { findZeroPrices } from './price-zero.ts'
import { findEmptyGroups } from './required-group.ts'
import { findSoldNowhere } from './sold-nowhere.ts'
import { findUntranslated } from './untranslated.ts'
import { findWindowsOutsideHours } from './window-outside-hours.ts'

type Items = { readonly [Kind in LintKind]?: readonly LintItem<Kind>[] }

const menu = (items: Items, different: Partial<Omit<LintMenu, 'items'>> = {}): LintMenu => ({
  items: <Kind extends LintKind>(kind: Kind) => (items[kind] ?? []) as readonly LintItem<Kind>[],
  ...{ hoursList: [null], isSold: new Map(), textList: [], requiredList: [], from: 'en-US', ...different },
})
const product = (itemId: string, different: Partial<LintItem<'product'>> = {}): LintItem<'product'> => ({
  ...{ itemId, productType: 1, image: '/media/a', description: {}, launchStatus: 1, saleStatus: 1 },
  ...{ saleTimeList: [], saleChannelList: [1], propertyIdList: [], ...different },
})

describe('[lint-4] a time of sale', () => {
  const window = { start: '06:00', end: '07:00', weekdays: [1, 2] }
  const items = { product: [product('tea'), product('bun', { saleTimeList: [window] })] }

  it('is found where no store is open in it, with its hours and days', () =>
    expect(
      findWindowsOutsideHours(menu(items, { hoursList: [[{ weekday: 3, start: '06:00', end: '20:00' }]] })),
    ).toEqual([{ rule: 'M4', kind: 'product', itemId: 'bun', field: 'saleTimeList', detail: '06:00-07:00 12' }]))

  it('is not found where a brand has no stores, or one is open on one of its days, across Sunday night too', () => {
    expect(findWindowsOutsideHours(menu(items, { hoursList: [] }))).toEqual([])
    const night = [[{ weekday: 7, start: '22:00', end: '06:30' }]]
    expect(findWindowsOutsideHours(menu(items, { hoursList: night }))).toEqual([])
    expect(
      findWindowsOutsideHours(menu(items, { hoursList: [[{ weekday: 2, start: '06:59', end: '20:00' }]] })),
    ).toEqual([])
  })
})

describe('[lint-2] a set', () => {
  const sets = (isFixed: boolean, ...skuIds: string[]) =>
    menu({
      product: [product('tea'), product('set', { productType: 4 })],
      sku: ['tea', 'set'].map((productId) => ({
        ...{ itemId: `${productId}-s`, productId, price: 500, memberPrice: null, materialList: [] },
      })),
      package: [
        {
          itemId: 'set',
          groupList: [
            {
              ...{ productGroupId: 'g', isFixed, minNum: 1 },
              itemList: skuIds.map((skuId) => ({ skuId, maxNum: 1, increasePrice: 0 })),
            },
          ],
        },
      ],
    })

  it('whose parts can all be had is possible', () => expect(findImpossibleSets(sets(true, 'tea-s'))).toEqual([]))

  it('of which one part is gone is not, and the finding is about the set', () =>
    expect(findImpossibleSets(sets(true, 'tea-s', 'gone'))).toEqual([
      {
        ...{ rule: 'M2', kind: 'package', itemId: 'set', field: 'groupList', detail: 'g' },
        partList: [{ kind: 'package', itemId: 'set' }],
      },
    ]))
})

describe('[lint-7] a text', () => {
  const text = (texts: Texts, part = ''): LintText => ({
    ...{ kind: 'product', itemId: 'tea', field: 'name', part, texts, changes: [], doesFit: () => true },
  })
  const missing = (texts: Texts, requiredList: LintMenu['requiredList'], part = '') =>
    findUntranslated(menu({}, { textList: [text(texts, part)], requiredList })).map(({ detail }) => detail)

  it('is missing in each language that is required, though it is empty in another', () => {
    expect(missing({ 'en-US': 'Tea', 'th-TH': '' }, ['en-US', 'zh-CN', 'th-TH'])).toEqual(['zh-CN', 'th-TH'])
    expect(missing({ 'en-US': '', 'th-TH': '' }, ['en-US', 'zh-CN'])).toEqual([])
  })

  it('in American English counts for the Philippines, and for no other language', () => {
    expect(missing({ 'en-US': 'Tea' }, ['en-PH', 'zh-CN'])).toEqual(['zh-CN'])
    expect(missing({ 'zh-CN': '茶' }, ['en-PH'])).toEqual(['en-PH'])
  })

  it('of a part is named with the part', () =>
    expect(missing({ 'en-US': 'Tea' }, ['zh-CN'], 'g1.name')).toEqual(['zh-CN g1.name']))
})

describe('a finding is about the thing that a person mends', () => {
  const sku = (itemId: string, different: Partial<LintItem<'sku'>> = {}): LintItem<'sku'> => ({
    ...{ itemId, productId: 'tea', price: 500, memberPrice: null, materialList: [], ...different },
  })
  const listed = (price: number | null, memberPrice: number | null) => ({ itemId: 'low.tea-s', price, memberPrice })

  it('[lint-3] a size, a price of a store, or one of a price list that is zero', () => {
    const items = {
      ...{ product: [product('tea')], sku: [sku('tea-s', { price: 0 })], storeSku: [{ itemId: 's1.tea-s', price: 0 }] },
      priceListSku: [listed(0, 0)],
    }
    expect(findZeroPrices(menu(items)).map(({ kind, itemId, field }) => [kind, itemId, field])).toEqual([
      ['sku', 'tea-s', 'price'],
      ['storeSku', 's1.tea-s', 'price'],
      ['priceListSku', 'low.tea-s', 'price'],
      ['priceListSku', 'low.tea-s', 'memberPrice'],
    ])
  })

  it('[lint-3] a set that costs nothing is paid by its choices where all choices of one group that must be made cost', () => {
    const choices = (...prices: number[]): LintGroup => ({
      ...{ productGroupId: 'g', isFixed: false, minNum: 1 },
      itemList: prices.map((increasePrice) => ({ skuId: 'tea-s', maxNum: 1, increasePrice })),
    })
    const zerosOf = (...groupList: LintGroup[]) =>
      findZeroPrices(
        menu({
          ...{ product: [product('set', { productType: 4 })], sku: [sku('set-s', { productId: 'set', price: 0 })] },
          package: [{ itemId: 'set', groupList }],
        }),
      ).length
    expect([zerosOf(choices(100, 0)), zerosOf(choices(100, 200)), zerosOf(choices(0), choices(100))]).toEqual([1, 0, 0])
  })

  it('[lint-5] a product that no channel sells, or no store', () => {
    const items = { product: [product('tea', { saleChannelList: [] }), product('bun')] }
    const found = findSoldNowhere(menu(items, { isSold: new Map([['bun', false]]) }))
    expect(found.map(({ kind, itemId, field }) => [kind, itemId, field])).toEqual([
      ['product', 'tea', 'saleChannelList'],
      ['product', 'bun', ''],
    ])
  })

  it('[lint-13] a size or a price of a list whose member price is above', () => {
    const items = {
      ...{ product: [product('tea')], sku: [sku('tea-s', { memberPrice: 600 })], priceListSku: [listed(550, null)] },
    }
    expect(findMemberPricesAbove(menu(items)).map(({ kind, itemId }) => [kind, itemId])).toEqual([
      ['sku', 'tea-s'],
      ['priceListSku', 'low.tea-s'],
    ])
  })

  it('[lint-1] an option without choices, and a group of a set of which nothing can be had', () => {
    const items = {
      ...{ property: [{ itemId: 'ice', minNum: 1 }], sku: [sku('tea-s')] },
      product: [product('tea', { propertyIdList: ['ice'] }), product('set', { productType: 4 })],
      package: [
        {
          itemId: 'set',
          groupList: [
            {
              ...{ productGroupId: 'g', isFixed: false, minNum: 1 },
              itemList: [{ skuId: 'gone', maxNum: 1, increasePrice: 0 }],
            },
          ],
        },
      ],
    }
    expect(findEmptyGroups(menu(items))).toEqual([
      {
        ...{ rule: 'M1', kind: 'property', itemId: 'ice', field: 'minNum', detail: '' },
        partList: [
          { kind: 'property', itemId: 'ice' },
          { kind: 'product', itemId: 'tea', field: 'propertyIdList' },
        ],
      },
      {
        ...{ rule: 'M1', kind: 'package', itemId: 'set', field: 'groupList', detail: 'g' },
        partList: [{ kind: 'package', itemId: 'set' }],
      },
    ])
  })
})

it('[lint-2] nothing is said of the choices of what is no set, of a set that is off, or of one without a product', () => {
  const group: LintGroup = {
    ...{ productGroupId: 'g', isFixed: true, minNum: 1 },
    itemList: [{ skuId: 'gone', maxNum: 1, increasePrice: 0 }],
  }
  const items = {
    product: [product('tea'), product('off', { productType: 4, saleStatus: 0 })],
    package: ['tea', 'off', 'nothing'].map((itemId) => ({ itemId, groupList: [group] })),
  }
  expect(findImpossibleSets(menu(items))).toEqual([])
})

it('[lint-6] a description in one language is one, though it is empty in another', () => {
  const fieldsOf = (description: Texts) =>
    findIncompleteProducts(menu({ product: [product('tea', { description })] })).map(({ field }) => field)
  expect(fieldsOf({ 'en-US': 'Good', 'th-TH': '' })).toEqual([])
  expect(fieldsOf({ 'en-US': ' ', 'th-TH': '' })).toEqual(['description'])
})
