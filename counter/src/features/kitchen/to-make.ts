import type { OrderLine } from '@tiffin/core/order/order'
import { isAtStation, linesOf } from '@tiffin/core/ticket/lines'
import type { CounterOrder } from '../../data/orders.ts'
import type { Tap } from '../../state/taps.ts'
import { openLines } from '../ticket/ticks.ts'

/** How many of a product are still to be made over all orders. */
export interface ToMake {
  readonly key: string
  readonly name: string
  readonly size: string
  readonly num: number
}

/** What is made for a line: of a set its components. */
const piecesOf = ({ productId, productName, skuId, skuName, num, packageProductList }: OrderLine) =>
  packageProductList.length === 0
    ? [{ productId, productName, skuId, skuName, num }]
    : packageProductList.map((item) => ({ ...item, num: item.num * num }))

interface Place {
  readonly taps: readonly Tap[]
  readonly station: readonly string[]
}

/** All that is still to be made at a station, the most first [kitchen-7]. */
export function toMake(orders: readonly CounterOrder[], { taps, station }: Place): readonly ToMake[] {
  const lines = orders.flatMap((order) => openLines(order, taps)).filter((line) => isAtStation(line, station))
  const sums = new Map<string, ToMake>()
  for (const { productId, productName, skuId, skuName, num } of lines.flatMap(piecesOf)) {
    const key = `${productId} ${skuId}`
    const before = sums.get(key)?.num ?? 0
    sums.set(key, { key, name: productName, size: skuName, num: before + num })
  }
  return [...sums.values()].toSorted((a, b) => b.num - a.num || a.name.localeCompare(b.name))
}

interface Seen extends Place {
  /** What was cancelled and seen here. */
  readonly seen: readonly string[]
}

/** The key of what was cancelled of a line until now; a later cancellation of the line has another. */
export const goneKey = ({ orderId }: CounterOrder, { lineNo, refundNum }: OrderLine): string =>
  `${orderId} ${lineNo} ${refundNum}`

/** The lines that were cancelled before a station made them, and that nobody has seen there yet [kitchen-22]. */
export const goneLines = (order: CounterOrder, { station, seen }: Omit<Seen, 'taps'>): readonly OrderLine[] =>
  linesOf(order).filter(
    (line) =>
      station.length > 0 &&
      line.refundNum >= line.num &&
      isAtStation(line, station) &&
      !order.tickList.includes(line.lineNo) &&
      !seen.includes(goneKey(order, line)),
  )

const hasWork = (order: CounterOrder, { taps, station }: Place): boolean =>
  openLines(order, taps).some((line) => isAtStation(line, station))

/** Whether nothing of an order is left to be made at a station and something was cancelled there that nobody has seen. */
export const isGoneHere = (order: CounterOrder, place: Seen): boolean =>
  goneLines(order, place).length > 0 && !hasWork(order, place)

/** Whether an order is shown at a station: while it has a line there that is not made, or one that was cancelled and not seen. */
export const isForStation = (order: CounterOrder, place: Seen): boolean =>
  place.station.length === 0 || hasWork(order, place) || goneLines(order, place).length > 0
