import type { Found } from './finding.ts'
import { type LintGroup, type LintMenu, skusOnSale } from './lint-menu.ts'

/** A group of which something must be chosen, and everything costs: the set is paid by its choices. */
const isPaid = ({ isFixed, minNum, itemList }: LintGroup): boolean =>
  (isFixed || minNum > 0) && itemList.every(({ increasePrice }) => increasePrice > 0)

interface Priced {
  readonly itemId: string
  readonly price: number | null
  readonly memberPrice?: number | null
}

/** M3: a size that costs nothing, for everybody, for members, at a store or by a price list; some things are free on purpose [lint-3]. */
export function findZeroPrices(menu: LintMenu): Found[] {
  const { items } = menu
  const isPaidByChoices = new Set(
    items('package').flatMap(({ itemId, groupList }) => (groupList.some(isPaid) ? [itemId] : [])),
  )
  const found = (kind: string, itemId: string, field: string): Found => ({
    ...{ rule: 'M3', kind, itemId, field, detail: '' },
  })
  const skus = skusOnSale(menu).filter(({ productId }) => !isPaidByChoices.has(productId))
  const zeros = (kind: 'sku' | 'storeSku' | 'priceListSku', priced: readonly Priced[]): Found[] => [
    ...priced.filter(({ price }) => price === 0).map(({ itemId }) => found(kind, itemId, 'price')),
    ...priced.filter(({ memberPrice }) => memberPrice === 0).map(({ itemId }) => found(kind, itemId, 'memberPrice')),
  ]
  return [
    ...zeros('sku', skus),
    ...zeros('storeSku', items('storeSku')),
    ...zeros('priceListSku', items('priceListSku')),
  ]
}
