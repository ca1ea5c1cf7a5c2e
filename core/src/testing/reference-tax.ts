import type { PriceInput } from '../pricing/price-order.ts'
import type { OrderTax } from '../tax/tax.ts'

/** A number as numerator and denominator; the denominator is above 0. */
type Fraction = readonly [bigint, bigint]

const zero: Fraction = [0n, 1n]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c]
const isMore = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d > c * b
const floor = ([a, b]: Fraction): bigint => a / b
const whole = (amount: bigint): Fraction => [amount, 1n]
const add = (list: readonly Fraction[]): Fraction => list.reduce(plus, zero)
const sum = (list: readonly bigint[]): bigint => list.reduce((all, each) => all + each, 0n)
const halfUp = (value: Fraction, unit: bigint): bigint => floor(plus(over(value, whole(unit)), [1n, 2n])) * unit

/** One unit at a time to the part that rounding down took most from. */
function spread(total: bigint, parts: readonly Fraction[]): bigint[] {
  const all = add(parts)
  if (all[0] === 0n) return parts.map(() => 0n)
  const fair = parts.map((part) => over(times(part, whole(total)), all))
  const shares = fair.map(floor)
  const open = new Set(parts.keys())
  while (sum(shares) < total) {
    const lost = (index: number): Fraction => plus(fair[index] ?? zero, whole(-(shares[index] ?? 0n)))
    const most = [...open].reduce((best, index) => (isMore(lost(index), lost(best)) ? index : best))
    shares[most] = (shares[most] ?? 0n) + 1n
    open.delete(most)
  }
  return shares
}

/** What an order comes to by the second way of reckoning. */
export interface ReferenceTaxes {
  readonly payable: bigint
  readonly serviceCharge: bigint
  readonly totals: readonly bigint[]
  /** By rate id: over the order and by line, what it is reckoned on, and its share on the service charge. */
  readonly taxes: ReadonlyMap<string, { tax: bigint; taxable: bigint; lines: readonly bigint[] }>
}

/** Parts of one by rate id that an order has of a class. */
function partsOfClass({ taxMode, rateList, pickupMethod }: OrderTax, taxClassId: string | null): Map<string, Fraction> {
  const parts = new Map<string, Fraction>()
  if (taxMode === 'none') return parts
  for (const { rateId, ratePpm, pickupMethods, ...rate } of rateList) {
    const applies = !pickupMethods || pickupMethods.filter((each) => each === pickupMethod).length > 0
    if (applies && rate.taxClassId === taxClassId)
      parts.set(rateId, plus(parts.get(rateId) ?? zero, [BigInt(ratePpm), 1_000_000n]))
  }
  return parts
}

/** Service charge and taxes of lines after every discount, in fractions that are rounded where the rules say so [tax-3]. */
export function referenceTaxes(
  lefts: readonly bigint[],
  { lines, tax, currencyScale, defaultFractionDigits }: PriceInput & { readonly tax: OrderTax },
): ReferenceTaxes {
  const unit = 10n ** BigInt(Math.max(0, currencyScale - defaultFractionDigits))
  const { serviceCharge: charge, taxMode } = tax
  const isCharged = charge && (charge.pickupMethods?.some((each) => each === tax.pickupMethod) ?? true)
  const chargeRate: Fraction = [BigInt(isCharged ? charge.ratePpm : 0), 1_000_000n]
  const serviceCharge = halfUp(times(whole(sum(lefts)), chargeRate), unit)
  const charges = spread(serviceCharge, lefts.map(whole))
  const amounts = [...lefts, serviceCharge]
  const parts = [
    ...lines.map(({ taxClassId }) => partsOfClass(tax, taxClassId ?? '')),
    partsOfClass(tax, charge?.taxClassId ?? null),
  ]
  const net = amounts.map((amount, index): Fraction => {
    const rates = add([...(parts[index]?.values() ?? [])])
    return taxMode === 'inclusive' ? over(whole(amount), plus(whole(1n), rates)) : whole(amount)
  })
  const ids = [...new Set(tax.rateList.map(({ rateId }) => rateId))].filter((rateId) =>
    amounts.some((amount, index) => amount > 0n && parts[index]?.has(rateId)),
  )
  const shares = new Map(
    ids.map((rateId) => {
      const exact = net.map((amount, index) => times(amount, parts[index]?.get(rateId) ?? zero))
      return [rateId, spread(halfUp(add(exact), taxMode === 'inclusive' ? 1n : unit), exact)]
    }),
  )
  const lineShares = (list: readonly bigint[]) => {
    const ofCharge = spread(list.at(-1) ?? 0n, charges.map(whole))
    return lefts.map((_left, index) => (list[index] ?? 0n) + (ofCharge[index] ?? 0n))
  }
  const inside = (index: number) => sum([...shares.values()].map((list) => list[index] ?? 0n))
  const untaxed = amounts.map((amount, index) => (taxMode === 'inclusive' ? amount - inside(index) : amount))
  const taxes = new Map(
    [...shares].map(([rateId, list]) => [
      rateId,
      {
        ...{ tax: sum(list), lines: lineShares(list) },
        taxable: sum(untaxed.filter((_amount, index) => (amounts[index] ?? 0n) > 0n && parts[index]?.has(rateId))),
      },
    ]),
  )
  const totals = lefts.map((left, index) => {
    const added = taxMode === 'exclusive' ? [...taxes.values()].map((each) => each.lines[index] ?? 0n) : []
    return sum([left, charges[index] ?? 0n, ...added])
  })
  return { payable: sum(totals), serviceCharge, totals, taxes }
}
