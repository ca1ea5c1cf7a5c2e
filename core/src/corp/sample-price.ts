import { type Money, money } from '../money/money.ts'

/** The menus that a new brand can begin with [brand-9]. */
export const sampleNames = ['tea', 'coffee'] as const

export type SampleName = (typeof sampleNames)[number]

/** What a usual drink costs, in whole units, where it is not about 5. */
const usualDrinks: Readonly<Record<string, number>> = {
  ...{ AED: 18, AUD: 6, BHD: 1.6, CAD: 6, CNY: 16, GBP: 4, HKD: 38, IDR: 25_000, INR: 180, IQD: 4000 },
  ...{ JOD: 3, KWD: 1.4, LAK: 30_000, MMK: 5000, MOP: 38, MYR: 12, NPR: 250, NZD: 6.5, OMR: 1.6, PHP: 140 },
  ...{ QAR: 18, SAR: 18, SGD: 5, THB: 75, TWD: 75, USD: 5, VND: 45_000 },
}

/** The largest of 1, 2, 5, 10, 20 … that is no more than a twentieth of a usual drink: what prices are rounded to. */
function stepOf(usual: number): number {
  const most = Math.max(1, usual / 20)
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find((digit) => digit * power <= most) ?? 1) * power
}

interface Currency {
  /** ISO 4217. */
  readonly currency: string
  readonly currencyScale: number
}

/** A price that was made where a usual drink costs 5.00 as it would be said in another currency; never 0 unless it was. */
export function samplePrice(price: Money, { currency, currencyScale }: Currency): Money {
  const usual = Math.round((usualDrinks[currency] ?? 5) * 10 ** currencyScale)
  const step = stepOf(usual)
  return price === 0 ? price : money(Math.max(step, Math.round((price * usual) / 500 / step) * step))
}
