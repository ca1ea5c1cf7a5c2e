import type { Context } from '../../../base/context.ts'
import { auditEntry } from '../../audit/index.ts'
import { inOrderTx } from '../order-tx.ts'
import type { OrderParts } from '../parts.ts'
import { noteGivenBack } from './queries.ts'

/** Notes that the money of an order that was closed was handed over, once [order-35]; false when nothing is owed any more. */
export function giveBack(parts: OrderParts, orderId: string, context: Context<'staff'>): Promise<boolean> {
  const { corp, session, now } = context
  const { storeId, staffId } = session
  return inOrderTx(parts, corp.corpId, async (tx) => {
    const [given] = (await tx.run(noteGivenBack(corp.corpId, { storeId, orderId, staffId, now }))).rows
    if (!given) return false
    await tx.run(
      auditEntry(context, {
        ...{ action: 'order.giveBack', item: { kind: 'order', id: orderId, name: given.orderNo }, storeId },
        changes: { handedBack: { from: 0, to: given.amount } },
      }),
    )
    return true
  })
}
