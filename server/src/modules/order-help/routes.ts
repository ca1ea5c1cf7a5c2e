import * as calls from '@tiffin/contract/order-help'
import { counterName } from '@tiffin/core/customer/counter-name'
import type { HelpReason } from '@tiffin/core/order/order-help'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Orders } from '../order/index.ts'
import { outboxGrew } from '../push/index.ts'
import { closeHelp, type HelpRow, listHelpOfOrder, listHelpOfStore, type StoreHelpRow } from './queries.ts'
import { sendHelp } from './send-help.ts'

const doneShownMs = 24 * 3_600_000

const show = <Row extends HelpRow>(row: Row) => ({ ...row, reason: row.reason as HelpReason }) // as: written by sendHelp only

const showToStore = ({ nickName, phone, openCount: _count, ...row }: StoreHelpRow) => ({
  ...show(row),
  customerName: counterName({ nickName, phone: phone ?? '' }),
})

/** Help with an order: what customers say, what the store answers. */
export function serveOrderHelp(app: App, orders: Orders): void {
  const { db } = app
  route(app, calls.sendOrderHelp, async (wish, context) => show(await sendHelp(app, wish, context)))
  route(app, calls.listOrderHelp, async ({ orderId }, context) => {
    const { corpId } = context.corp
    const { customerId } = context.session
    await orders.get(context, { customerId, orderId })
    const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listHelpOfOrder(corpId, { orderId, customerId })),
    )
    return { list: rows.map(show) }
  })
  route(app, calls.listStoreHelp, async (_nothing, context) => {
    const { corpId } = context.corp
    const period = { storeId: context.session.storeId, since: context.now - doneShownMs }
    const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listHelpOfStore(corpId, period)),
    )
    return { list: rows.map(showToStore), openCount: rows[0]?.openCount ?? 0 }
  })
  route(app, calls.closeStoreHelp, async ({ helpId, answer }, context) => {
    const { corpId } = context.corp
    const { storeId, staffId } = context.session
    const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(closeHelp(corpId, { helpId, storeId, staffId, answer, now: context.now })),
    )
    if (rows.length === 0) throw new Refusal('orderUnknown')
    app.hints.send(outboxGrew, corpId)
    return {}
  })
}
