import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import { refundStatus } from '@tiffin/core/order/payment-status'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { enter } from '../../ledger/index.ts'
import { refundPoints } from '../../points/index.ts'
import { newRefundNo, refundEntries } from '../move/move-order.ts'
import { refundedOrder } from '../move/move-points.ts'
import { refundWay } from '../move/queries.ts'
import { staffLogSteps } from '../noting-change.ts'
import { inOrderTx } from '../order-tx.ts'
import type { OrderParts } from '../parts.ts'
import { findOrderRow } from '../queries.ts'
import { type OrderRow, orderColumns } from '../rows.ts'
import { updateRefundState } from './refund-state.ts'

/** A part of a completed order's money that goes back. */
export interface RefundWish {
  readonly corpId: string
  readonly storeId: string
  readonly staffId: string
  readonly orderId: string
  readonly version: number
  readonly amount: number
  readonly reason: string
  readonly now: number
}

const refundText = sql<OrderRow>`with refunded as (
    update customer_order set changed_at = clock_timestamp(), refund_total = refund_total + :amount, version = version + 1
    where corp_id = :corpId and order_id = :orderId and store_id = :storeId and version = :version and status = ${orderStatus.completed}
      and refund_total + :amount <= payable_total
      and (:amount > 0 or (payable_total = 0 and exists (
        select 1 from point_use where corp_id = :corpId and order_id = :orderId and returned < points)))
    returning *
  ), ${staffLogSteps(sql`refunded`, sql`'refund'`)}, given as (
    insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, status, next_try_at, created_at, done_at)
    select :corpId, :refundNo, payment_no, order_id, version, :amount, :reason, way.status, :now, :now,
      case way.status when ${refundStatus.overCounter} then :now::timestamptz end
    from refunded, lateral (${refundWay}) way
    where :amount > 0
  )
  select ${orderColumns} from refunded`

/** Gives back a part when state, version and amount allow it, with log, event and the order to the provider; no row when not. */
export const insertPart = named('order_refund_part', refundText, (refund: RefundWish, refundNo: string) => ({
  corpId: refund.corpId,
  orderId: refund.orderId,
  storeId: refund.storeId,
  version: refund.version,
  amount: refund.amount,
  staffId: refund.staffId,
  reason: refund.reason,
  now: new Date(refund.now),
  eventId: randomUUIDv7(),
  refundNo,
}))

/** Why a refund was not made. */
function whyNot(row: OrderRow | undefined, { storeId, version, amount }: RefundWish): Refusal {
  if (!row || row.storeId !== storeId) return new Refusal('orderUnknown')
  const isTooMuch = row.refundTotal + amount > row.payableTotal
  if (row.status !== orderStatus.completed || row.version !== version || !isTooMuch)
    return new Refusal('moveNotAllowed')
  return fieldRefusal('amount', `at most ${row.payableTotal - row.refundTotal}`)
}

/** Refunds a completed order in part or whole: money, and points the same way, in one transaction. Its state stays. */
export async function refundOrder(parts: OrderParts, wish: RefundWish): Promise<void> {
  const { corpId, orderId, now, amount } = wish
  const refundNo = newRefundNo(now)
  await inOrderTx(parts, corpId, async (tx) => {
    const [row] = (await tx.run(insertPart(wish, refundNo))).rows
    if (!row) throw whyNot((await tx.run(findOrderRow(corpId, orderId))).rows[0], wish)
    await tx.batch(updateRefundState(corpId, orderId), ...enter(corpId, now, refundEntries(row, refundNo, amount)))
    const { customerId, pointsUsed, pointsObtained, refundTotal } = row
    if (pointsUsed > 0 || pointsObtained > 0)
      await refundPoints(tx, { corpId, orderId, customerId, now, ...refundedOrder(row, refundTotal) })
  })
}
