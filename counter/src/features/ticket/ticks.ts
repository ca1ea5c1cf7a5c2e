import type { OrderLine } from '@tiffin/core/order/order'
import { linesToMake } from '@tiffin/core/ticket/lines'
import type { CounterOrder } from '../../data/orders.ts'
import { type Tap, useTaps } from '../../state/taps.ts'

/** The lines of an order that are made, with what was tapped here and is not sent yet. */
function tickedLines({ orderId, tickList }: CounterOrder, taps: readonly Tap[]): readonly number[] {
  const ticked = new Set(tickList)
  for (const tap of taps) {
    if (tap.kind !== 'tick' || tap.orderId !== orderId) continue
    if (tap.isTicked) ticked.add(tap.lineNo)
    else ticked.delete(tap.lineNo)
  }
  return [...ticked]
}

/** The lines of an order that are not made yet. */
export const openLines = (order: CounterOrder, taps: readonly Tap[]): readonly OrderLine[] => {
  const ticked = tickedLines(order, taps)
  return linesToMake(order).filter(({ lineNo }) => !ticked.includes(lineNo))
}

/** The same for a ticket, which changes only when its own ticks do. */
export function useTickedLines(order: CounterOrder): readonly number[] {
  const numbers = useTaps(({ list }) => tickedLines(order, list).join(' '))
  return numbers === '' ? [] : numbers.split(' ').map(Number)
}
