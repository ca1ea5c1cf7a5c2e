import { describe, expect, it } from 'vitest'
import type { PackageGroup, PackageGroupItem } from '../catalog/product.ts'
import { money } from '../money/money.ts'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { countUnits } from './count-units.ts'
import {
  firstFreeSelection,
  firstSelection,
  groupProgress,
  isPicked,
  leftOutGroup,
  missingPick,
  pickedItem,
  picksOf,
  requestOfSelection,
  setPick,
  simpleLine,
  toggleValue,
  unitPrices,
} from './selection.ts'

const sweet = aProperty('sweet')
const top = aProperty('top', { multiple: true, min: 0, max: 2 })
const [regular] = aProduct().skuList
if (regular === undefined) throw new Error('one size')
const large = { ...regular, skuId: 'tea-l', isDefault: false }
const tea = aProduct({ skuList: [large, regular], propertyList: [sweet, top] })
const combo = aCombo()

describe('what one costs', () => {
  it('[page-29] of a set counts every item and option from the moment it is chosen', () => {
    const oat = aProperty('milk', {}, [0, 60])
    const set = aCombo()
    const groups = set.packageGroupList.map((group) => ({
      ...group,
      itemList: group.itemList.map((item) => ({ ...item, increasePrice: money(80), propertyList: [oat] })),
    }))
    const dear = { ...set, packageGroupList: groups }
    const milk = [{ propertyId: 'milk', propertyValueId: 'milk-1' }]
    const [group] = groups
    const [item] = group?.itemList ?? []
    if (group === undefined || item === undefined) throw new Error('a set has items')
    const { productGroupId } = group
    const { productId, skuId } = item
    const pick = { productGroupId, productId, skuId, num: 1, propertyValList: milk }
    const [size] = dear.skuList
    const base = size?.price ?? 0
    const first = { ...firstSelection(dear), picks: [] }
    expect(unitPrices(dear, first).price).toBe(base)
    expect(unitPrices(dear, { ...first, picks: [pick] }).price).toBe(base + 140)
  })

  it('[page-29] is what is chosen of it, whatever the number; while something is missing, what is chosen so far', () => {
    const priced = aProperty('milk', {}, [0, 60])
    const dear = { ...large, price: money(560), discountPrice: money(500) }
    const product = aProduct({ skuList: [regular, dear], propertyList: [priced] })
    const first = firstSelection(product)
    expect(unitPrices(product, { ...first, num: 3 })).toEqual({ price: 480, discountPrice: 480 })
    const chosen = { ...first, skuId: 'tea-l', values: [{ propertyId: 'milk', propertyValueId: 'milk-1' }] }
    expect(unitPrices(product, chosen)).toEqual({ price: 620, discountPrice: 560 })
    expect(unitPrices(product, { ...chosen, values: [] })).toEqual({ price: 560, discountPrice: 500 })
  })
})

describe('what is chosen before the customer chooses', () => {
  it('[R-3.3] the usual size and the first of every option that needs one', () => {
    expect(firstSelection(tea)).toMatchObject({
      skuId: 'tea-s',
      num: 1,
      values: [{ propertyId: 'sweet', propertyValueId: 'sweet-0' }],
    })
  })

  it('[R-3.18] fixed items and the usual ones of a package', () => {
    expect(firstSelection(combo).picks.map(({ productGroupId, productId }) => [productGroupId, productId])).toEqual([
      ['tea', 'yuzu'],
      ['gift', 'macaron'],
    ])
  })

  it('[R-3.18] no more of the usual items than a group holds, and none that cannot be had', () => {
    const usual = combo.packageGroupList.map((group) => ({
      ...group,
      itemList: group.itemList.map((item) => ({ ...item, isDefault: true })),
    }))
    const idsOf = (packageGroupList: PackageGroup[]) =>
      firstSelection({ ...combo, packageGroupList }).picks.map(({ productId }) => productId)
    expect(idsOf(usual)).toEqual(['yuzu', 'croissant', 'tart', 'macaron'])
    const gone = usual.map((group) => ({
      ...group,
      itemList: group.itemList.map((item, index) => ({ ...item, unavailableReason: index === 0 ? (1 as const) : 0 })),
    }))
    expect(idsOf(gone as PackageGroup[])).toEqual(['black', 'tart', 'bun', 'macaron']) // as: 0 and 1 are reasons
  })

  it('no size where a product has none', () => {
    expect(firstSelection({ ...tea, skuList: [] }).skuId).toBe('')
  })

  it('a size that is left, when the usual one is gone', () => {
    expect(firstSelection({ ...tea, skuList: [{ ...regular, stockNum: 0 }, large] }).skuId).toBe(large.skuId)
  })
})

describe('a gift', () => {
  it('takes the first free option when its usual one costs something', () => {
    const milk = aProperty('milk', {}, [60, 0, 30])
    const selectionOf = (product = aProduct({ propertyList: [milk] })) =>
      firstFreeSelection(product).values.map(({ propertyValueId }) => propertyValueId)
    expect(selectionOf()).toEqual(['milk-1'])
    expect(selectionOf(aProduct({ propertyList: [aProperty('milk', {}, [60, 30])] }))).toEqual(['milk-0'])
    expect(selectionOf(tea)).toEqual(['sweet-0'])
  })
})

describe('options', () => {
  it('[R-3.3] in an option group of one another choice replaces the first, and none cannot be chosen', () => {
    const less = toggleValue(firstSelection(tea).values, sweet, 'sweet-1')
    expect(less).toContainEqual({ propertyId: 'sweet', propertyValueId: 'sweet-1' })
    expect(less?.filter(({ propertyId }) => propertyId === 'sweet')).toHaveLength(1)
    expect(toggleValue(less ?? [], sweet, 'sweet-1')).toEqual(less)
  })

  it('names an option by property and value together', () => {
    const values = [
      { propertyId: 'sweet', propertyValueId: 'less' },
      { propertyId: 'ice', propertyValueId: 'more' },
    ]
    expect(isPicked(values, 'less', 'sweet')).toBe(true)
    expect([isPicked(values, 'more', 'sweet'), isPicked(values, 'less', 'ice')]).toEqual([false, false])
    expect([isPicked(values, 'less', 'top'), isPicked([], 'less', 'sweet')]).toEqual([false, false])
  })

  it('that may be empty are dropped by a second tap, and what else is chosen stays', () => {
    const first = firstSelection(tea).values
    const one = toggleValue(first, top, 'top-0') ?? []
    expect(one).toEqual([...first, { propertyId: 'top', propertyValueId: 'top-0' }])
    expect(toggleValue(one, top, 'top-0')).toEqual(first)
  })

  it('[R-5.10][R-3.3][R-3.18] several go up to their maximum; one more changes nothing', () => {
    const two = ['top-0', 'top-1'].reduce(
      (values, id) => toggleValue(values, top, id) ?? values,
      firstSelection(tea).values,
    )
    expect(two.filter(({ propertyId }) => propertyId === 'top')).toHaveLength(2)
    expect(toggleValue(two, top, 'top-2')).toBeUndefined()
    expect(toggleValue(two, top, 'top-0')?.filter(({ propertyId }) => propertyId === 'top')).toHaveLength(1)
  })
})

describe('packages', () => {
  const [drinks, pastries] = combo.packageGroupList
  const placeOf = (group: PackageGroup | undefined, index: number): { group: PackageGroup; item: PackageGroupItem } => {
    const item = group?.itemList[index]
    if (group === undefined || item === undefined) throw new Error('no such item')
    return { group, item }
  }

  it('in a group of one another choice replaces the first', () => {
    const picks = setPick(firstSelection(combo).picks, placeOf(drinks, 1), 1) ?? []
    expect(picks.filter(({ productGroupId }) => productGroupId === 'tea').map(({ productId }) => productId)).toEqual([
      'black',
    ])
  })

  it('[R-8.14][R-5.10][R-3.18] a group says how many choices are missing, fills up, and then takes no more', () => {
    const first = firstSelection(combo).picks
    expect(missingPick(combo, first)).toMatchObject({ count: 2, group: { productGroupId: 'pastries' } })
    const one = setPick(first, placeOf(pastries, 0), 1) ?? []
    expect(missingPick(combo, one)?.count).toBe(1)
    const two = setPick(one, placeOf(pastries, 1), 1) ?? []
    expect(missingPick(combo, two)).toBeUndefined()
    expect(setPick(two, placeOf(pastries, 2), 1)).toBeUndefined()
    expect(pastries === undefined ? 0 : countUnits(picksOf(two, pastries))).toBe(2)
  })

  it('an item is taken out, counted up and found by product and size', () => {
    const { group, item } = placeOf(pastries, 0)
    const place = { group: { ...group, maxNum: 5 }, item: { ...item, maxNum: 3 } }
    const drink = { productGroupId: 'tea', productId: 'yuzu', skuId: 'yuzu-s', num: 1, propertyValList: [] }
    const tart = { ...drink, productGroupId: 'pastries', productId: 'tart', skuId: 'tart-s' }
    const warm = [{ propertyId: 'heat', propertyValueId: 'warm' }]
    const one = [drink, tart, { ...tart, productId: 'croissant', skuId: 'croissant-s', propertyValList: warm }]
    const two = setPick(one, place, 2) ?? []
    expect(two).toEqual([drink, tart, { ...one[2], num: 2 }])
    expect(pickedItem(two, item)).toEqual(two[2])
    expect(setPick(two, place, 0)).toEqual([drink, tart])
    expect(pickedItem([tart], item)).toBeUndefined()
    expect(pickedItem([{ ...tart, productId: 'croissant' }], item)).toBeUndefined()
    expect(pickedItem([{ ...tart, skuId: 'croissant-s' }], item)).toBeUndefined()
  })

  it('[R-3.18][R-5.10] an item takes no more than its own maximum', () => {
    expect(setPick([], placeOf(pastries, 0), 2)).toBeUndefined()
  })
})

describe('a tap on plus', () => {
  it('adds one unit of what needs no choice, in the usual size', () => {
    expect(simpleLine(aProduct())).toMatchObject({ skuId: 'tea-s', num: 1, isFreeGift: false })
  })

  it('adds nothing as long as a package lacks its choices', () => {
    expect(simpleLine(combo)).toBeUndefined()
  })
})

it('a selection is asked for with its options and choices, as nothing that is given', () => {
  const picks = firstSelection(combo).picks
  const values = [{ propertyId: 'sweet', propertyValueId: 'sweet-0' }]
  expect(requestOfSelection(combo, { skuId: 'tea-s', num: 3, values, picks })).toEqual({
    ...{ productId: 'tea', skuId: 'tea-s', num: 3, productType: combo.productType, isFreeGift: false },
    ...{ promotionId: null, propertyValList: values, packageProductList: picks },
  })
})

describe('how far a group of a package is chosen', () => {
  const [tea, pastries, house] = aCombo().packageGroupList
  if (!tea || !pastries || !house) throw new Error('the combo has three groups')
  const some = (num: number) => [
    { productGroupId: 'pastries', productId: 'tart', skuId: 'tart-1', num, propertyValList: [] },
  ]
  const optional = { ...pastries, minNum: 0 }

  it.each([
    ['nothing of two', pastries, 0, { count: 0, wanted: 2, isDone: false, isLeftOut: false }],
    ['one of two', pastries, 1, { count: 1, wanted: 2, isDone: false, isLeftOut: false }],
    ['two of two', pastries, 2, { count: 2, wanted: 2, isDone: true, isLeftOut: false }],
    ['nothing, though it may stay empty', optional, 0, { count: 0, wanted: 2, isDone: false, isLeftOut: true }],
    ['one, though it may stay empty', optional, 1, { count: 1, wanted: 2, isDone: true, isLeftOut: false }],
    [
      'the least, and more is allowed',
      { ...pastries, maxNum: 4 },
      2,
      { count: 2, wanted: 2, isDone: true, isLeftOut: false },
    ],
    ['above the least', { ...pastries, maxNum: 4 }, 3, { count: 3, wanted: 4, isDone: true, isLeftOut: false }],
    ['what is always in it', house, 0, { count: 0, wanted: 1, isDone: true, isLeftOut: false }],
  ])('[R-8.14] %s', (_what, group, num, progress) => {
    expect(groupProgress(group, num === 0 ? [] : some(num))).toEqual(progress)
  })

  it('names the group that would be left out, unless nothing of it can be had', () => {
    const combo = { ...aCombo(), packageGroupList: [tea, optional, house] }
    expect(leftOutGroup(combo, [])?.productGroupId).toBe('pastries')
    expect(leftOutGroup(combo, some(1))).toBeUndefined()
    const half = optional.itemList.map((item, index) => ({ ...item, unavailableReason: index === 0 ? 1 : 0 }) as const)
    expect(leftOutGroup({ ...combo, packageGroupList: [{ ...optional, itemList: half }] }, [])).toBeDefined()
    const gone = {
      ...optional,
      itemList: optional.itemList.map((item) => ({ ...item, unavailableReason: 1 as const })),
    }
    expect(leftOutGroup({ ...combo, packageGroupList: [gone] }, [])).toBeUndefined()
    expect(leftOutGroup(aCombo(), [])).toBeUndefined()
  })
})
