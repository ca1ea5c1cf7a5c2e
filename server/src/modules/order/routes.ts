import * as calls from '@tiffin/contract/order'
import { checkSaleLimits } from '@tiffin/contract/product'
import { reorderLines } from '@tiffin/core/order/reorder'
import { clampPage } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { viewMenus } from '../catalog/index.ts'
import { answerCartCheck } from './check/answer-cart-check.ts'
import { checkLimits } from './check/check-limits.ts'
import { previewOrder } from './check/preview-order.ts'
import { hideOrder } from './move/queries.ts'
import type { Orders } from './orders.ts'
import type { OrderParts } from './parts.ts'
import { placeOrder } from './place/place-order.ts'

function serveMaking(app: App, parts: OrderParts, orders: Orders): void {
  const view = viewMenus(parts)
  route(app, calls.checkCart, async (input, context) => {
    const menu = await view(context, input.storeId, input.saleChannelCode)
    return answerCartCheck(menu, input, context)
  })
  route(app, checkSaleLimits, async (input, context) => {
    const menu = await view(context, input.storeId, input.saleChannelCode)
    return checkLimits(parts, menu, { input, context })
  })
  route(app, calls.previewOrder, (input, context) => previewOrder(parts, input, context))
  const rereading = { ...app, sessions: app.sessions.lastKnown ?? app.sessions }
  route(rereading, calls.createOrder, async (input, context) => {
    const { orderId, written } = await placeOrder(parts, input, context)
    const { customerId } = context.session
    return orders.show(context, written ?? (await orders.get(context, { customerId, orderId })))
  })
}

function serveReading(app: App, orders: Orders): void {
  route(app, calls.listOrders, async ({ status, ...request }, context) => {
    const { customerId } = context.session
    const { rows, total, hasMore } = await orders.list(context, { ...request, customerId, group: status })
    const { pageIndex, pageSize } = clampPage(request)
    const list = await Promise.all(rows.map((order) => orders.show(context, order)))
    return { list, total, pageIndex, pageSize, hasMore }
  })
  route(app, calls.findOrder, async ({ orderId }, context) => {
    const { customerId } = context.session
    return orders.show(context, await orders.get(context, { customerId, orderId }))
  })
  route(app, calls.listOrderStatus, async ({ orderIdList }, context) => {
    const { customerId } = context.session
    const found = await Promise.all(
      orderIdList.map((orderId) => orders.get(context, { customerId, orderId }).catch(ignoreUnknown)),
    )
    const list = found.flatMap((order) => (order ? [order.row] : []))
    return {
      list: list.map(({ orderId, status, version, payExpireTime }) => ({
        ...{ orderId, status, version },
        payExpireTime,
        serverTime: context.now,
      })),
    }
  })
}

function ignoreUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.refusal === 'orderUnknown') return undefined
  throw error
}

function serveEnding(app: App, parts: OrderParts, orders: Orders): void {
  route(app, calls.cancelOrder, async ({ orderId, reason }, context) => {
    const { customerId } = context.session
    await orders.get(context, { customerId, orderId })
    await orders.cancel(context, { customerId, orderId, ...(reason === undefined ? {} : { reason }) })
    return orders.show(context, await orders.get(context, { customerId, orderId }))
  })
  route(app, calls.deleteOrder, async ({ orderId }, context) => {
    const { customerId } = context.session
    const { corpId } = context.corp
    await orders.get(context, { customerId, orderId })
    const hidden = await parts.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.run(hideOrder(corpId, { customerId, orderId, now: context.now })),
    )
    if (hidden.count === 0) throw new Refusal('moveNotAllowed')
    return {}
  })
}

function serveOrderingAgain(app: App, parts: OrderParts, orders: Orders): void {
  const view = viewMenus(parts)
  route(app, calls.reorder, async ({ orderId, storeId: newStoreId }, context) => {
    const { customerId } = context.session
    const order = await orders.show(context, await orders.get(context, { customerId, orderId }))
    const storeId = newStoreId ?? order.store.storeId
    const { byId } = await view(context, storeId)
    const { lines: list, removedList, cutList } = reorderLines(order.productList, byId)
    return { storeId, list, removedList, cutList: [...cutList] }
  })
}

/** The calls of customers about carts and orders. */
export function serveOrders(app: App, parts: OrderParts, orders: Orders): void {
  serveMaking(app, parts, orders)
  serveReading(app, orders)
  serveEnding(app, parts, orders)
  serveOrderingAgain(app, parts, orders)
}
