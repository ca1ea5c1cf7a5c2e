import { findDeskOrder, refundOrderAtDesk, searchOrders } from '@tiffin/contract/desk/order'
import { textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { mayAct, storesFor } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { auditEntry } from '../../audit/index.ts'
import type { Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { statusText } from '../present-order.ts'
import { findRefundLimit } from '../refund/queries.ts'
import { refundOrder, refundRequest } from '../refund/refund-order.ts'
import { listAttempts, listRefunds, listSteps, searchDay, searchNumber } from './queries.ts'

type Staff = Context<'staff'>

const mostFound = 50
/** Digits of an order number. */
const wholeNumber = /^\d{16}$/
const phoneDigits = /^\d{3,11}$/

/** Orders of the caller's stores: the one of a number, or those of a day with this code or end of phone [staff-10]. */
async function search({ db }: OrderParts, wish: z.output<typeof searchOrders.input>, context: Staff) {
  const { text, day, storeId, status: orderState = null } = wish
  const { corp, session, language } = context
  const { corpId } = corp
  const stores = storesFor(session.rights, 'order:read')
  const own = stores === 'all' ? null : stores
  const storeIds = storeId === undefined ? own : (own ?? [storeId]).filter((each) => each === storeId)
  const typed = text.trim().toUpperCase()
  const phoneEnd = phoneDigits.test(typed) ? typed : ''
  const statement = wholeNumber.test(typed)
    ? searchNumber(corpId, { orderNo: typed, storeIds, orderState })
    : searchDay(corpId, {
        storeIds,
        day,
        phoneEnd,
        orderState,
        code: phoneEnd === '' ? typed : '',
        limit: mostFound + 1,
      })
  const { rows } = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(statement))
  const list = rows.slice(0, mostFound).map(({ storeName, payableTotal, refundTotal, ...row }) => ({
    ...{ ...row, storeName: textIn(storeName, language), statusText: statusText(row.status, language) },
    ...{ payableTotal: money(payableTotal), refundTotal: money(refundTotal) },
  }))
  return { list, hasMore: rows.length > mostFound }
}

/** The calls of the desk about orders. */
export function serveOrdersAtDesk(app: App, parts: OrderParts, orders: Orders): void {
  async function show(context: Staff, owned: { storeId: string; orderId: string }) {
    const order = await orders.getOfStore(context, owned)
    const { corpId } = context.corp
    const [refunds, attempts, steps, limits] = await parts.db.tx(
      { role: 'app', corp: corpId, isOneSnapshot: true },
      (tx) =>
        tx.finish(
          listRefunds(corpId, owned.orderId),
          listAttempts(corpId, owned.orderId),
          listSteps(corpId, owned.orderId),
          findRefundLimit(corpId, context.session.staffId),
        ),
    )
    const { paymentNo } = order.row
    const isOwner = mayAct(context.session.rights, 'secret:edit', 'corp')
    return {
      ...(await orders.show(context, order)),
      phoneEnd: order.customer.phone.slice(-4),
      provider: attempts.rows.find((attempt) => attempt.paymentNo === paymentNo)?.provider ?? '',
      refundLimit: isOwner ? null : money(limits.rows[0]?.refundLimit ?? 0),
      paymentList: [...attempts.rows],
      refundList: [...refunds.rows],
      logList: steps.rows.map(({ status, ...step }) => ({
        ...{ ...step, statusText: statusText(status, context.language) },
      })),
    }
  }

  route(app, searchOrders, (wish, context) => search(parts, wish, context))
  route(app, findDeskOrder, (wish, context) => show(context, wish))
  route(app, refundOrderAtDesk, async ({ storeId, ...request }, context) => {
    const { corp, session, now } = context
    const { orderId, reason } = request
    await refundOrder(parts, {
      ...{ ...refundRequest(request), corpId: corp.corpId, storeId, staffId: session.staffId, now },
      rights: session.rights,
      audit: ({ orderNo }, { from, to }) => {
        const item = { kind: 'order', id: orderId, name: orderNo }
        const changes = { refundTotal: { from, to } }
        return auditEntry(context, { action: 'order.refund', item, storeId, changes, reason })
      },
    })
    return show(context, { storeId, orderId })
  })
}
