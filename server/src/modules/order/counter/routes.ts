import * as calls from '@tiffin/contract/store'
import { counterName } from '@tiffin/core/customer/counter-name'
import { textIn } from '@tiffin/core/language/language'
import { readClosing } from '@tiffin/core/order/close-reason'
import { paymentMethodType } from '@tiffin/core/order/order'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { serveOrdersAtDesk } from '../desk/routes.ts'
import type { Move } from '../move/queries.ts'
import type { CounterOrder, Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { refundOrder, refundRequest } from '../refund/refund-order.ts'

type Staff = Context<'staff'>

const steps = [
  [calls.acceptStorePayment, 'acceptPayment'],
  [calls.startOrder, 'start'],
  [calls.readyOrder, 'makeReady'],
] as const

/** The calls of the store's counter, and those of the desk about orders. */
export function serveCounter(app: App, parts: OrderParts, orders: Orders): void {
  const show = async (context: Staff, order: CounterOrder) => ({
    ...(await orders.show(context, order)),
    customerName: counterName(order.customer),
    closeCode: order.row.closeCode,
    closeNote: order.row.closeNote,
  })

  async function move(
    context: Staff,
    request: Pick<Move, 'orderId' | 'action' | 'version' | 'methodType' | 'reason' | 'closeCode'>,
  ) {
    const { storeId, staffId } = context.session
    await orders.move(context, { ...request, storeId, actor: { role: 'employee', id: staffId } })
    return show(context, await orders.getOfStore(context, { storeId, orderId: request.orderId }))
  }

  route(app, calls.listStoreOrders, async ({ status: group, changedSince, ...request }, context) => {
    const { storeId } = context.session
    const { orders: found, ...page } =
      changedSince === undefined
        ? await orders.listOfStore(context, { storeId, group, ...request })
        : await orders.listChangedOfStore(context, { storeId, changedSince })
    const list = await Promise.all(found.map((order) => show(context, order)))
    const store = await parts.stores.findAny(context.corp, storeId)
    const storeName = textIn(store?.name ?? {}, context.language)
    return { list, ...page, storeName, serverTime: context.now }
  })
  for (const [call, action] of steps) {
    route(app, call, ({ orderId, version }, context) => {
      const methodType = action === 'acceptPayment' ? { methodType: paymentMethodType.atStore } : {}
      return move(context, { orderId, version, action, ...methodType })
    })
  }
  route(app, calls.completeOrder, async ({ orderId, version, pickupCode }, context) => {
    if (pickupCode !== undefined) {
      const { row } = await orders.getOfStore(context, { storeId: context.session.storeId, orderId })
      if (row.pickupCode?.toUpperCase() !== pickupCode.trim().toUpperCase()) throw new Refusal('moveNotAllowed')
    }
    return move(context, { orderId, version, action: 'complete' })
  })
  route(app, calls.closeOrder, ({ orderId, version, ...closing }, context) => {
    const { code: closeCode, note: reason } = readClosing(closing.reason, closing.note)
    return move(context, { orderId, version, closeCode, reason, action: 'close' })
  })
  route(app, calls.refundOrder, async (request, context) => {
    const { corp, session, now } = context
    const { storeId, staffId, rights } = session
    await refundOrder(parts, { ...refundRequest(request), corpId: corp.corpId, storeId, staffId, rights, now })
    return show(context, await orders.getOfStore(context, { storeId, orderId: request.orderId }))
  })
  serveOrdersAtDesk(app, parts, orders)
}
