import type { Texts } from '../language/language.ts'
import type { Money } from '../money/money.ts'
import type { PickupMethod } from '../store/store.ts'

/** How a brand states its prices: without tax, with the tax in them, or with tax added to them [tax-1]. */
export const taxModes = ['none', 'inclusive', 'exclusive'] as const

/** One of the three. */
export type TaxMode = (typeof taxModes)[number]

/** The class of everything that belongs to no other one [tax-1]. */
export const standardTaxClass = ''

/** No rate is higher: 100 %. Rates are whole parts per million, 88750 for 8.875 %. */
export const mostRatePpm = 1_000_000

/**
 * One rate of one class [tax-2]. Several may apply to one line; none is reckoned on another one. A rate that several classes have stands
 * once for each of them under the same id, with the same name: it is one tax of the bill.
 */
export interface TaxRate {
  readonly rateId: string
  readonly taxClassId: string
  /** As it stands on a bill: `GST`. */
  readonly name: Texts
  /** 0…`mostRatePpm`. */
  readonly ratePpm: number
  /** The pick-up methods for which it applies; null all, empty none. */
  readonly pickupMethods: readonly PickupMethod[] | null
}

/** What a brand adds for service [tax-4]. */
export interface ServiceCharge {
  /** 0…`mostRatePpm` of what discounts left of the lines. */
  readonly ratePpm: number
  /** The pick-up methods for which it is added; null all, empty none. */
  readonly pickupMethods: readonly PickupMethod[] | null
  /** The class by which it is taxed; null when it is not. */
  readonly taxClassId: string | null
}

/** A brand's terms of tax and service charge. */
export interface TaxTerms {
  readonly taxMode: TaxMode
  /** In the order in which a bill lists them. */
  readonly rateList: readonly TaxRate[]
  readonly serviceCharge: ServiceCharge | null
}

/** The terms for one order. */
export interface OrderTax extends TaxTerms {
  readonly pickupMethod: number
}

/** One rate in what is paid for a line, its part of the service charge included. */
export interface LineTax {
  readonly rateId: string
  readonly tax: Money
}

/** One rate of a bill. */
export interface BillTax extends LineTax {
  readonly name: Texts
  readonly ratePpm: number
  /** What the rate was reckoned on, without any tax. */
  readonly taxable: Money
}

/** A brand's terms for one order; undefined where it adds nothing and states no tax, so that a bill need not look. */
export function orderTaxOf(terms: TaxTerms, pickupMethod: number): OrderTax | undefined {
  const { taxMode, rateList, serviceCharge } = terms
  if (taxMode === 'none' && serviceCharge === null) return undefined
  return { taxMode, rateList, serviceCharge, pickupMethod }
}

/** A rate of a bill as a person reads it: its name in the reader's language. */
export interface ShownTax extends Omit<BillTax, 'name'> {
  readonly name: string
}

const isFor = (pickupMethods: readonly PickupMethod[] | null, pickupMethod: number): boolean =>
  pickupMethods === null || pickupMethods.some((each) => each === pickupMethod)

/** The rates of a class for this order [tax-2]; none for null, and none where a brand states its prices without tax. */
export function ratesOf(tax: OrderTax, taxClassId: string | null): TaxRate[] {
  if (tax.taxMode === 'none') return []
  return tax.rateList.filter((rate) => rate.taxClassId === taxClassId && isFor(rate.pickupMethods, tax.pickupMethod))
}

/** Parts per million that this order pays for service [tax-4]. */
export function serviceRateOf({ serviceCharge, pickupMethod }: OrderTax): number {
  if (serviceCharge === null || !isFor(serviceCharge.pickupMethods, pickupMethod)) return 0
  return serviceCharge.ratePpm
}
