import { checkSaleLimits } from '@tiffin/contract/product'
import { findLimitFaults } from '@tiffin/core/catalog/sale-limits'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { viewMenus } from '../../catalog/index.ts'
import { limitedDayOf, readBoughtToday } from '../limit/daily-limit.ts'
import type { OrderParts } from '../parts.ts'
import { giftOf } from './gifts.ts'

/** The limits of sale as create would judge them, without an order. */
export function serveSaleLimits(app: App, parts: OrderParts): void {
  const view = viewMenus(parts)
  route(app, checkSaleLimits, async ({ storeId, saleChannelCode, productRequestList, promotionId }, context) => {
    const { corp, session, now } = context
    const menu = await view(context, storeId, saleChannelCode)
    const store = await parts.stores.get(corp, storeId)
    const { corpId } = corp
    const paid = productRequestList.filter(({ isFreeGift }) => !isFreeGift)
    const day = session && limitedDayOf(menu, paid, { store, customerId: session.customerId, now })
    const bought = await parts.db.tx({ role: 'app', corp: corpId }, (tx) => readBoughtToday(tx, corpId, day))
    const isMember = session?.isMember ?? false
    const gift = giftOf(menu, { corp, requests: paid, promotionId, isMember, now })
    const failList = findLimitFaults(productRequestList, { ...menu, bought, gift })
    return { passed: failList.length === 0, failList }
  })
}
