import { pickupMethod } from '../store/store.ts'
import type { ServiceCharge, TaxMode, TaxRate } from '../tax/tax.ts'
import { type OrderTax, standardTaxClass } from '../tax/tax.ts'

/** A rate of the standard class for every pick-up method, unless said otherwise; its id is its name. */
export const taxRate = (name: string, ratePpm: number, more: Partial<TaxRate> = {}): TaxRate => ({
  ...{ rateId: name, name: { 'en-US': name }, ratePpm },
  ...{ taxClassId: standardTaxClass, pickupMethods: null },
  ...more,
})

/** A service charge for every pick-up method, taxed like the standard class, unless said otherwise. */
export const serviceCharge = (ratePpm: number, more: Partial<ServiceCharge> = {}): ServiceCharge => ({
  ...{ ratePpm, pickupMethods: null, taxClassId: standardTaxClass },
  ...more,
})

/** The terms for an order that is eaten in, without service charge, unless said otherwise. */
export const orderTax = (taxMode: TaxMode, rateList: readonly TaxRate[], more: Partial<OrderTax> = {}): OrderTax => ({
  ...{ taxMode, rateList, serviceCharge: null, pickupMethod: pickupMethod.dineIn },
  ...more,
})
