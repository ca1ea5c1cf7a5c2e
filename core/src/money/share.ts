import { type Money, money } from './money.ts'

/**
 * Shares an amount over weights by largest remainder; ties go to the earlier weight [price-2].
 * The shares are whole, add up to `total`, and none is above its weight while `total` is not above the sum of weights.
 */
export function shareMoney(total: Money, weights: readonly Money[]): Money[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => money(0))
  const products = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = products.map((product) => Number(product / sum))
  const byRemainder = products
    .map((product, index) => ({ index, rest: product % sum }))
    .sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))
  const missing = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map(money)
}
