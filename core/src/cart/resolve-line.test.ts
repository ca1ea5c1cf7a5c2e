import { describe, expect, it } from 'vitest'
import type { PackageGroup, Product, Property } from '../catalog/product.ts'
import { money } from '../money/money.ts'
import { aProduct } from '../testing/products.ts'
import type { PackagePick, ProductRequest } from './cart-line.ts'
import { resolveLine } from './resolve-line.ts'

const ice: Property = {
  propertyId: 'ice',
  propertyName: 'Ice',
  multiple: false,
  min: 1,
  max: 1,
  valueList: ['less', 'more'].map((id) => ({
    propertyId: 'ice',
    propertyValueId: id,
    propertyValue: id,
    price: money(0),
    bmsProductMaterialList: [],
  })),
}
const toppings: Property = {
  ...ice,
  propertyId: 'top',
  multiple: true,
  min: 0,
  max: 2,
  valueList: ['pearls', 'jelly', 'foam'].map((id) => ({
    propertyId: 'top',
    propertyValueId: id,
    propertyValue: id,
    price: money(60),
    bmsProductMaterialList: [],
  })),
}
const product = aProduct({ propertyList: [ice, toppings] })
const pick = (propertyId: string, propertyValueId: string) => ({ propertyId, propertyValueId })
const request = (more: Partial<ProductRequest> = {}): ProductRequest => ({
  productId: 'tea',
  skuId: 'tea-s',
  num: 2,
  productType: 1,
  isFreeGift: false,
  promotionId: null,
  propertyValList: [pick('ice', 'less')],
  packageProductList: [],
  ...more,
})
const refusalOf = (more: Partial<ProductRequest>, sold: Product = product) => {
  const result = resolveLine(sold, request(more))
  return result.ok ? 'ok' : result.refusal
}

const item = (skuId: string, increasePrice = 0) => ({
  productId: skuId,
  productName: skuId,
  image: '',
  skuId,
  skuName: '',
  increasePrice: money(increasePrice),
  maxNum: 1,
  isDefault: false,
  propertyList: [],
  unavailableReason: 0 as const,
  stockNum: null,
  bmsProductMaterialList: [],
})
const groups: PackageGroup[] = [
  { productGroupId: 'fixed', groupName: '', isFixed: true, minNum: 1, maxNum: 1, itemList: [item('croissant')] },
  {
    productGroupId: 'drink',
    groupName: '',
    isFixed: false,
    minNum: 1,
    maxNum: 1,
    itemList: [item('yuzu'), item('lychee', 50)],
  },
]
const combo: Product = { ...product, productType: 4, propertyList: [], packageGroupList: groups }
const choose = (productGroupId: string, skuId: string, num = 1): PackagePick => ({
  productGroupId,
  productId: skuId,
  skuId,
  num,
  propertyValList: [],
})
const comboRequest = (...packageProductList: PackagePick[]) => ({
  propertyValList: [],
  packageProductList,
})

describe('reading a wanted line against the catalogue', () => {
  it('[R-3.1][R-3.2] takes names and prices from the product, surcharges included', () => {
    const result = resolveLine(product, request({ propertyValList: [pick('ice', 'less'), pick('top', 'foam')] }))
    expect(result.ok && result.value.line).toMatchObject({ productName: 'Tea', price: 540, num: 2 })
    expect(result.ok && result.value.line.discountPrice).toBe(540)
    expect(result.ok && result.value.priceLine).toMatchObject({ skuPrice: 480, surcharge: 60 })
  })

  it('shows the cut-out picture of a product, or its own where there is none', () => {
    const imageOf = (more: Partial<Product>) => {
      const result = resolveLine({ ...product, ...more }, request())
      return result.ok && result.value.line.image
    }
    expect(imageOf({ image: '/tea.webp', cutImage: '/cut.webp' })).toBe('/cut.webp')
    expect(imageOf({ image: '/tea.webp', cutImage: '' })).toBe('/tea.webp')
  })

  it('[R-3.18] asks for no choice of a package on a product that is none', () => {
    expect(refusalOf({}, { ...product, packageGroupList: groups })).toBe('ok')
  })

  it('[R-3.3][PR-03][R-3.18][R-5.10] refuses what is not this product’s, too much, and too little', () => {
    expect(refusalOf({ skuId: 'other' })).toBe('productUnknown')
    expect(refusalOf({ propertyValList: [] })).toBe('inputInvalid')
    expect(refusalOf({ propertyValList: [pick('ice', 'pearls')] })).toBe('inputInvalid')
    expect(refusalOf({ propertyValList: [pick('ice', 'less'), pick('top', 'more')] })).toBe('inputInvalid')
    expect(refusalOf({ propertyValList: [pick('ice', 'less'), pick('free', 'gold')] })).toBe('inputInvalid')
    expect(refusalOf({ propertyValList: [pick('ice', 'less'), pick('ice', 'more')] })).toBe('optionsMax')
    expect(
      refusalOf({
        propertyValList: [pick('ice', 'less'), ...['pearls', 'jelly', 'foam'].map((id) => pick('top', id))],
      }),
    ).toBe('optionsMax')
    expect(refusalOf({ propertyValList: [pick('ice', 'less'), pick('ice', 'less')] })).toBe('inputInvalid')
    expect(refusalOf({ packageProductList: [choose('drink', 'yuzu')] })).toBe('inputInvalid')
  })

  it('[R-3.18][PR-03][R-5.10] holds a package to its groups', () => {
    expect(refusalOf(comboRequest(choose('fixed', 'croissant'), choose('drink', 'lychee')), combo)).toBe('ok')
    expect(refusalOf(comboRequest(choose('drink', 'lychee')), combo)).toBe('packageIncomplete')
    expect(refusalOf(comboRequest(choose('fixed', 'croissant')), combo)).toBe('packageIncomplete')
    expect(
      refusalOf(comboRequest(choose('fixed', 'croissant'), choose('drink', 'lychee'), choose('drink', 'yuzu')), combo),
    ).toBe('optionsMax')
    expect(refusalOf(comboRequest(choose('fixed', 'croissant'), choose('drink', 'lychee', 2)), combo)).toBe(
      'optionsMax',
    )
    expect(refusalOf(comboRequest(choose('fixed', 'croissant'), choose('drink', 'croissant')), combo)).toBe(
      'inputInvalid',
    )
  })

  it('[PR-03] takes a choice of a package by its product and its size, from a group that the package has', () => {
    const fixed = choose('fixed', 'croissant')
    const drink = choose('drink', 'yuzu')
    expect(refusalOf(comboRequest(fixed, { ...drink, skuId: 'lychee' }), combo)).toBe('inputInvalid')
    expect(refusalOf(comboRequest(fixed, { ...drink, productId: 'lychee' }), combo)).toBe('inputInvalid')
    expect(refusalOf(comboRequest(fixed, drink, choose('sweets', 'yuzu')), combo)).toBe('inputInvalid')
    const result = resolveLine(combo, request(comboRequest(fixed, drink)))
    expect(result.ok && result.value.line.packageProductList[1]?.skuInfo).toEqual({
      bmsProductMaterialList: [],
      stockNum: null,
    })
  })

  it('[R-3.18] holds each item of a package to its own maximum, over all its lines', () => {
    const [fixed, drinks] = groups
    if (!fixed || !drinks) throw new Error('two groups')
    const pair = { ...combo, packageGroupList: [{ ...drinks, maxNum: 2 }] }
    expect(refusalOf(comboRequest(choose('drink', 'yuzu'), choose('drink', 'lychee')), pair)).toBe('ok')
    expect(refusalOf(comboRequest(choose('drink', 'yuzu'), choose('drink', 'yuzu')), pair)).toBe('optionsMax')
    const strange = { ...choose('drink', 'yuzu', 2), propertyValList: [pick('ice', 'less')] }
    expect(refusalOf(comboRequest(strange), pair)).toBe('optionsMax')
    expect(refusalOf(comboRequest({ ...strange, num: 1 }), pair)).toBe('inputInvalid')
  })

  it('[R-3.18][R-5.11] wants all items of a fixed group, whatever numbers the group names', () => {
    const both = [item('croissant'), item('tart')]
    const house = { ...combo, packageGroupList: groups.slice(0, 1).map((group) => ({ ...group, itemList: both })) }
    const [croissant, tart] = [choose('fixed', 'croissant'), choose('fixed', 'tart')]
    expect(refusalOf(comboRequest(croissant, tart), house)).toBe('ok')
    expect(refusalOf(comboRequest(croissant), house)).toBe('packageIncomplete')
  })

  it('[R-5.10][R-5.11] refuses a package with one of the two choices that its group needs', () => {
    const packageGroupList = groups.map((group) => (group.isFixed ? group : { ...group, minNum: 2, maxNum: 2 }))
    const pair = { ...combo, packageGroupList }
    const fixed = choose('fixed', 'croissant')
    expect(refusalOf(comboRequest(fixed, choose('drink', 'lychee')), pair)).toBe('packageIncomplete')
    expect(refusalOf(comboRequest(fixed, choose('drink', 'lychee'), choose('drink', 'yuzu')), pair)).toBe('ok')
  })

  it('[R-3.2][R-3.3] adds what a choice costs extra to the unit price', () => {
    const result = resolveLine(combo, request(comboRequest(choose('fixed', 'croissant'), choose('drink', 'lychee'))))
    expect(result.ok && result.value.line.price).toBe(530)
  })

  it('[R-3.2] adds what the options of a choice cost extra, for each unit of the choice', () => {
    const packageGroupList = combo.packageGroupList.map((group) => ({
      ...group,
      maxNum: 2,
      itemList: group.itemList.map((item) => ({ ...item, maxNum: 2, propertyList: group.isFixed ? [] : [toppings] })),
    }))
    const fixed = { ...choose('fixed', 'croissant'), num: packageGroupList[0]?.itemList[0]?.maxNum ?? 0 }
    const drinks = { ...choose('drink', 'lychee', 2), propertyValList: [pick('top', 'pearls')] }
    const result = resolveLine(
      { ...combo, packageGroupList },
      request({ propertyValList: [], packageProductList: [fixed, drinks] }),
    )
    expect(result.ok && result.value.priceLine.surcharge).toBe(2 * (50 + 60))
  })
})

describe('a line', () => {
  const resolved = (more: Partial<ProductRequest>, sold: Product = product) => {
    const result = resolveLine(sold, request(more))
    if (!result.ok) throw new Error(result.refusal)
    return result.value
  }

  it('[share-4] is for the guest of its request, whose name is cleaned, and for nobody without one', () => {
    expect(resolved({ guestName: ' Mira ' }).line.guestName).toBe('Mira')
    for (const guestName of ['', '  ']) expect(resolved({ guestName }).line).not.toHaveProperty('guestName')
    expect(resolved({}).line).not.toHaveProperty('guestName')
  })

  it('[tax-1] is taxed by the class of its product, where it has one', () => {
    expect(resolved({}, { ...product, taxClassId: 'food' }).priceLine.taxClassId).toBe('food')
    expect(resolved({}).priceLine).not.toHaveProperty('taxClassId')
  })
})
