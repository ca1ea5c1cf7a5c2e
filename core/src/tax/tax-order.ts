import { type Money, money, noMoney, sumMoney } from '../money/money.ts'
import { shareMoney } from '../money/share.ts'
import { type Digits, shownUnitOf } from '../money/shown-unit.ts'
import { isTaxed, type ReckonedTax, reckonTaxes, roundToUnit, type TaxItem } from './reckon-taxes.ts'
import { type BillTax, type LineTax, mostRatePpm, type OrderTax, ratesOf, serviceRateOf, type TaxMode } from './tax.ts'

/** A line after every discount. */
export interface UntaxedLine {
  readonly taxClassId: string
  readonly left: Money
}

/** What is paid for a line in the end. */
export interface TaxedLine {
  /** Its part of the service charge. */
  readonly serviceCharge: Money
  /** The taxes in it or on it, those of its part of the service charge included. */
  readonly taxList: readonly LineTax[]
  /** What is left of it, with its part of the service charge and the taxes that are added. */
  readonly total: Money
}

/** What is added to an order after every discount, and the taxes in it. */
export interface TaxedOrder {
  readonly taxMode: TaxMode
  readonly serviceCharge: Money
  /** The taxes in or on the service charge; `taxList` counts them. */
  readonly serviceChargeTaxList: readonly LineTax[]
  readonly taxList: readonly BillTax[]
  readonly lineList: readonly TaxedLine[]
  /** What is to pay: the totals of the lines add up to it. */
  readonly payableTotal: Money
}

const withoutTax = (lines: readonly UntaxedLine[]): TaxedOrder => ({
  ...{ taxMode: 'none', serviceCharge: noMoney, serviceChargeTaxList: [], taxList: [] },
  lineList: lines.map(({ left }) => ({ serviceCharge: noMoney, taxList: [], total: left })),
  payableTotal: sumMoney(lines.map(({ left }) => left)),
})

/** Step 8: what is added for service, in shown units [tax-4]. */
function serviceChargeOf(lines: readonly UntaxedLine[], tax: OrderTax, digits: Digits): Money {
  const base = sumMoney(lines.map(({ left }) => left))
  return roundToUnit(BigInt(base) * BigInt(serviceRateOf(tax)), BigInt(mostRatePpm), shownUnitOf(digits))
}

/** The taxes of each line: its own shares, and its part of those of the service charge, which is the item after the lines. */
function lineTaxes(items: readonly TaxItem[], charges: readonly Money[], taxes: readonly ReckonedTax[]): LineTax[][] {
  const ofCharge = taxes.map(({ shares }) => shareMoney(shares[charges.length] ?? noMoney, charges))
  return charges.map((_charge, line) =>
    taxes.flatMap(({ rate, shares }, index) => {
      const tax = money((shares[line] ?? 0) + (ofCharge[index]?.[line] ?? 0))
      return tax > 0 || isTaxed(items[line], rate) ? [{ rateId: rate.rateId, tax }] : []
    }),
  )
}

/** Steps 8 and 9 of a bill: the service charge and the taxes of what discounts left of its lines [price-1], [tax-5]. */
export function taxOrder(lines: readonly UntaxedLine[], tax: OrderTax | undefined, digits: Digits): TaxedOrder {
  if (tax === undefined) return withoutTax(lines)
  const { taxMode: mode, rateList } = tax
  const serviceCharge = serviceChargeOf(lines, tax, digits)
  const items: TaxItem[] = [
    ...lines.map(({ left, taxClassId }) => ({ amount: left, rates: ratesOf(tax, taxClassId) })),
    { amount: serviceCharge, rates: ratesOf(tax, tax.serviceCharge?.taxClassId ?? null) },
  ]
  const taxes = reckonTaxes(items, rateList, { mode, shownUnit: shownUnitOf(digits) })
  const charges = shareMoney(
    serviceCharge,
    lines.map(({ left }) => left),
  )
  const taxesOfLine = lineTaxes(items, charges, taxes)
  const lineList = lines.map(({ left }, index) => {
    const [charge, taxList] = [charges[index] ?? noMoney, taxesOfLine[index] ?? []]
    const added = mode === 'exclusive' ? sumMoney(taxList.map((each) => each.tax)) : noMoney
    return { serviceCharge: charge, taxList, total: money(left + charge + added) }
  })
  return {
    ...{ taxMode: mode, serviceCharge, lineList },
    serviceChargeTaxList: taxes.flatMap(({ rate, shares }) =>
      isTaxed(items[lines.length], rate) ? [{ rateId: rate.rateId, tax: shares[lines.length] ?? noMoney }] : [],
    ),
    taxList: taxes.map(({ rate: { rateId, name, ratePpm }, taxable, tax: amount }) => ({
      ...{ rateId, name, ratePpm, taxable },
      tax: amount,
    })),
    payableTotal: sumMoney(lineList.map(({ total }) => total)),
  }
}
