import { latinDigits } from '../language/latin-digits.ts'
import { type Money, money } from './money.ts'

/** No price, reduction or threshold of a brand is higher, in minor units. */
export const mostAmount = 1_000_000_000_000

/**
 * Reads an amount that was typed, in minor units: `2.50`, `2,5` and `٢٫٥` are 250 at scale 2. Undefined for what is no amount, is
 * below 0 or above the most, or has more decimals than the currency.
 */
export function parseMoney(typed: string, currencyScale: number): Money | undefined {
  const match = /^(\d{1,12})(?:[.,\u066b](\d*))?$/.exec(latinDigits(typed.trim()))
  const [, whole = '', decimals = ''] = match ?? []
  if (match === null || decimals.length > currencyScale) return undefined
  const minor = Number(whole) * 10 ** currencyScale + Number(decimals.padEnd(currencyScale, '0'))
  return minor > mostAmount ? undefined : money(minor)
}
