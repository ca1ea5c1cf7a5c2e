/** What a provider takes of one currency, in the provider's own smallest units, which may differ from ISO 4217 and from ours [provider-2]. */
export interface AmountRule {
  /** Digits behind the provider's decimal point. */
  readonly digits: number
  /** The least that it takes for one payment. */
  readonly smallest: number
  /** The most that it takes for one payment. */
  readonly largest: number
}

/** Minor units of `scale` digits as units of `digits` digits; undefined when they cannot be said exactly. */
export function unitsOf(minor: number, scale: number, digits: number): number | undefined {
  const units = digits >= scale ? minor * 10 ** (digits - scale) : minor / 10 ** (scale - digits)
  return Number.isSafeInteger(units) ? units : undefined
}

/** Whether a provider takes so much: it can be said in the provider's digits, and lies between the smallest and the largest [provider-2]. */
export function takesAmount({ digits, smallest, largest }: AmountRule, minor: number, scale: number): boolean {
  const units = unitsOf(minor, scale, digits)
  return units !== undefined && units >= smallest && units <= largest
}
