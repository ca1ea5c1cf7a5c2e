import type { Found } from './finding.ts'
import { isInApp, type LintMenu, productsOnSale } from './lint-menu.ts'

/** M5: a product that is on sale, and that no store and no channel sells [lint-5]. */
export const findSoldNowhere = (menu: LintMenu): Found[] =>
  productsOnSale(menu).flatMap((product): Found[] => {
    const { itemId } = product
    if (!isInApp(product)) return [{ rule: 'M5', kind: 'product', itemId, field: 'saleChannelList', detail: '' }]
    const isSoldNowhere = menu.hoursList.length > 0 && menu.isSold.get(itemId) === false
    return isSoldNowhere ? [{ rule: 'M5', kind: 'product', itemId, field: '', detail: '' }] : []
  })
