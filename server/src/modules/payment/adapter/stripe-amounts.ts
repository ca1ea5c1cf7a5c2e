import { type AmountRule, unitsOf } from '@tiffin/core/payment/provider-amount'
import type { Scale } from '../provider.ts'

/** Currencies without a smaller unit at Stripe. */
const withoutDecimals = ['JPY', 'KRW', 'VND', 'CLP', 'PYG', 'UGX', 'XAF', 'XOF', 'XPF']

/** Currencies of three decimals, whose last one must be 0 there: two can be said. */
const ofThreeDecimals = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

/** The smallest charge in the smallest units; where Stripe names none, about half a US dollar, which it asks of what it converts to. */
const smallestOf: Readonly<Record<string, number>> = {
  ...{
    USD: 50,
    SGD: 50,
    THB: 1000,
    MYR: 200,
    HKD: 400,
    JPY: 50,
    EUR: 50,
    GBP: 30,
    AUD: 50,
    NZD: 50,
    INR: 5000,
    AED: 200,
  },
  ...{
    CAD: 50,
    CHF: 50,
    CNY: 400,
    IDR: 1_000_000,
    PHP: 3000,
    LAK: 1_200_000,
    NPR: 7500,
    VND: 14_000,
    KRW: 750,
    TWD: 1700,
  },
  ...{
    KHR: 220_000,
    LKR: 16_000,
    BDT: 6500,
    BHD: 20,
    JOD: 40,
    KWD: 16,
    OMR: 20,
    SAR: 200,
    QAR: 200,
    EGP: 2600,
    BND: 70,
  },
}

const digitsOf = (currency: string): number => (withoutDecimals.includes(currency) ? 0 : 2)

/** What Stripe takes of a currency: eight digits, of rupiah twelve. */
export function stripeRuleOf(currency: string): AmountRule | undefined {
  const smallest = Object.hasOwn(smallestOf, currency) ? smallestOf[currency] : undefined
  if (smallest === undefined) return undefined
  return { digits: digitsOf(currency), smallest, largest: currency === 'IDR' ? 999_999_999_999 : 99_999_999 }
}

const factorOf = (currency: string): number => (ofThreeDecimals.includes(currency) ? 10 : 1)

/** Units of the rule as Stripe writes them. */
export const stripeUnits = (units: number, currency: string): number => units * factorOf(currency)

/** An amount as Stripe writes it in our minor units; -1 when there is none or it cannot be said in them. */
export function stripeMinor(amount: number | null, { currency, currencyScale }: Scale): number {
  const digits = digitsOf(currency) + (factorOf(currency) === 10 ? 1 : 0)
  return amount === null ? -1 : (unitsOf(amount, digits, currencyScale) ?? -1)
}
