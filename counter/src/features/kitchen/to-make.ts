import type { OrderLine } from '@tiffin/core/order/order'
import { isAtStation } from '@tiffin/core/ticket/lines'
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
