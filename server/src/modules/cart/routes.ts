import { findCart, reorder, saveCart } from '@tiffin/contract/cart'
import { reorderLines } from '@tiffin/core/order/reorder'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { findAssistant } from '../member/index.ts'
import type { Orders } from '../order/index.ts'
import type { Carts } from './carts.ts'

/** The calls about the cart that an account keeps. */
export function serveCarts(app: App, parts: CatalogParts, { carts, orders }: { carts: Carts; orders: Orders }): void {
  const view = viewMenus(parts)
  route(app, findCart, async (_input, context) => {
    const { corp, session, now } = context
    const { customerId } = session
    const [cart, [{ rows }]] = await Promise.all([
      carts.read(context),
      app.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
        tx.finish(findAssistant(corp.corpId, { customerId, now })),
      ),
    ])
    return { ...cart, assistant: rows[0] ?? null }
  })
  route(app, saveCart, (wanted, context) => carts.save(context, wanted))
  route(app, reorder, async ({ orderId, storeId: wanted }, context) => {
    const { customerId } = context.session
    const order = await orders.show(context, await orders.get(context, { customerId, orderId }))
    const storeId = wanted ?? order.store.storeId
    const { byId } = await view(context, storeId)
    const { lines: list, removedList, cutList } = reorderLines(order.productList, byId)
    return { storeId, list, removedList, cutList: [...cutList] }
  })
}
