import { findCart, reorder, saveCart } from '@tiffin/contract/cart'
import { reorderLines } from '@tiffin/core/order/reorder'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import type { Orders } from '../order/index.ts'
import { findCartRow, saveCartRow } from './queries.ts'
import { showCart } from './show-cart.ts'

type Customer = Context<'customer'>

/** The customer's cart as the server knows it. */
function readCart({ db }: App, parts: CatalogParts) {
  const view = viewMenus(parts)
  return async (context: Customer) => {
    const { corp, session } = context
    const row = await db.tx({ role: 'app', corp: corp.corpId }, async (tx) => {
      const [{ rows }] = await tx.finish(findCartRow(corp.corpId, session.customerId))
      return rows[0]
    })
    const store = row && (await parts.stores.find(corp, row.storeId))
    return showCart(row, store && (await view(context, store.storeId)))
  }
}

/** The calls about the cart that an account keeps. */
export function serveCarts(app: App, parts: CatalogParts, orders: Orders): void {
  const read = readCart(app, parts)
  const view = viewMenus(parts)
  route(app, findCart, (_input, context) => read(context))
  route(app, saveCart, async ({ storeId, version, productRequestList: requests }, context) => {
    const { corp, session, now } = context
    const { corpId } = corp
    await parts.stores.get(corp, storeId)
    const saved = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
      const [{ rows }] = await tx.finish(saveCartRow(corpId, { ...session, storeId, version, requests, now }))
      return rows[0]
    })
    if (!saved) throw new Refusal('cartConflict', await read(context))
    return saved
  })
  route(app, reorder, async ({ orderId, storeId: wanted }, context) => {
    const { customerId } = context.session
    const order = await orders.show(context, await orders.get(context, { customerId, orderId }))
    const storeId = wanted ?? order.store.storeId
    const { byId } = await view(context, storeId)
    const { lines: list, removedList, cutList } = reorderLines(order.productList, byId)
    return { storeId, list, removedList, cutList: [...cutList] }
  })
}
