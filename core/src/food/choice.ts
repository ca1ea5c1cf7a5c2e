import type { CartLine, PackageItem, PropertyPick } from '../cart/cart-line.ts'
import { firstSelection, pickedValues, type Selection } from '../cart/selection.ts'
import type { PackageGroupItem, Product, PropertyValue } from '../catalog/product.ts'

/** One thing with what was chosen of it. */
export interface FoodPart {
  readonly skuId: string
  readonly propertyValList: readonly PropertyValue[]
  readonly skuInfo: Pick<CartLine['skuInfo'], 'bmsProductMaterialList'>
}

/** What is eaten or drunk of one unit: a line of a cart is one, and a selection that is not complete yet. */
export interface FoodChoice extends FoodPart {
  readonly productType: number
  readonly packageProductList: readonly (FoodPart & Pick<PackageItem, 'num'>)[]
}

/** A choice of a package with its options. */
export const partOfItem = (item: PackageGroupItem, picks: readonly PropertyPick[]): FoodPart => ({
  skuId: item.skuId,
  propertyValList: pickedValues(item.propertyList, picks),
  skuInfo: { bmsProductMaterialList: item.bmsProductMaterialList },
})

/** What a selection comes to, also while something is still to be chosen. */
export function choiceOf(product: Product, { skuId, values, picks }: Selection): FoodChoice {
  const items = product.packageGroupList.flatMap(({ productGroupId, itemList }) =>
    itemList.map((item) => ({ productGroupId, item })),
  )
  const packageProductList = picks.flatMap((pick) =>
    items
      .filter(({ productGroupId, item }) => productGroupId === pick.productGroupId && item.skuId === pick.skuId)
      .map(({ item }) => ({ ...partOfItem(item, pick.propertyValList), num: pick.num })),
  )
  const sku = product.skuList.find((each) => each.skuId === skuId)
  return {
    skuId,
    productType: product.productType,
    propertyValList: pickedValues(product.propertyList, values),
    skuInfo: { bmsProductMaterialList: sku?.bmsProductMaterialList ?? [] },
    packageProductList,
  }
}

/** A product as it stands before anything is chosen. */
export const firstChoice = (product: Product): FoodChoice => choiceOf(product, firstSelection(product))
