import type { Product, Property } from '../catalog/product.ts'
import type { PackagePick, PropertyPick } from './cart-line.ts'
import { firstValues, type Selection } from './selection.ts'

/** Values without those that are sold out; the first that is left takes the place of one that has to be chosen. */
function settle(properties: readonly Property[], values: readonly PropertyPick[], dropped: string[]): PropertyPick[] {
  return properties.flatMap((property) => {
    const { propertyId, min, valueList, soldOutList = [] } = property
    const mine = values.filter((value) => value.propertyId === propertyId)
    const left = mine.filter(({ propertyValueId }) => !soldOutList.includes(propertyValueId))
    const gone = mine.filter((value) => !left.includes(value)).map(({ propertyValueId }) => propertyValueId)
    dropped.push(
      ...valueList.filter(({ propertyValueId }) => gone.includes(propertyValueId)).map((each) => each.propertyValue),
    )
    return gone.length > 0 && left.length < min ? firstValues([property]) : left
  })
}

/** A selection as it can be had now, and the names of the options that it lost because they are sold out by now [stock-5]. */
export function withoutSoldOut(
  product: Product,
  selection: Selection,
): { readonly selection: Selection; readonly dropped: readonly string[] } {
  const dropped: string[] = []
  const values = settle(product.propertyList, selection.values, dropped)
  const items = product.packageGroupList.flatMap(({ itemList }) => itemList)
  const picks = selection.picks.map((pick): PackagePick => {
    const item = items.find(({ productId, skuId }) => productId === pick.productId && skuId === pick.skuId)
    return item ? { ...pick, propertyValList: settle(item.propertyList, pick.propertyValList, dropped) } : pick
  })
  return dropped.length > 0 ? { selection: { ...selection, values, picks }, dropped } : { selection, dropped }
}
