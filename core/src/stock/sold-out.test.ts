import { describe, expect, it } from 'vitest'
import { milk } from '../testing/lines.ts'
import { aCombo, aProduct } from '../testing/products.ts'
import { stockKey, stockKind } from './check-stock.ts'
import { backAtOf, isOptionGone, isSoldOut, leftOfSku } from './sold-out.ts'

const sku = stockKey(stockKind.sku, 'tea-s')
const grams = stockKey(stockKind.material, 'milk')

it.each([0, -1, -5000])('a sku or material whose stock was corrected to %i is sold out', (left) => {
  expect(isSoldOut(aProduct(), new Map([[sku, left]]))).toBe(true)
  const [only] = aProduct().skuList
  const latte = aProduct({ skuList: only ? [{ ...only, bmsProductMaterialList: [milk(150)] }] : [] })
  expect(isSoldOut(latte, new Map([[grams, left]]))).toBe(true)
  expect(leftOfSku({ skuId: 'tea-s', materials: [milk(150)] }, new Map([[grams, left]]))).toBe(0)
})

it('[R-3.4][R-8.15] a sku without a count, or with one left, is not sold out', () => {
  expect(isSoldOut(aProduct(), new Map())).toBe(false)
  expect(isSoldOut(aProduct(), new Map([[sku, 1]]))).toBe(false)
})

describe('a package', () => {
  const bakery = (left: Record<string, number>) =>
    new Map(Object.entries(left).map(([skuId, units]) => [stockKey(stockKind.sku, skuId), units]))

  it('is sold out when a fixed item is, or when a group cannot be filled any more', () => {
    expect(isSoldOut(aCombo(), bakery({ 'macaron-s': 0 }))).toBe(true)
    expect(isSoldOut(aCombo(), bakery({ 'yuzu-s': 0, 'black-s': 0 }))).toBe(true)
    expect(isSoldOut(aCombo(), bakery({ 'croissant-s': 0, 'tart-s': 0, 'bun-s': 5 }))).toBe(true)
  })

  it('is not as long as every group can be filled', () => {
    expect(isSoldOut(aCombo(), bakery({}))).toBe(false)
    expect(isSoldOut(aCombo(), bakery({ 'yuzu-s': 0, 'croissant-s': 0, 'macaron-s': 1 }))).toBe(false)
    // What is named as package on a product of another kind does not count.
    expect(isSoldOut({ ...aCombo(), productType: 1 }, bakery({ 'macaron-s': 0 }))).toBe(false)
  })

  it('is sold out when one of several fixed items is', () => {
    const pair = aCombo().packageGroupList.map((group) => ({ ...group, isFixed: true }))
    expect(isSoldOut({ ...aCombo(), packageGroupList: pair }, bakery({ 'tart-s': 0 }))).toBe(true)
  })

  it('wants as many of a fixed item as it holds', () => {
    const two = aCombo().packageGroupList.map((group) => ({
      ...group,
      itemList: group.itemList.map((item) => (group.isFixed ? { ...item, maxNum: 2 } : item)),
    }))
    expect(isSoldOut({ ...aCombo(), packageGroupList: two }, bakery({ 'macaron-s': 1 }))).toBe(true)
    expect(isSoldOut({ ...aCombo(), packageGroupList: two }, bakery({ 'macaron-s': 2 }))).toBe(false)
  })
})

it('[R-8.15][R-3.4] as many are left as the scarcest of sku and materials makes; what is not counted does not limit', () => {
  const left = (stock: [string, number | null][]) =>
    leftOfSku({ skuId: 'tea-s', materials: [milk(150)] }, new Map<string, number | null>(stock))
  expect(left([[grams, 460_000]])).toBe(3)
  expect([
    left([
      [grams, 450_000],
      [sku, 1],
    ]),
    left([
      [grams, 150_000],
      [sku, 9],
    ]),
  ]).toEqual([1, 1])
  expect([
    left([]),
    left([[grams, null]]),
    left([
      [grams, null],
      [sku, 2],
    ]),
  ]).toEqual([null, null, 2])
})

it('a product is left as long as one of its sizes is', () => {
  const skuList = aProduct().skuList.flatMap((size) => [size, { ...size, skuId: 'tea-l' }])
  const large = stockKey(stockKind.sku, 'tea-l')
  expect(isSoldOut(aProduct({ skuList }), new Map([[sku, 0]]))).toBe(false)
  expect(
    isSoldOut(
      aProduct({ skuList }),
      new Map([
        [sku, 0],
        [large, 0],
      ]),
    ),
  ).toBe(true)
})

describe('[stock-5] marks', () => {
  const ice = (min: number) => ({
    ...{ propertyId: 'ice', propertyName: 'Ice', multiple: false, min, max: 1 },
    valueList: ['less', 'more'].map((propertyValueId) => ({
      ...{ propertyId: 'ice', propertyValueId, propertyValue: propertyValueId, bmsProductMaterialList: [] },
    })),
  })
  const marks = (...keys: (readonly [number, string])[]) =>
    new Map(keys.map(([kind, itemId]) => [stockKey(kind, itemId), 0]))

  it('of the product itself, or of all options of which one must be chosen, make it sold out', () => {
    const product = aProduct({ propertyList: [ice(1)] })
    const { option } = stockKind
    expect(isSoldOut(product, marks([stockKind.product, product.productId]))).toBe(true)
    expect(isSoldOut(product, marks([stockKind.product, 'another']))).toBe(false)
    expect(isSoldOut(product, marks([option, 'less'], [option, 'more']))).toBe(true)
    expect(isSoldOut(product, marks([option, 'less']))).toBe(false)
    expect(isSoldOut(aProduct({ propertyList: [ice(0)] }), marks([option, 'less'], [option, 'more']))).toBe(false)
  })

  it('an option is gone when it is marked, or when a material of it does not suffice for one', () => {
    const pearls = { propertyValueId: 'pearls', bmsProductMaterialList: [milk(150)] }
    expect(isOptionGone(pearls, marks([stockKind.option, 'pearls']))).toBe(true)
    expect(isOptionGone(pearls, new Map([[grams, 149_999]]))).toBe(true)
    expect(isOptionGone(pearls, new Map([[grams, 150_000]]))).toBe(false)
    expect(isOptionGone(pearls, new Map())).toBe(false)
  })
})

describe('[stock-6] a sold-out product is back', () => {
  const product = aProduct()
  const own = stockKey(stockKind.product, product.productId)
  const backOf = (stock: string[], times: Record<string, number>) =>
    backAtOf(product, { stock: new Map(stock.map((key) => [key, 0])), backTimes: new Map(Object.entries(times)) })

  it('when its mark ends, or the mark of its sku, whichever is later', () => {
    expect(backOf([own], { [own]: 5 })).toBe(5)
    expect(backOf([sku], { [sku]: 7 })).toBe(7)
    expect(backOf([own, sku], { [own]: 5, [sku]: 7 })).toBe(7)
  })

  it('at no known time where something that is gone has none', () => {
    expect(backOf([own], {})).toBe(undefined)
    expect(backOf([own, sku], { [own]: 5 })).toBe(undefined)
    expect(backOf([], {})).toBe(undefined)
  })

  it('with the first of its sizes', () => {
    const [first] = product.skuList
    const large = first ? [first, { ...first, skuId: 'large' }] : []
    const key = stockKey(stockKind.sku, 'large')
    const times = new Map([
      [sku, 9],
      [key, 4],
    ])
    const stock = new Map([
      [sku, 0],
      [key, 0],
    ])
    expect(backAtOf({ ...product, skuList: large }, { stock, backTimes: times })).toBe(4)
  })
})

it('[stock-6] a product that is short of one material is back when that one is, whatever its others have', () => {
  const [only] = aProduct().skuList
  const beans = { ...milk(20), materialId: 'beans' }
  const latte = aProduct({ skuList: only ? [{ ...only, bmsProductMaterialList: [milk(150), beans] }] : [] })
  const stock = new Map([
    [grams, 0],
    [stockKey(stockKind.material, 'beans'), 1_000_000],
  ])
  expect(backAtOf(latte, { stock, backTimes: new Map([[grams, 6]]) })).toBe(6)
})
