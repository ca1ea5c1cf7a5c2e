import { type Money, money, sumMoney } from '../money/money.ts'
import { shareMoney } from '../money/share.ts'
import type { LineTax } from './tax.ts'
import type { TaxedLine } from './tax-order.ts'

/** What was paid for a line and is kept, or what goes back of it: the amount, and what of it is service charge and tax. */
export type TaxedAmount = Pick<TaxedLine, 'total' | 'serviceCharge' | 'taxList'>

/** Every amount of a line put through the same reckoning; `other` is that of the same rate in another amount, 0 where there is none. */
function mapAmounts(
  line: TaxedAmount,
  other: TaxedAmount,
  reckon: (amount: Money, other: Money) => number,
): TaxedAmount {
  const otherTax = ({ rateId }: LineTax) => other.taxList.find((each) => each.rateId === rateId)?.tax ?? money(0)
  return {
    total: money(reckon(line.total, other.total)),
    serviceCharge: money(reckon(line.serviceCharge, other.serviceCharge)),
    taxList: line.taxList.map((each) => ({ rateId: each.rateId, tax: money(reckon(each.tax, otherTax(each))) })),
  }
}

/** `amount × part / whole`, rounded down. */
const partOf = (amount: Money, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/**
 * What goes back for some units of a line after others went back before: ⌊amount × units / num⌋, reckoned for all units so far, less
 * what those before were given [tax-7]. The parts add up to what was paid; the last one takes the remainder.
 * Throws for units that the line does not have.
 */
export function refundOfLine(
  line: TaxedAmount & { readonly num: number },
  unitsBefore: number,
  units: number,
): TaxedAmount {
  const { num } = line
  if (!(unitsBefore >= 0 && units > 0 && unitsBefore + units <= num))
    throw new RangeError(`not units ${unitsBefore} to ${unitsBefore + units} of ${num}`)
  return mapAmounts(line, line, (amount) => partOf(amount, unitsBefore + units, num) - partOf(amount, unitsBefore, num))
}

/** What is left of a line after a refund of it. */
export const leftAfterRefund = (line: TaxedAmount, refund: TaxedAmount): TaxedAmount =>
  mapAmounts(line, refund, (amount, gone) => amount - gone)

/** So much of an amount, with its share of service charge and taxes, rounded down. */
export const cutTo = (line: TaxedAmount, total: Money): TaxedAmount =>
  mapAmounts(line, line, (each) => (line.total === 0 ? 0 : partOf(each, total, line.total)))

/**
 * A refund cut to what is left of its line, for units of a line of which an amount went back before. What takes all that is left takes
 * all of its service charge and taxes.
 */
export const cutRefund = (refund: TaxedAmount, left: TaxedAmount): TaxedAmount =>
  refund.total >= left.total ? left : mapAmounts(left, refund, (most, amount) => Math.min(amount, most))

/**
 * An amount that goes back for no line in particular, split over the lines by what is left of each, and in a line over its service
 * charge and taxes by what is left of those, rounded down: all of them are back when all of the line is [tax-7].
 * Throws for more than is left.
 */
export function splitRefund(left: readonly TaxedAmount[], amount: Money): TaxedAmount[] {
  const totals = left.map(({ total }) => total)
  const most = sumMoney(totals)
  if (amount < 0 || amount > most) throw new RangeError(`not 0 to ${most} minor units: ${amount}`)
  const shares = shareMoney(amount, totals)
  return left.map((line, index) => cutTo(line, shares[index] ?? money(0)))
}
