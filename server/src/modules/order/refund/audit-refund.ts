import type { Context } from '../../../base/context.ts'
import { auditEntry } from '../../audit/index.ts'
import type { RefundRequest } from './refund-order.ts'

/** What the audit log keeps of a refund at a store: its money, or the points of an order that cost none. */
export const auditRefund =
  (
    context: Context<'staff'>,
    { storeId, orderId, reason }: { readonly storeId: string; readonly orderId: string; readonly reason: string },
  ): NonNullable<RefundRequest['audit']> =>
  ({ orderNo, payableTotal, pointsUsed }, { from, to, approver, unitsToStock }) =>
    auditEntry(context, {
      ...{ action: 'order.refund', item: { kind: 'order', id: orderId, name: orderNo }, storeId, reason },
      changes: {
        ...(payableTotal > 0 ? { refundTotal: { from, to } } : { pointsReturned: { from: 0, to: pointsUsed } }),
        ...(unitsToStock > 0 ? { unitsToStock: { from: null, to: unitsToStock } } : {}),
        ...(approver ? { approvedBy: { from: null, to: approver.name } } : {}),
      },
    })
