import { type AmountRule, unitsOf } from '@tiffin/core/payment/provider-amount'

/** Decimals that the sandbox writes per currency; practice and ISO 4217 differ for some. */
const providerDigits: Readonly<Record<string, number>> = {
  IDR: 2,
  LAK: 2,
  IQD: 3,
  JPY: 0,
  KRW: 0,
  VND: 0,
  KWD: 3,
  BHD: 3,
}

const digitsOf = (currency: string): number => providerDigits[currency] ?? 2

/** The sandbox takes any amount of any currency that its digits can say. */
export const sandboxRuleOf = (currency: string): AmountRule => ({
  ...{ digits: digitsOf(currency), smallest: 1, largest: Number.MAX_SAFE_INTEGER },
})

/** Minor units as the provider's decimal text. Throws when it cannot be said exactly. */
export function amountText(minor: number, currency: string, scale: number): string {
  const digits = digitsOf(currency)
  const units = unitsOf(minor, scale, digits)
  if (units === undefined) throw new RangeError(`The provider cannot express ${minor} of ${currency}.`)
  const text = String(units).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
