import { type Money, money, noMoney, sumMoney } from '../money/money.ts'
import { shareByWeight } from '../money/share.ts'
import { mostRatePpm, type TaxMode, type TaxRate } from './tax.ts'

/** An amount and the rates that apply to it: what is left of a line, or the service charge. */
export interface TaxItem {
  readonly amount: Money
  readonly rates: readonly TaxRate[]
}

/** One rate reckoned over an order, with the share of each item. */
export interface ReckonedTax {
  readonly rate: TaxRate
  readonly taxable: Money
  readonly tax: Money
  readonly shares: readonly Money[]
}

const million = BigInt(mostRatePpm)

/** `numerator / denominator` half up, to whole multiples of a unit. */
export const roundToUnit = (numerator: bigint, denominator: bigint, unit: number): Money =>
  money(Number((2n * numerator + denominator * BigInt(unit)) / (2n * denominator * BigInt(unit))) * unit)

/** How many millionths of the untaxed amount an amount is: a price with the tax in it is more than a million. */
const millionthsIn = ({ rates }: TaxItem, mode: TaxMode): bigint =>
  mode === 'inclusive' ? rates.reduce((sum, { ratePpm }) => sum + BigInt(ratePpm), million) : million

const ratePpmIn = ({ rates }: TaxItem, rateId: string): bigint =>
  rates.reduce((sum, rate) => (rate.rateId === rateId ? sum + BigInt(rate.ratePpm) : sum), 0n)

/** Whether something of an item is taxed by a rate. */
export const isTaxed = (item: TaxItem | undefined, { rateId }: Pick<TaxRate, 'rateId'>): boolean =>
  item !== undefined && item.amount > 0 && item.rates.some((rate) => rate.rateId === rateId)

/** The rates by which anything is taxed, each once, in the order of the brand's rates. */
function ratesIn(items: readonly TaxItem[], rateList: readonly TaxRate[]): TaxRate[] {
  const used = new Set(items.flatMap(({ amount, rates }) => (amount > 0 ? rates : [])))
  const ids = [...new Set(rateList.map(({ rateId }) => rateId))]
  return ids.flatMap((id) => rateList.find((rate) => rate.rateId === id && used.has(rate)) ?? [])
}

/**
 * Each rate over all items, rounded half up once and shared by largest remainder [tax-3]. Taxes that are added are rounded to the
 * shown unit, those that are only stated to the minor unit [tax-5]. A rate that applies to no amount is left out.
 */
export function reckonTaxes(
  items: readonly TaxItem[],
  rateList: readonly TaxRate[],
  { mode, shownUnit }: { mode: TaxMode; shownUnit: number },
): ReckonedTax[] {
  const millionths = items.map((item) => millionthsIn(item, mode))
  // Lines may hold different sums of rates: over a common denominator their taxes add up exactly.
  const common = [...new Set(millionths)].reduce((product, each) => product * each, 1n)
  const untaxedParts = items.map(({ amount }, index) => BigInt(amount) * (common / (millionths[index] ?? million)))
  const taxes = ratesIn(items, rateList).map((rate) => {
    const weights = items.map((item, index) => (untaxedParts[index] ?? 0n) * ratePpmIn(item, rate.rateId))
    const sum = weights.reduce((all, weight) => all + weight, 0n)
    const tax = roundToUnit(sum, common, mode === 'inclusive' ? 1 : shownUnit)
    return { rate, tax, shares: shareByWeight(tax, weights) }
  })
  const contained = (index: number) =>
    mode === 'inclusive' ? sumMoney(taxes.map(({ shares }) => shares[index] ?? noMoney)) : noMoney
  const untaxed = items.map(({ amount }, index) => money(amount - contained(index)))
  return taxes.map((each) => ({
    ...each,
    taxable: sumMoney(untaxed.filter((_amount, index) => isTaxed(items[index], each.rate))),
  }))
}
