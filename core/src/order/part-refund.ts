import type { Order, OrderLine } from './order.ts'
import { orderStatus } from './order-state.ts'
import type { RefundableLine, RefundWish } from './plan-refund.ts'

const { accepted, making, ready } = orderStatus

/** Paid and not handed over: units of lines are taken off while the rest of the order goes on [order-29]. */
export const statesInMaking = [accepted, making, ready] as const

/** Whether an order is paid and not handed over. */
export const isInMaking = ({ status }: Pick<Order, 'status'>): boolean => statesInMaking.some((one) => one === status)

/** Whether an order goes to the kitchen or is there: its food is not all made. */
export const isYetToMake = ({ status }: Pick<Order, 'status'>): boolean => status === accepted || status === making

type Line = Pick<RefundableLine, 'lineNo' | 'num' | 'refundNum' | 'total'>

const wished = (wish: RefundWish, line: number): number =>
  'lineList' in wish ? (wish.lineList.find(({ lineNo }) => lineNo === line)?.num ?? 0) : 0

/** Units of what was paid for that are left to be made after a wish. */
const unitsLeft = (lines: readonly Line[], wish: RefundWish): number =>
  lines.reduce(
    (sum, { lineNo, num, refundNum, total }) => sum + (total > 0 ? num - refundNum - wished(wish, lineNo) : 0),
    0,
  )

/** Whether a wish takes units off an order that then goes on: where nothing that was paid for is left, the order is closed instead [order-29]. */
export const leavesSomething = (lines: readonly Line[], wish: RefundWish): boolean =>
  'lineList' in wish && unitsLeft(lines, wish) > 0

/** Whether units can be taken off an order that goes on with the rest. */
export const canTakeOff = (order: Pick<Order, 'status' | 'productList'>): boolean =>
  isInMaking(order) && unitsLeft(order.productList, { lineList: [] }) > 1

/** A line as it is still to be made: without the units that were taken off. */
export const withoutTakenOff = <Line extends Pick<OrderLine, 'num' | 'refundNum'>>(line: Line): Line => ({
  ...line,
  num: line.num - line.refundNum,
})
