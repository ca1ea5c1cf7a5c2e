import { type Money, money } from '../money/money.ts'
import type { BillTax, LineTax, TaxMode } from '../tax/tax.ts'
import type { CouponChoice } from './coupon.ts'

/**
 * Kinds of discount, one numbering for promotions and for lines of the bill [price-8].
 * 11 (gift) is a kind of promotion only: a gift is a free line, not an amount.
 */
export const discountType = {
  coupon: 1,
  wholeOrder: 2,
  limitedTime: 3,
  spendAndReduce: 4,
  singleItem: 5,
  employee: 6,
  manual: 7,
  rounding: 8,
  freeOrder: 9,
  points: 10,
  gift: 11,
} as const

/** The name of a kind: its words stand under `discount.<name>`. */
type DiscountName = keyof typeof discountType

const discountNames = Object.entries(discountType) as [DiscountName, number][] // the keys of the table above

/** The name of a kind of discount by its number; undefined for a number that is none. */
export const discountNameOf = (type: number): DiscountName | undefined =>
  discountNames.find(([, number]) => number === type)?.[0]

/** One line of the bill: a kind and the positive amount it takes off. */
export interface DiscountLine {
  type: number
  /** Name of the promotion or coupon in the caller's language; empty when the kind says it all. */
  name: string
  amount: Money
  /** Promotion or coupon that caused it; null for rounding, employee, manual and points. */
  refId: string | null
  /** Most that a spend-and-reduce or coupon may take off; null when unlimited. */
  maxReduction: Money | null
}

/** One reduction as it was reckoned, in the order taken: what "why this price" shows. */
export interface PriceStep extends DiscountLine {
  /** What was left of the lines that it counts when its turn came; its threshold was tested on it. */
  base: Money
  /** Least amount it asked for; 0 for none. */
  threshold: Money
  /** What it left of the whole order. */
  left: Money
}

/** A line after pricing; amounts are of the whole line unless named per unit. */
export interface PricedLine {
  /** List price of one unit, surcharges included. */
  price: Money
  /** Price of one unit in force for this customer, before promotions. */
  unitPrice: Money
  /** Price of one unit after line promotions. */
  discountPrice: Money
  num: number
  /** `num × discountPrice`. */
  lineAmount: Money
  /** The line promotion applied, or null. */
  promotionId: string | null
  /** What order-level discounts took from this line, by discount line. Refunds need them. */
  shareList: { type: number; refId: string | null; amount: Money }[]
  /** What discounts left of this line; with its part of the service charge and the taxes that are added it is `total`. */
  payable: Money
  /** Its part of the bill's service charge. */
  serviceCharge: Money
  /** The taxes in it or on it, those of its part of the service charge included. */
  taxList: readonly LineTax[]
  /** What is paid for this line in the end. Refunds need it. */
  total: Money
}

/** One activity of step 2 that the customer may choose, and what it would take off. */
export interface PromotionChoice {
  promotionId: string
  type: number
  name: string
  available: boolean
  selected: boolean
  amount: Money
  /** What must still be added to reach the threshold; 0 when reached. */
  missing: Money
  combinableWithCoupon: boolean
}

/** Points of a bill. */
export interface PointsUse {
  readonly used: number
  /** Most that could be spent on it. */
  readonly most: number
}

/**
 * Prices for a cart. Discount lines add up to `discountTotal`; `subtotal − discountTotal`, the service charge and, where prices are
 * stated without it, the taxes of `taxList` add up to `payableTotal ≥ 0`. So do the totals of the lines.
 */
export interface Bill {
  lineList: PricedLine[]
  promotionList: PromotionChoice[]
  discountList: DiscountLine[]
  /** The same reductions with what each was reckoned from; not part of any answer. */
  stepList: readonly PriceStep[]
  /** Σ num × list price. */
  originalAmount: Money
  /** Σ num × price in force. */
  subtotal: Money
  discountTotal: Money
  taxMode: TaxMode
  /** What is added for service; 0 for none. */
  serviceCharge: Money
  /** The taxes in or on the service charge; `taxList` counts them. */
  serviceChargeTaxList: readonly LineTax[]
  /** One entry per rate that something was taxed by, in the order of the brand's rates. */
  taxList: readonly BillTax[]
  payableTotal: Money
  /** The gifts that the chosen activity gives: up to `maxNum` units of these products; null for none. */
  gift: { promotionId: string; maxNum: number; productIdList: string[] } | null
  /** Every coupon handed in, as it may be chosen beside the chosen activity. */
  couponList: readonly CouponChoice[]
  points: PointsUse
}

/** What a bill or an order saves against the list, by lower prices and by discounts together; tax and service charge save nothing. */
export const savedOf = ({
  originalAmount,
  subtotal,
  discountTotal,
}: Pick<Bill, 'originalAmount' | 'subtotal' | 'discountTotal'>): Money =>
  money(originalAmount - subtotal + discountTotal)

/** Whether the list price may stand beside what is to pay: where service or tax is added, the two are not of one kind. */
export const hasPriceBefore = (bill: Bill): boolean =>
  savedOf(bill) > 0 && bill.payableTotal === bill.subtotal - bill.discountTotal

/** An activity that the cart has not reached, and how far it has come: 0…1. */
export interface NextOffer {
  readonly offer: PromotionChoice
  readonly progress: number
}

/** The activity nearest above what the cart holds; undefined when every one is reached. */
export function findNextOffer({ promotionList, subtotal }: Bill): NextOffer | undefined {
  const offer = promotionList.filter(({ missing }) => missing > 0).sort((a, b) => a.missing - b.missing)[0]
  return offer && { offer, progress: subtotal / (subtotal + offer.missing) }
}
