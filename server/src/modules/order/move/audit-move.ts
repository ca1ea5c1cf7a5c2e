import type { Context } from '../../../base/context.ts'
import { auditEntry } from '../../audit/index.ts'
import type { Approver } from '../../staff/index.ts'
import type { Move } from './queries.ts'

/** What the audit log keeps of an order that a store closed: why, the money that goes back, and who had to allow it [staff-25]. */
export const auditClosing =
  (
    context: Context<'staff'>,
    { reason, closeCode = 'other' }: Pick<Move, 'reason' | 'closeCode'>,
    approver: Approver | undefined,
  ): NonNullable<Move['audit']> =>
  ({ orderId, orderNo, storeId }, { from, to }) =>
    auditEntry(context, {
      ...{ action: 'order.close', item: { kind: 'order', id: orderId, name: orderNo }, storeId },
      ...(reason === undefined ? {} : { reason }),
      changes: {
        closeReason: { from: null, to: closeCode },
        ...(to > from ? { refundTotal: { from, to } } : {}),
        ...(approver ? { approvedBy: { from: null, to: approver.name } } : {}),
      },
    })

/** What it keeps of money that a store took in its till. */
export const auditTill =
  (context: Context<'staff'>): NonNullable<Move['audit']> =>
  ({ orderId, orderNo, storeId, payableTotal, tender }) =>
    auditEntry(context, {
      ...{ action: 'order.pay', item: { kind: 'order', id: orderId, name: orderNo }, storeId },
      changes: { paidTotal: { from: 0, to: payableTotal }, tender: { from: null, to: tender } },
    })
