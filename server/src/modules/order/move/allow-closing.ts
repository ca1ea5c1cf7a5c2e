import type { closeOrder } from '@tiffin/contract/store'
import { money } from '@tiffin/core/money/money'
import { limitedByClosing } from '@tiffin/core/order/close-limit'
import { canMove } from '@tiffin/core/order/order-state'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Approvals, Approver } from '../../staff/index.ts'
import type { Orders } from '../orders.ts'
import type { OrderParts } from '../parts.ts'
import { approverOf } from '../refund/refund-order.ts'
import { findClosingFacts } from './queries.ts'

type Closing = Pick<z.output<typeof closeOrder.input>, 'orderId' | 'version' | 'approval'>

interface Means {
  readonly parts: OrderParts
  readonly orders: Orders
  readonly approvals: Approvals
}

/**
 * Who had to allow that a store closes an order; nobody where no limit is passed [order-36]. What is allowed is about the version that the
 * caller saw, which the move demands too. Refuses `orderUnknown`, `moveNotAllowed`, `handedOverBefore`, `refundTooHigh`, `pinWrong`,
 * `pinLocked` and `loginLocked`.
 */
export async function allowClosing(
  { parts, orders, approvals }: Means,
  { orderId, version, approval }: Closing,
  context: Context<'staff'>,
): Promise<Approver | undefined> {
  const { session, corp } = context
  const { row } = await orders.getOfStore(context, { storeId: session.storeId, orderId })
  if (row.version !== version || !canMove(row.status, 'close')) throw new Refusal('moveNotAllowed')
  const [{ rows }] = await parts.db.tx({ role: 'app', corp: corp.corpId }, (tx) =>
    tx.finish(findClosingFacts(corp.corpId, { orderId, staffId: session.staffId })),
  )
  const { refundLimit = 0, wasBegun = false, wasHandedOver = false } = rows[0] ?? {}
  if (wasHandedOver) throw new Refusal('handedOverBefore')
  const paymentMethod = { type: row.paymentMethodType }
  const total = limitedByClosing({ ...row, payableTotal: money(row.payableTotal), paymentMethod, wasBegun })
  if (total === 0) return undefined
  const approver = approval && (await approvals.check(approval, 'refund', context))
  return approverOf({ rights: session.rights, approver }, { refundLimit, total })
}
