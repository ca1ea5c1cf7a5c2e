import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import { fieldRefusal, Refusal } from '../../base/refusal.ts'
import { named, type Statement } from '../../db/statement.ts'
import { refundPoints } from '../points/index.ts'
import { newRefundNo } from './move-order.ts'
import { refundedOrder } from './move-points.ts'
import { staffLogSteps } from './noting-change.ts'
import { inOrderTx } from './order-tx.ts'
import type { OrderParts } from './parts.ts'
import { findOrderRow } from './queries.ts'
import { type OrderRow, orderColumns } from './rows.ts'

/** A part of a completed order's money that goes back. */
export interface RefundWish {
  readonly corpId: string
  readonly storeId: string
  readonly employeeId: string
  readonly orderId: string
  readonly version: number
  readonly amount: number
  readonly reason: string
  readonly now: number
}

const refundText = `with refunded as (
    update customer_order set changed_at = clock_timestamp(), refund_total = refund_total + $5, version = version + 1
    where corp_id = $1 and order_id = $2 and store_id = $3 and version = $4 and status = ${orderStatus.completed}
      and refund_total + $5 <= payable_total
      and ($5 > 0 or (payable_total = 0 and exists (
        select 1 from point_use where corp_id = $1 and order_id = $2 and returned < points)))
    returning *
  ), ${staffLogSteps({ changed: 'refunded', action: 'refund', employee: '$6', reason: '$7', now: '$8', event: '$9' })}, given as (
    insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, status, next_try_at, created_at, done_at)
    select $1, $10, payment_no, order_id, version, $5, $7, way.status, $8, $8, case way.status when 2 then $8::timestamptz end
    from refunded, lateral (select case when payment_no is null then 2 else 0 end as status) way
    where $5 > 0
  )
  select ${orderColumns} from refunded`

/** Gives back a part when state, version and amount allow it, with log, event and the order to the provider; no row when not. */
export const insertPart = (of: RefundWish): Statement<OrderRow> =>
  named('order_refund_part', refundText, [
    ...[of.corpId, of.orderId, of.storeId, of.version, of.amount, of.employeeId, of.reason, new Date(of.now)],
    ...[randomUUIDv7(), newRefundNo(of.now)],
  ])

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
  const { corpId, orderId, now } = wish
  await inOrderTx(parts, corpId, async (tx) => {
    const [row] = (await tx.run(insertPart(wish))).rows
    if (!row) throw whyNot((await tx.run(findOrderRow(corpId, orderId))).rows[0], wish)
    const { customerId, pointsUsed, pointsObtained, refundTotal } = row
    if (pointsUsed > 0 || pointsObtained > 0)
      await refundPoints(tx, { corpId, orderId, customerId, now, ...refundedOrder(row, refundTotal) })
  })
}
