import type { Found } from './finding.ts'
import { type LintMenu, skusOnSale } from './lint-menu.ts'

interface Priced {
  readonly price: number | null
  readonly memberPrice: number | null
}

const isAbove = ({ price, memberPrice }: Priced): boolean =>
  price !== null && memberPrice !== null && memberPrice > price

/** M7: a member price above the price, which members do not pay: everywhere, or by a price list, which may set one of the two alone [lint-13]. */
export function findMemberPricesAbove(menu: LintMenu): Found[] {
  const skus = new Map(skusOnSale(menu).map((sku) => [sku.itemId, sku]))
  const found = (kind: string, itemId: string): Found => ({
    ...{ rule: 'M7', kind, itemId, field: 'memberPrice', detail: '' },
  })
  const listed = menu.items('priceListSku').filter(({ itemId, price, memberPrice }) => {
    const sku = skus.get(itemId.slice(itemId.indexOf('.') + 1))
    return sku && isAbove({ price: price ?? sku.price, memberPrice: memberPrice ?? sku.memberPrice })
  })
  return [
    ...[...skus.values()].filter(isAbove).map(({ itemId }) => found('sku', itemId)),
    ...listed.map(({ itemId }) => found('priceListSku', itemId)),
  ]
}
