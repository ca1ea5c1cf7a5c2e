import { isWalkIn } from '@tiffin/core/customer/walk-in'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { Tx } from '../../../db/unit.ts'
import { earnPoints, refundPoints, releasePoints, takeBackPoints, usePoints } from '../../points/index.ts'
import type { OrderRow } from '../rows.ts'
import type { Move } from './queries.ts'

/** An order as points see it, with so much of its money gone back in all. */
export const refundedOrder = (row: OrderRow, refundTotal: number) => ({
  payable: money(row.payableTotal),
  earned: row.pointsObtained,
  used: row.pointsUsed,
  refundTotal: money(refundTotal),
  currencyScale: row.currencyScale,
})

/** Whether a move of a paid order gives everything back. */
export const givesBack = (action: Move['action']): boolean => action === 'close' || action === 'cancelPaid'

/**
 * What a move of an order does to points, behind everything else that it locks: accepted they are spent, ended unpaid they are
 * free again, closed after payment they return, completed new ones come in, which go when that is taken back. The row is as the move leaves it.
 */
export async function movePoints(
  tx: Tx,
  row: OrderRow,
  { corpId, action, now, before }: Pick<Move, 'corpId' | 'action' | 'now'> & { before: number },
): Promise<OrderRow> {
  const { orderId, customerId, pointsUsed, payableTotal, refundTotal, currencyScale } = row
  if (isWalkIn(customerId)) return row
  const order = { corpId, orderId, customerId, now }
  if (action === 'complete') {
    const pointsObtained = await earnPoints(tx, { ...order, payable: money(payableTotal - refundTotal), currencyScale })
    return { ...row, pointsObtained }
  }
  if (action === 'takeBackHandOver') {
    await takeBackPoints(tx, { ...order, points: row.pointsObtained })
    return { ...row, pointsObtained: 0 }
  }
  if (pointsUsed === 0) return row
  if (action === 'pay' || action === 'acceptPayment') await usePoints(tx, order)
  else if (before === orderStatus.awaitingPayment) await releasePoints(tx, order)
  else if (givesBack(action)) await refundPoints(tx, { ...order, ...refundedOrder(row, row.payableTotal) })
  return row
}
