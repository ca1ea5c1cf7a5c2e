import { priceOrder } from '@tiffin/core/pricing/price-order'
import { largeCart } from './large-cart.ts'

/** Median milliseconds of one bill in this page, over batches, since a page's clock is coarse. */
export function msOfOneBill({ rounds, perRound }: { rounds: number; perRound: number }): number {
  const input = largeCart()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    for (let n = 0; n < perRound; n++) priceOrder(input)
    return (performance.now() - start) / perRound
  })
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
