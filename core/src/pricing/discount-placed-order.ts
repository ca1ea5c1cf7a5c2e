import { type Money, money, noMoney, sumMoney } from '../money/money.ts'
import type { Digits } from '../money/shown-unit.ts'
import { type OrderTax, standardTaxClass } from '../tax/tax.ts'
import type { TaxedOrder } from '../tax/tax-order.ts'
import { type DiscountLine, discountType, type PricedLine } from './bill.ts'
import { type Draft, type DraftLine, takeOff, taxDraft } from './draft.ts'
import { roundDown } from './round-down.ts'
import { applyStaffDiscounts, type StaffDiscounts } from './staff-discounts.ts'

/** A line of an order as it was placed: what it cost after line promotions, and what order-level discounts took from it. */
export interface PlacedLine {
  readonly lineAmount: Money
  readonly shareList: PricedLine['shareList']
  /** The class that it was taxed by; the standard one unless said. */
  readonly taxClassId?: string
}

/** Amounts of a placed order after staff has granted something. */
export interface DiscountedOrder extends Omit<TaxedOrder, 'lineList'> {
  readonly lineList: readonly Pick<PricedLine, 'shareList' | 'payable' | 'serviceCharge' | 'taxList' | 'total'>[]
  readonly discountList: readonly DiscountLine[]
  readonly discountTotal: Money
}

/** Steps 4 to 7: these are taken again, what was reckoned before them stays. */
const lateTypes: readonly number[] = [
  discountType.employee,
  discountType.manual,
  discountType.points,
  discountType.rounding,
]

const isEarly = ({ type }: { type: number }): boolean => !lateTypes.includes(type)

function reopen({ lineAmount, shareList, taxClassId = standardTaxClass }: PlacedLine): DraftLine {
  const kept = shareList.filter(isEarly)
  const left = money(lineAmount - sumMoney([noMoney, ...kept.map(({ amount }) => amount)]))
  const source = { productId: '', num: 1, skuPrice: lineAmount, memberPrice: null, surcharge: noMoney, taxClassId }
  return { source, base: lineAmount, discountPrice: lineAmount, promotion: null, left, shareList: kept }
}

/** What promotions and coupons left of a placed order: the base of staff discounts. */
export const leftBeforeStaff = (
  subtotal: Money,
  discountList: readonly Pick<DiscountLine, 'type' | 'amount'>[],
): Money => money(subtotal - sumMoney([noMoney, ...discountList.filter(isEarly).map(({ amount }) => amount)]))

interface Placed extends Digits {
  readonly lines: readonly PlacedLine[]
  readonly discountList: readonly DiscountLine[]
  readonly staff: StaffDiscounts
  /** The terms under which the order was placed; absent for neither tax nor service charge. */
  readonly tax?: OrderTax
}

/**
 * Puts staff discounts into the bill of an order that was placed and not paid, at their place in the steps of a bill [price-1]: promotions
 * and coupons stay as they were, points keep their amount (the discounts leave room for it), rounding, service charge and tax are
 * taken again.
 */
export function discountPlacedOrder({ lines, discountList, staff, tax, ...digits }: Placed): DiscountedOrder {
  const draft: Draft = { lines: lines.map(reopen), discountList: discountList.filter(isEarly), stepList: [] }
  const points = discountList.find(({ type }) => type === discountType.points)
  applyStaffDiscounts(draft, staff, points?.amount ?? noMoney)
  if (points) takeOff(draft, draft.lines, points)
  roundDown(draft, digits)
  const { lineList, ...taxed } = taxDraft(draft, tax, digits)
  return {
    ...taxed,
    lineList: lineList.map((line, index) => ({
      ...line,
      shareList: draft.lines[index]?.shareList ?? [],
      payable: draft.lines[index]?.left ?? noMoney,
    })),
    discountList: draft.discountList,
    discountTotal: sumMoney([noMoney, ...draft.discountList.map(({ amount }) => amount)]),
  }
}
