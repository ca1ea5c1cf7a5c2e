import { listApprovers } from '@tiffin/contract/approval'
import * as calls from '@tiffin/contract/store'
import { placeWalkIn } from '@tiffin/contract/walk-in'
import { textIn } from '@tiffin/core/language/language'
import { readClosing } from '@tiffin/core/order/close-reason'
import { paymentMethodType } from '@tiffin/core/order/order'
import { takesBack } from '@tiffin/core/order/order-state'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import type { Approvals } from '../../staff/index.ts'
import { listCountedOf } from '../../stock/index.ts'
import { serveOrdersAtDesk } from '../desk/routes.ts'
import { allowClosing } from '../move/allow-closing.ts'
import { auditClosing, auditTill } from '../move/audit-move.ts'
import type { Move } from '../move/queries.ts'
import type { CounterOrder, Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { placeWalkIn as takeWalkIn } from '../place/place-walk-in.ts'
import { auditRefund } from '../refund/audit-refund.ts'
import { restockLinesOf } from '../refund/line-uses.ts'
import { findRefundLimit } from '../refund/queries.ts'
import { refundLimitOf, refundOrder, refundRequest, refundUnit } from '../refund/refund-order.ts'
import { findOrdersAtCounter } from '../search/search-orders.ts'
import { giveBack } from './give-back.ts'
import { showAtCounter } from './show-at-counter.ts'

type Staff = Context<'staff'>

/** What the counter's calls stand on, beside the parts of ordering. */
interface AtCounter {
  readonly orders: Orders
  readonly approvals: Approvals
}

const steps = [
  [calls.startOrder, 'start'],
  [calls.readyOrder, 'makeReady'],
] as const

/** Shows an order as the counter sees it, and moves one with the employee as who did it. */
function actsOf(orders: Orders) {
  const show = (context: Staff, order: CounterOrder) => showAtCounter(orders, context, order)
  const find = (context: Staff, orderId: string) =>
    orders.getOfStore(context, { storeId: context.session.storeId, orderId })

  async function move(context: Staff, request: Omit<Move, 'corpId' | 'now' | 'actor' | 'storeId'>) {
    const { storeId, staffId } = context.session
    await orders.move(context, { ...request, storeId, actor: { role: 'employee', id: staffId } })
    return show(context, await find(context, request.orderId))
  }
  return { show, find, move }
}

/** Orders of any day, and refunds of their money. */
function serveFoundOrders(app: App, parts: OrderParts, { orders, approvals }: AtCounter): void {
  const { show, find } = actsOf(orders)
  route(app, calls.searchStoreOrders, ({ text, day }, { corp, session, language }) => {
    const wish = { text, day, storeIds: [session.storeId], orderState: null }
    return findOrdersAtCounter(parts, wish, { corpId: corp.corpId, language })
  })
  route(app, calls.findStoreOrder, async ({ orderId }, context) => {
    const { corp, session } = context
    const order = await find(context, orderId)
    const [limits, counted] = await parts.db.tx({ role: 'app', corp: corp.corpId }, (tx) =>
      tx.finish(findRefundLimit(corp.corpId, session.staffId), listCountedOf(corp.corpId, orderId)),
    )
    return {
      ...(await show(context, order)),
      refundLimit: refundLimitOf(session, limits.rows),
      restockLineList: restockLinesOf(order.lines, counted.rows),
    }
  })
  route(app, calls.refundOrder, async ({ approval, ...request }, context) => {
    const { corp, session, now } = context
    const { storeId, staffId, rights } = session
    const audit = auditRefund(context, { storeId, ...request })
    const approver = approval && (await approvals.check(approval, 'refund', context))
    await refundOrder(parts, {
      ...refundRequest(request),
      ...{ corpId: corp.corpId, storeId, staffId, rights, now, audit, approver, unit: refundUnit(corp) },
    })
    return show(context, await find(context, request.orderId))
  })
}

/** Orders that cannot be served, and the cash that goes back for them. */
function serveClosings(app: App, parts: OrderParts, { orders, approvals }: AtCounter): void {
  const { show, find, move } = actsOf(orders)
  route(app, calls.closeOrder, async (wish, context) => {
    const { orderId, version } = wish
    const { code: closeCode, note: reason } = readClosing(wish.reason, wish.note)
    const approver = await allowClosing({ parts, orders, approvals }, wish, context)
    const audit = auditClosing(context, { closeCode, reason }, approver)
    const approvedBy = approver?.staffId ?? ''
    return move(context, { orderId, version, closeCode, reason, approvedBy, action: 'close', audit })
  })
  route(app, calls.giveBackCash, async ({ orderId }, context) => {
    const isGiven = await giveBack(parts, orderId, context)
    const order = await find(context, orderId)
    if (!isGiven) throw new Refusal('moveNotAllowed')
    return show(context, order)
  })
}

/** The calls of the store's counter, and those of the desk about orders. */
export function serveCounter(app: App, parts: OrderParts, { orders, approvals }: AtCounter): void {
  const { show, find, move } = actsOf(orders)
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
    route(app, call, ({ orderId, version }, context) => move(context, { orderId, version, action }))
  }
  route(app, calls.acceptStorePayment, (paid, context) =>
    move(context, {
      ...{ ...paid, action: 'acceptPayment', methodType: paymentMethodType.atStore },
      audit: auditTill(context),
    }),
  )
  route(app, placeWalkIn, async (wish, context) => {
    const { orderId } = await takeWalkIn(parts, wish, context)
    return show(context, await find(context, orderId))
  })
  route(app, calls.completeOrder, async ({ orderId, version, pickupCode }, context) => {
    if (pickupCode !== undefined) {
      const { row } = await find(context, orderId)
      if (row.pickupCode?.toUpperCase() !== pickupCode.trim().toUpperCase()) throw new Refusal('moveNotAllowed')
    }
    return move(context, { orderId, version, action: 'complete' })
  })
  route(app, calls.takeBackOrder, ({ from, ...wish }, context) => move(context, { ...wish, action: takesBack[from] }))
  route(app, calls.tickOrderLine, async (wish, context) =>
    show(context, await orders.tick(context, { ...wish, storeId: context.session.storeId })),
  )
  route(app, listApprovers, (wish, context) => approvals.list(wish, context))
  serveClosings(app, parts, { orders, approvals })
  serveFoundOrders(app, parts, { orders, approvals })
  serveOrdersAtDesk(app, parts, orders)
}
