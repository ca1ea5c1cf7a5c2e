import { type Money, money } from '../money/money.ts'
import { divideHalfUp } from '../money/round.ts'

/** How prices of many things move: up or down, by an amount or by hundredths of a per cent. */
export interface PriceStep {
  readonly direction: 'up' | 'down'
  readonly by: 'amount' | 'percent'
  /** Minor units, or hundredths of a per cent. */
  readonly value: number
}

const wholeInHundredths = 10_000

/** What a price is after a step; never below 0. A share is rounded half up to `smallest`, the least amount that the brand shows, in minor units. */
export function adjustPrice(price: number, { direction, by, value }: PriceStep, smallest: number): Money {
  const moved = by === 'amount' ? value : divideHalfUp(price * value, wholeInHundredths * smallest) * smallest
  return money(Math.max(0, direction === 'up' ? price + moved : price - moved))
}
