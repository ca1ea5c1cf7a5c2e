import { reorder } from '@tiffin/contract/cart'
import { reorderLines } from '@tiffin/core/order/reorder'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import type { Orders } from './orders.ts'

/** What an old order comes to today. */
export function serveReorder(app: App, parts: CatalogParts, orders: Orders): void {
  const view = viewMenus(parts)
  route(app, reorder, async ({ orderId, storeId: newStoreId }, context) => {
    const { customerId } = context.session
    const order = await orders.show(context, await orders.get(context, { customerId, orderId }))
    const storeId = newStoreId ?? order.store.storeId
    const { byId } = await view(context, storeId)
    const { lines: list, removedList, cutList } = reorderLines(order.productList, byId)
    return { storeId, list, removedList, cutList: [...cutList] }
  })
}
