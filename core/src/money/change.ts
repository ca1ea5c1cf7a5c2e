import { type Money, money } from './money.ts'

/** What goes back of cash that was given for what is due [shift-8]; undefined while it is too little. */
export const changeOf = (due: Money, given: Money): Money | undefined => (given < due ? undefined : money(given - due))

/** Most amounts that are offered. */
const mostOffered = 4

/** Notes and coins of nearly every currency are 1, 2 or 5 with zeros behind. */
const faces = [1, 2, 5] as const

/**
 * What a customer is likely to hand over for an amount, the least first: the amount rounded up to notes of three sizes. Of the two smaller
 * sizes the notes of 2 are left out: for 20.40 customers give 21, 25 or 50, and seldom 22. The amount itself is none of them. `unit` is the smallest amount that is shown [price-10].
 */
export function likelyGiven(due: Money, unit: number): Money[] {
  if (due <= 0) return []
  const digits = String(Math.ceil(due / unit)).length
  const steps = [digits - 2, digits - 1, digits]
    .filter((power) => power >= 0)
    .flatMap((power) => faces.filter((face) => face !== 2 || power === digits).map((face) => face * 10 ** power * unit))
  const sums = steps.map((step) => Math.ceil(due / step) * step).filter((sum) => sum > due)
  return [...new Set(sums)].slice(0, mostOffered).map(money)
}
