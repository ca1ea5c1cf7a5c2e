import { describe, expect, it } from 'vitest'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { firstSelection } from './selection.ts'
import { withoutSoldOut } from './sold-out-choices.ts'

const toppings = aProperty('top', { multiple: true, min: 0, max: 2 })
const tea = aProduct({ propertyList: [aProperty('ice'), toppings] })
const value = (propertyId: string, no: number) => ({ propertyId, propertyValueId: `${propertyId}-${no}` })
const chosen = { ...firstSelection(tea), values: [value('ice', 0), value('top', 0), value('top', 1)] }
const soldOut = (ice: string[], top: string[]) =>
  aProduct({ propertyList: [aProperty('ice', { soldOutList: ice }), { ...toppings, soldOutList: top }] })

describe('[stock-5] a selection', () => {
  it('stays as it is while all of it can be had', () => {
    expect(withoutSoldOut(tea, chosen)).toEqual({ selection: chosen, dropped: [] })
    expect(withoutSoldOut(soldOut(['ice-2'], ['top-2']), chosen).selection).toBe(chosen)
  })

  it('loses an option that has sold out, and gets the next one where one has to be chosen', () => {
    const { selection, dropped } = withoutSoldOut(soldOut(['ice-0'], ['top-1']), chosen)
    expect(selection.values).toEqual([value('ice', 1), value('top', 0)])
    expect(dropped).toEqual(['ice 0', 'top 1'])
  })

  it('loses it in a set too', () => {
    const set = aCombo()
    const group = set.packageGroupList[0]
    const item = group?.itemList[0]
    if (!group || !item) throw new Error('a set has items')
    const withSize = (soldOutList: string[]) => ({
      ...set,
      packageGroupList: [{ ...group, itemList: [{ ...item, propertyList: [aProperty('size', { soldOutList })] }] }],
    })
    const pick = {
      ...{ productGroupId: group.productGroupId, productId: item.productId, skuId: item.skuId, num: 1 },
      propertyValList: [value('size', 0)],
    }
    const { selection, dropped } = withoutSoldOut(withSize(['size-0']), { ...firstSelection(set), picks: [pick] })
    expect(selection.picks).toEqual([{ ...pick, propertyValList: [value('size', 1)] }])
    expect(dropped).toEqual(['size 0'])
  })
})
