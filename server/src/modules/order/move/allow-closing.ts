import type { closeOrder } from '@tiffin/contract/store'
import { limitedByClosing } from '@tiffin/core/order/close-limit'
import { canMove } from '@tiffin/core/order/order-state'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Approvals, Approver } from '../../staff/index.ts'
import type { Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { findRefundLimit } from '../refund/queries.ts'
import { approverOf } from '../refund/refund-order.ts'

type Closing = Pick<z.output<typeof closeOrder.input>, 'orderId' | 'version' | 'approval'>

interface Means {
  readonly parts: OrderParts
  readonly orders: Orders
  readonly approvals: Approvals
}

/**
 * Who had to allow that a store closes an order; nobody where no limit is passed [order-36]. What is allowed is about the version that the
 * caller saw, which the move demands too. Refuses `orderUnknown`, `moveNotAllowed`, `refundTooHigh`, `pinWrong`, `pinLocked` and `loginLocked`.
 */
export async function allowClosing(
  { parts, orders, approvals }: Means,
  { orderId, version, approval }: Closing,
  context: Context<'staff'>,
): Promise<Approver | undefined> {
  const { session, corp } = context
  const order = await orders.getOfStore(context, { storeId: session.storeId, orderId })
  const { status } = order.row
  if (order.row.version !== version || !canMove(status, 'close')) throw new Refusal('moveNotAllowed')
  const total = limitedByClosing(await orders.show(context, order))
  if (total === 0) return undefined
  const approver = approval && (await approvals.check(approval, 'refund', context))
  const [limits] = await parts.db.tx({ role: 'app', corp: corp.corpId }, (tx) =>
    tx.finish(findRefundLimit(corp.corpId, session.staffId)),
  )
  const refundLimit = limits.rows[0]?.refundLimit ?? 0
  return approverOf({ rights: session.rights, approver }, { refundLimit, total })
}
