import type { Found } from './finding.ts'
import { isOnSale, type LintGroup, type LintMenu } from './lint-menu.ts'

/** A group of which something must be chosen, and everything costs: the set is paid by its choices. */
const isPaid = ({ isFixed, minNum, itemList }: LintGroup): boolean =>
  (isFixed || minNum > 0) && itemList.every(({ increasePrice }) => increasePrice > 0)

/** M3: a size that costs nothing, for everybody, for members, or at a store; some things are free on purpose [lint-3]. */
export function findZeroPrices({ items }: LintMenu): Found[] {
  const isHidden = new Set(items('product').flatMap((product) => (isOnSale(product) ? [] : [product.itemId])))
  const isPaidByChoices = new Set(
    items('package').flatMap(({ itemId, groupList }) => (groupList.some(isPaid) ? [itemId] : [])),
  )
  const found = (kind: string, itemId: string, field: string): Found => ({
    ...{ rule: 'M3', kind, itemId, field, detail: '' },
  })
  const skus = items('sku').filter(({ productId }) => !(isHidden.has(productId) || isPaidByChoices.has(productId)))
  return [
    ...skus.filter(({ price }) => price === 0).map(({ itemId }) => found('sku', itemId, 'price')),
    ...skus.filter(({ memberPrice }) => memberPrice === 0).map(({ itemId }) => found('sku', itemId, 'memberPrice')),
    ...items('storeSku')
      .filter(({ price }) => price === 0)
      .map(({ itemId }) => found('storeSku', itemId, 'price')),
  ]
}
