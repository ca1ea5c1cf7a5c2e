import { type Money, money } from '../money/money.ts'
import type { Result } from '../result.ts'
import type { Order, OrderLine } from './order.ts'
import { orderStatus, statesUnderWay } from './order-state.ts'
import { planRefund, type RefundableLine, type RefundFault, type RefundWish } from './plan-refund.ts'

/** Whether an order was paid with points and no money: then nothing else than all of its points can go back [point-4]. */
export const isPaidWithPoints = ({ payableTotal, pointsUsed }: Pick<Order, 'payableTotal' | 'pointsUsed'>): boolean =>
  payableTotal === 0 && pointsUsed > 0

/** Why nothing of an order goes back: it is not handed over yet, never will be, cost nothing, all of it went back, or a chargeback took what was left. */
export type NoRefund = 'notYet' | 'over' | 'free' | 'nothingLeft' | 'chargedBack'

/** What a chargeback took back of an order; nothing where it is not said. */
interface ChargedBack {
  readonly chargedBackTotal?: Money
}

/** The most that can go back of an order yet: what was paid less what went back and what a chargeback took [order-27]. */
export const leftToRefund = ({
  payableTotal,
  refundTotal,
  chargedBackTotal = money(0),
}: Pick<Order, 'payableTotal' | 'refundTotal'> & ChargedBack): Money =>
  money(Math.max(0, payableTotal - refundTotal - chargedBackTotal))

/** Why nothing of an order can be given back; undefined when something can. Whether the points of one without money went back is in its log. */
export function whyNoRefund(
  order: Pick<Order, 'status' | 'payTime' | 'payableTotal' | 'pointsUsed' | 'refundTotal'> & ChargedBack,
): NoRefund | undefined {
  const { status, payTime, payableTotal, refundTotal } = order
  if (status !== orderStatus.completed) {
    if (payTime === null || !statesUnderWay.some((state) => state === status)) return 'over'
    return payableTotal > 0 && leftToRefund(order) === 0 ? 'chargedBack' : 'notYet'
  }
  if (isPaidWithPoints(order)) return undefined
  if (payableTotal === 0) return 'free'
  if (refundTotal >= payableTotal) return 'nothingLeft'
  return leftToRefund(order) === 0 ? 'chargedBack' : undefined
}

/** An order as far as a refund of it is reckoned beforehand. */
export type RefundedOrder = Pick<Order, 'productList' | 'giftList' | 'payableTotal' | 'refundTotal'> & ChargedBack

const paidLine = ({ lineNo, num, refundNum, total, refundAmount }: OrderLine): RefundableLine => ({
  ...{ lineNo, num, refundNum, total, serviceCharge: money(0), taxList: [] },
  refunded: { total: refundAmount, serviceCharge: money(0), taxList: [] },
})

const linesOf = ({ productList, giftList }: RefundedOrder): OrderLine[] => [...productList, ...giftList]

/** Every unit of an order that has not gone back; all that is left of its money when no unit is, or when a chargeback took some of it. */
export function wholeRefund(order: RefundedOrder): RefundWish {
  const lineList = linesOf(order).flatMap(({ lineNo, num, refundNum }) =>
    num > refundNum ? [{ lineNo, num: num - refundNum }] : [],
  )
  const isWhole = lineList.length > 0 && (order.chargedBackTotal ?? 0) === 0
  return isWhole ? { lineList } : { amount: leftToRefund(order) }
}

/** A wish with those of its lines that go back to stock [stock-8]. */
export const withBackToStock = (wish: RefundWish, lineNos: readonly number[]): RefundWish =>
  'amount' in wish
    ? wish
    : {
        lineList: wish.lineList.map((line) =>
          lineNos.includes(line.lineNo) ? { ...line, isBackToStock: true } : line,
        ),
      }

/** What will go back for a wish, so that it is seen before it is sent: the reckoning of the refund itself [order-19]. */
export function previewRefund(order: RefundedOrder, wish: RefundWish, unit: number): Result<Money, RefundFault> {
  const { refundTotal, chargedBackTotal = money(0) } = order
  const planned = planRefund({ lines: linesOf(order).map(paidLine), refundTotal, unit, chargedBackTotal }, wish)
  return planned.ok ? { ok: true, value: planned.value.amount } : planned
}

/** Whether a wish is refused for its amount: units too may be worth more than a chargeback left [order-27]. */
export const isTooMuch = (preview: ReturnType<typeof previewRefund> | undefined): boolean =>
  preview?.ok === false && preview.refusal.field === 'amount'
