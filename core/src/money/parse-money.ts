import { latinDigits } from '../language/latin-digits.ts'
import { type Money, money } from './money.ts'

/**
 * Reads an amount that was typed, in minor units: `2.50`, `2,5` and `٢٫٥` are 250 at scale 2. Undefined for what is no amount, is
 * below 0, or has more decimals than the currency.
 */
export function parseMoney(typed: string, currencyScale: number): Money | undefined {
  const match = /^(\d{1,12})(?:[.,\u066b](\d*))?$/.exec(latinDigits(typed.trim()))
  const [, whole = '', decimals = ''] = match ?? []
  if (match === null || decimals.length > currencyScale) return undefined
  return money(Number(whole) * 10 ** currencyScale + Number(decimals.padEnd(currencyScale, '0')))
}
