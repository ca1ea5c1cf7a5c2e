import type { Order, OrderLine } from '../order/order.ts'
import { orderStatus } from '../order/order-state.ts'
import { isAtStation, type Listed, linesOf } from './lines.ts'

/** So long after its end an order that was closed matters to those who might have begun it. */
const closedShownMs = 15 * 60_000

type Ended = Pick<Order, 'status' | 'payTime' | 'makingTime' | 'readyTime' | 'finishTime' | 'releaseAt'> & {
  /** Why it was closed; empty for any other. */
  readonly closeCode: string
}

/** An order as the kitchen sees it; `tickList`: the lines that are made. */
export type KitchenOrder = Pick<Order, 'orderId'> & Ended & Listed & { readonly tickList: readonly number[] }

const isLate = ({ finishTime }: Ended, now: number): boolean => finishTime === null || now - finishTime >= closedShownMs

/** Whether its customer has cancelled a paid order just now: everybody at the counter reads it until they have seen it [order-21]. */
export const isCancelledByCustomer = (order: Ended, now: number): boolean =>
  order.status === orderStatus.closed && order.closeCode === 'byCustomer' && !isLate(order, now)

/** Whether staff has just closed an order that had gone to the kitchen and was not ready [kitchen-24]. */
function isClosedInKitchen(order: Ended, now: number): boolean {
  const { status, closeCode, payTime, makingTime, readyTime, finishTime, releaseAt } = order
  if (status !== orderStatus.closed || closeCode === 'byCustomer' || isLate(order, now)) return false
  const isReleased = makingTime !== null || releaseAt === null || releaseAt <= (finishTime ?? 0)
  return payTime !== null && readyTime === null && isReleased
}

/** The key of what was cancelled of a line until now; a later cancellation of the line has another. */
export const goneKey = ({ orderId }: Pick<Order, 'orderId'>, { lineNo, refundNum }: OrderLine): string =>
  `${orderId} ${lineNo} ${refundNum}`

/** A station, named by its categories, and the keys of what was cancelled and seen there. */
export interface GonePlace {
  readonly station: readonly string[]
  readonly seen: readonly string[]
}

/** The lines that were cancelled before a station made them, and that nobody has seen there yet [kitchen-22]; of a closed order all [kitchen-24]. */
export const goneLines = (order: KitchenOrder, { station, seen }: GonePlace): readonly OrderLine[] =>
  linesOf(order).filter(
    (line) =>
      station.length > 0 &&
      (line.refundNum >= line.num || order.status === orderStatus.closed) &&
      isAtStation(line, station) &&
      !order.tickList.includes(line.lineNo) &&
      !seen.includes(goneKey(order, line)),
  )

/** Whether lines that are not made yet, `open`, have something for a station. */
const hasWorkAt = (open: readonly OrderLine[], station: readonly string[]): boolean =>
  open.some((line) => isAtStation(line, station))

/** A station, and the lines of an order that are still to be made. */
type OpenPlace = GonePlace & { readonly open: readonly OrderLine[] }

/** Whether nothing of an order is left to be made at a station and something was cancelled there that nobody has seen [kitchen-22]. */
export const isGoneHere = (order: KitchenOrder, { open, ...place }: OpenPlace): boolean =>
  goneLines(order, place).length > 0 && !hasWorkAt(open, place.station)

/** Whether an order is shown at a station: while it has a line there that is not made, or one that was cancelled and not seen [kitchen-7]. */
export const isForStation = (order: KitchenOrder, { open, ...place }: OpenPlace): boolean =>
  place.station.length === 0 || hasWorkAt(open, place.station) || goneLines(order, place).length > 0

/** Whether an order that staff has closed is shown at a station, until somebody there has seen it [kitchen-24]. */
export const isClosedHere = (order: KitchenOrder, place: GonePlace & { readonly now: number }): boolean =>
  isClosedInKitchen(order, place.now) && goneLines(order, place).length > 0
