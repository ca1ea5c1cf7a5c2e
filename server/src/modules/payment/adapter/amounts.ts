import { type AmountRule, unitsOf } from '@tiffin/core/payment/provider-amount'
import type { Scale } from '../provider.ts'

/** An amount that a provider cannot take or give back: it will not later either. */
export class NotExpressible extends RangeError {}

type RuleOf = (currency: string) => AmountRule | undefined

function ruleFor(ruleOf: RuleOf, currency: string): AmountRule {
  const rule = ruleOf(currency)
  if (!rule) throw new NotExpressible(`The provider takes no ${currency}.`)
  return rule
}

/** Our minor units in the provider's smallest units. Throws when the provider cannot express them, or takes none of the currency [provider-2]. */
export function toUnits(ruleOf: RuleOf, minor: number, { currency, currencyScale }: Scale): number {
  const units = unitsOf(minor, currencyScale, ruleFor(ruleOf, currency).digits)
  if (units === undefined) throw new NotExpressible(`The provider cannot express ${minor} of ${currency}.`)
  return units
}

/** Smallest units as the number with a decimal point that the provider reads. */
export const decimalOf = (units: number, digits: number): number => Number((units / 10 ** digits).toFixed(digits))

/** A decimal number of a provider, as JSON number or text, in our minor units; -1 when it is none or is finer than them. */
export function minorOf(value: unknown, currencyScale: number): number {
  const text = typeof value === 'number' ? String(value) : value
  const [, whole, decimals = ''] = typeof text === 'string' ? (/^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? []) : []
  if (whole === undefined) return -1
  const kept = decimals.padEnd(currencyScale, '0')
  return /[1-9]/.test(kept.slice(currencyScale)) ? -1 : Number(whole + kept.slice(0, currencyScale))
}
