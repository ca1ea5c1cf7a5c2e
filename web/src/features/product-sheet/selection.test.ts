import type { PackageGroup, PackageGroupItem, Property } from '@tiffin/core/catalog/product'
import { describe, expect, it } from 'vitest'
import { products } from '../../../test/fake/menu.ts'
import { countPicks, firstSelection, missingPick, picksOf, setPick, toggleValue } from './selection.ts'

const productOf = (id: string) => {
  const product = products.find(({ productId }) => productId === id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}
const tea = productOf('osmanthus-oolong')
const combo = productOf('afternoon')
const propertyOf = (id: string): Property => {
  const property = tea.propertyList.find(({ propertyId }) => propertyId === id)
  if (property === undefined) throw new Error(`no ${id}`)
  return property
}

describe('what is chosen when the sheet opens', () => {
  it('the usual size and the first of every option that needs one', () => {
    expect(firstSelection(tea)).toMatchObject({
      skuId: 'osmanthus-oolong-s',
      num: 1,
      values: [
        { propertyId: 'sweet', propertyValueId: 'sweet-0' },
        { propertyId: 'ice', propertyValueId: 'ice-0' },
      ],
    })
  })

  it('fixed items and the usual ones of a package', () => {
    expect(firstSelection(combo).picks.map(({ productGroupId, productId }) => [productGroupId, productId])).toEqual([
      ['g1', 'yuzu-green'],
      ['g3', 'macaron-trio'],
    ])
  })

  it('a size that is left, when the usual one is gone', () => {
    const [regular, large] = tea.skuList
    if (regular === undefined || large === undefined) throw new Error('two sizes')
    expect(firstSelection({ ...tea, skuList: [{ ...regular, stockNum: 0 }, large] }).skuId).toBe(large.skuId)
  })
})

describe('options', () => {
  it('one of a kind changes over and cannot be dropped', () => {
    const sweet = propertyOf('sweet')
    const less = toggleValue(firstSelection(tea).values, sweet, 'sweet-1')
    expect(less).toContainEqual({ propertyId: 'sweet', propertyValueId: 'sweet-1' })
    expect(less?.filter(({ propertyId }) => propertyId === 'sweet')).toHaveLength(1)
    expect(toggleValue(less ?? [], sweet, 'sweet-1')).toEqual(less)
  })

  it('several go up to their maximum; one more changes nothing', () => {
    const top = propertyOf('top')
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

  it('where one may be chosen the choice changes over', () => {
    const picks = setPick(firstSelection(combo).picks, placeOf(drinks, 1), 1) ?? []
    expect(picks.filter(({ productGroupId }) => productGroupId === 'g1').map(({ productId }) => productId)).toEqual([
      'camellia-black',
    ])
  })

  it('a group tells what is missing, fills, and takes no more', () => {
    const first = firstSelection(combo).picks
    expect(missingPick(combo, first)).toMatchObject({ count: 2, group: { productGroupId: 'g2' } })
    const one = setPick(first, placeOf(pastries, 0), 1) ?? []
    expect(missingPick(combo, one)?.count).toBe(1)
    const two = setPick(one, placeOf(pastries, 1), 1) ?? []
    expect(missingPick(combo, two)).toBeUndefined()
    expect(setPick(two, placeOf(pastries, 2), 1)).toBeUndefined()
    expect(pastries === undefined ? 0 : countPicks(picksOf(two, pastries))).toBe(2)
  })

  it('an item takes no more than its own maximum', () => {
    expect(setPick([], placeOf(pastries, 0), 2)).toBeUndefined()
  })
})
