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

describe('[stock-5] of what has not sold out', () => {
  it('nothing is chosen for the customer, though something that has was', () => {
    const { selection } = withoutSoldOut(soldOut([], ['top-1']), { ...chosen, values: [value('top', 1)] })
    expect(selection.values).toEqual([])
  })

  it('what is enough stays as it was chosen', () => {
    const some = aProperty('top', { multiple: true, min: 1, max: 3, soldOutList: ['top-2'] })
    const { selection } = withoutSoldOut(aProduct({ propertyList: [some] }), {
      ...chosen,
      values: [value('top', 1), value('top', 2)],
    })
    expect(selection.values).toEqual([value('top', 1)])
  })

  it('each choice of a set is looked at by its own options, also another size of the same product', () => {
    const set = aCombo()
    const [group] = set.packageGroupList
    const [first, second] = group?.itemList ?? []
    if (!group || !first || !second) throw new Error('a group has items')
    const size = (soldOutList: string[]) => [aProperty('size', { soldOutList })]
    const itemList = [
      { ...first, propertyList: size([]) },
      { ...first, skuId: 'yuzu-l', propertyList: size(['size-0']) },
      { ...second, propertyList: size(['size-1']) },
    ]
    const pick = (productId: string, skuId: string, no: number) => ({
      ...{ productGroupId: group.productGroupId, productId, skuId, num: 1, propertyValList: [value('size', no)] },
    })
    const picks = [pick('yuzu', 'yuzu-l', 0), pick('black', 'black-s', 1), pick('yuzu', 'yuzu-s', 0)]
    const { selection, dropped } = withoutSoldOut(
      { ...set, packageGroupList: [{ ...group, itemList }] },
      { ...firstSelection(set), picks },
    )
    expect(selection.picks.map(({ propertyValList }) => propertyValList)).toEqual([
      [value('size', 1)],
      [value('size', 0)],
      [value('size', 0)],
    ])
    expect(dropped).toEqual(['size 0', 'size 1'])
  })
})
