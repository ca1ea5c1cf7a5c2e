import { type Digits, shownUnitOf } from '../money/shown-unit.ts'
import { mostRatePpm, type OrderTax, ratesOf, serviceRateOf, standardTaxClass } from './tax.ts'

const sumOfRates = (tax: OrderTax, taxClassId: string): number =>
  ratesOf(tax, taxClassId).reduce((sum, { ratePpm }) => sum + ratePpm, 0)

/**
 * The least that lines of these classes can come to once service charge and tax are added to what discounts leave: as if everything
 * left were in the class taxed least, and every rounding went down. For looking no further; nothing is charged by it.
 */
export function leastTotal(
  left: number,
  lines: readonly { readonly taxClassId?: string }[],
  { tax, ...digits }: Digits & { readonly tax?: OrderTax | undefined },
): number {
  if (tax === undefined || lines.length === 0) return left
  const classes = lines.map(({ taxClassId = standardTaxClass }) => sumOfRates(tax, taxClassId))
  const added = serviceRateOf(tax) + (tax.taxMode === 'exclusive' ? Math.min(...classes) : 0)
  // One rounding for each rate and one for the charge; the last 1 is for the fraction that floats lose.
  const slack = ((tax.rateList.length + 1) * shownUnitOf(digits)) / 2 + 1
  return Math.max(left, Math.floor((left / mostRatePpm) * (mostRatePpm + added) - slack))
}
