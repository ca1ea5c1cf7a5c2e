import { type Money, money } from '../money/money.ts'
import type { Result } from '../result.ts'
import type { Order, OrderLine } from './order.ts'
import { orderStatus, statesUnderWay } from './order-state.ts'
import { planRefund, type RefundableLine, type RefundFault, type RefundWish } from './plan-refund.ts'

/** Whether an order was paid with points and no money: then nothing else than all of its points can go back [point-4]. */
export const isPaidWithPoints = ({ payableTotal, pointsUsed }: Pick<Order, 'payableTotal' | 'pointsUsed'>): boolean =>
  payableTotal === 0 && pointsUsed > 0

/** Why nothing of an order goes back: it is not handed over yet, never will be, cost nothing, or all of it went back. */
export type NoRefund = 'notYet' | 'over' | 'free' | 'nothingLeft'

/** Why nothing of an order can be given back; undefined when something can. Whether the points of one without money went back is in its log. */
export function whyNoRefund(
  order: Pick<Order, 'status' | 'payTime' | 'payableTotal' | 'pointsUsed' | 'refundTotal'>,
): NoRefund | undefined {
  const { status, payTime, payableTotal, refundTotal } = order
  if (status !== orderStatus.completed)
    return payTime !== null && statesUnderWay.some((state) => state === status) ? 'notYet' : 'over'
  if (isPaidWithPoints(order)) return undefined
  if (payableTotal === 0) return 'free'
  return refundTotal >= payableTotal ? 'nothingLeft' : undefined
}

/** An order as far as a refund of it is reckoned beforehand. */
export type RefundedOrder = Pick<Order, 'productList' | 'giftList' | 'payableTotal' | 'refundTotal'>

const paidLine = ({ lineNo, num, refundNum, total, refundAmount }: OrderLine): RefundableLine => ({
  ...{ lineNo, num, refundNum, total, serviceCharge: money(0), taxList: [] },
  refunded: { total: refundAmount, serviceCharge: money(0), taxList: [] },
})

const linesOf = ({ productList, giftList }: RefundedOrder): OrderLine[] => [...productList, ...giftList]

/** Every unit of an order that has not gone back; all that is left of its money when no unit is. */
export function wholeRefund(order: RefundedOrder): RefundWish {
  const lineList = linesOf(order).flatMap(({ lineNo, num, refundNum }) =>
    num > refundNum ? [{ lineNo, num: num - refundNum }] : [],
  )
  return lineList.length > 0 ? { lineList } : { amount: order.payableTotal - order.refundTotal }
}

/** What will go back for a wish, so that it is seen before it is sent: the reckoning of the refund itself [order-19]. */
export function previewRefund(order: RefundedOrder, wish: RefundWish, unit: number): Result<Money, RefundFault> {
  const planned = planRefund({ lines: linesOf(order).map(paidLine), refundTotal: order.refundTotal, unit }, wish)
  return planned.ok ? { ok: true, value: planned.value.amount } : planned
}
