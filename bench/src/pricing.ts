import { priceOrder } from '@tiffin/core/pricing/price-order'
import { atMost, type Figure, median } from './figure.ts'
import { largeCart } from './large-cart.ts'

const rounds = 5
const perRound = 2000
const budgetMs = 1

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** CPU that one bill of a large cart costs, whichever activity is the best: what `all-promotion` does beside reading its request. */
export async function measurePricing(): Promise<Figure[]> {
  const input = largeCart()
  const priced = priceOrder(input)
  if (!priced.ok) throw new Error(`The cart of the bench is refused: ${priced.refusal}`)
  const times = Array.from(
    { length: rounds },
    () =>
      cpuMs(() => {
        for (let n = 0; n < perRound; n++) priceOrder(input)
      }) / perRound,
  )
  return [
    atMost('bill of 20 lines, 30 promotions', { value: median(times), limit: budgetMs, unit: 'ms', beside: 'budget' }),
  ]
}
