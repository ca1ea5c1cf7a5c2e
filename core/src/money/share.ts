import { type Money, money } from './money.ts'

/**
 * Shares an amount over whole weights of any size by largest remainder; ties go to the earlier weight [price-2].
 * The shares are whole and add up to `total`; over weights that are all 0 nothing is shared.
 */
export function shareByWeight(total: Money, weights: readonly bigint[]): Money[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => money(0))
  const products = weights.map((weight) => BigInt(total) * weight)
  const shares = products.map((product) => Number(product / sum))
  const byRemainder = products
    .map((product, index) => ({ index, rest: product % sum }))
    .sort((a, b) => Number(b.rest - a.rest))
  const missing = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map(money)
}

/** Shares an amount over amounts [price-2]. None of the shares is above its weight while `total` is not above the sum of weights. */
export const shareMoney = (total: Money, weights: readonly Money[]): Money[] =>
  shareByWeight(total, weights.map(BigInt))
