import { packageProductType } from '../catalog/product.ts'
import { canBeHad, isOnSale, type LintGroup, type LintItem, type LintMenu } from './lint-menu.ts'

/** A group of a set on sale, with those of its choices that can be had. */
export interface SetGroup {
  /** The set's product. */
  readonly itemId: string
  readonly group: LintGroup
  readonly usable: LintGroup['itemList']
}

export const isSet = ({ productType }: Pick<LintItem<'product'>, 'productType'>): boolean =>
  productType === packageProductType

/** The groups of all sets on sale. */
export function groupsOfSets(menu: LintMenu): SetGroup[] {
  const products = new Map(menu.items('product').map((product) => [product.itemId, product]))
  const isHad = new Set(
    menu.items('sku').flatMap(({ itemId, productId }) => {
      const product = products.get(productId)
      return product && canBeHad(product, menu) ? [itemId] : []
    }),
  )
  return menu.items('package').flatMap(({ itemId, groupList }) => {
    const product = products.get(itemId)
    if (!(product && isSet(product) && isOnSale(product))) return []
    return groupList.map((group) => ({
      ...{ itemId, group },
      usable: group.itemList.filter(({ skuId }) => isHad.has(skuId)),
    }))
  })
}
