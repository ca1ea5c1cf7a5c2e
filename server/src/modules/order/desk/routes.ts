import { findDeskOrder, refundOrderAtDesk, searchOrders } from '@tiffin/contract/desk/order'
import { storesFor } from '@tiffin/core/staff/rights'
import type { Context } from '../../../base/context.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { listCountedOf } from '../../stock/index.ts'
import type { Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { statusText } from '../present-order.ts'
import { auditRefund } from '../refund/audit-refund.ts'
import { restockLinesOf } from '../refund/line-uses.ts'
import { findChargedBack, findRefundLimit } from '../refund/queries.ts'
import { chargedBackOf, refundLimitOf, refundOrder, refundRequest, refundUnit } from '../refund/refund-order.ts'
import { findOrders } from '../search/search-orders.ts'
import { listAttempts, listDisputes, listRefunds, listSteps } from './queries.ts'

type Staff = Context<'staff'>

/** The stores where the caller may read orders, or one of them. */
function storesOf({ session }: Staff, storeId: string | undefined): readonly string[] | null {
  const stores = storesFor(session.rights, 'order:read')
  const own = stores === 'all' ? null : stores
  return storeId === undefined ? own : (own ?? [storeId]).filter((each) => each === storeId)
}

/** The calls of the desk about orders. */
export function serveOrdersAtDesk(app: App, parts: OrderParts, orders: Orders): void {
  async function show(context: Staff, owned: { storeId: string; orderId: string }) {
    const order = await orders.getOfStore(context, owned)
    const { corpId } = context.corp
    const [refunds, attempts, steps, limits, disputes, chargedBack, counted] = await parts.db.tx(
      { role: 'app', corp: corpId, isOneSnapshot: true },
      (tx) =>
        tx.finish(
          listRefunds(corpId, owned.orderId),
          listAttempts(corpId, owned.orderId),
          listSteps(corpId, owned.orderId),
          findRefundLimit(corpId, context.session.staffId),
          listDisputes(corpId, owned.orderId),
          findChargedBack(corpId, owned.orderId),
          listCountedOf(corpId, owned.orderId),
        ),
    )
    const { paymentNo } = order.row
    return {
      ...(await orders.show(context, order)),
      phoneEnd: order.customer.phone.slice(-4),
      tender: order.row.tender,
      provider: attempts.rows.find((attempt) => attempt.paymentNo === paymentNo)?.provider ?? '',
      refundLimit: refundLimitOf(context.session, limits.rows),
      chargedBackTotal: chargedBackOf(chargedBack.rows),
      disputeList: [...disputes.rows],
      restockLineList: restockLinesOf(order.lines, counted.rows),
      paymentList: [...attempts.rows],
      refundList: [...refunds.rows],
      logList: steps.rows.map(({ status, ...step }) => ({
        ...{ ...step, statusText: statusText(status, context.language) },
      })),
    }
  }

  route(app, searchOrders, ({ storeId, status: orderState = null, ...typed }, context) => {
    const { corp, language } = context
    const wish = { ...typed, storeIds: storesOf(context, storeId), orderState }
    return findOrders(parts, wish, { corpId: corp.corpId, language })
  })
  route(app, findDeskOrder, (wish, context) => show(context, wish))
  route(app, refundOrderAtDesk, async ({ storeId, ...request }, context) => {
    const { corp, session, now } = context
    const { staffId, rights } = session
    const audit = auditRefund(context, { storeId, ...request })
    await refundOrder(parts, {
      ...refundRequest(request),
      ...{ corpId: corp.corpId, storeId, staffId, rights, now, audit, unit: refundUnit(corp) },
    })
    return show(context, { storeId, orderId: request.orderId })
  })
}
