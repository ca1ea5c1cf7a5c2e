import { listPromotions, priceAll, priceSkus, priceWhole } from '@tiffin/contract/marketing'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { presentPricedCart } from './present-priced-cart.ts'
import { priceCart } from './price-cart.ts'

/** The calls that price a cart without keeping anything. */
export function servePromotions(app: App, parts: CatalogParts): void {
  const view = viewMenus(parts)
  for (const [call, level] of [
    [priceAll, 'all'],
    [priceWhole, 'whole'],
    [priceSkus, 'lines'],
  ] as const) {
    route(app, call, async ({ storeId, saleChannelCode, productRequestList, promotionId, pickupMethod }, context) => {
      const menu = await view(context, storeId, saleChannelCode)
      const { corp, language, session, now } = context
      const isMember = session?.isMember ?? false
      const wish = { requests: productRequestList, promotionId, pickupMethod, level, isMember, now }
      return presentPricedCart(priceCart(corp, menu, wish), language)
    })
  }
  route(app, listPromotions, async ({ storeId, saleChannelCode }, context) => {
    const { promotions } = await view(context, storeId, saleChannelCode)
    return { list: promotions.filter(({ endTime }) => endTime > context.now) }
  })
}
