import type { Texts } from '../language/language.ts'
import type { ServiceCharge, TaxMode, TaxRate, TaxTerms } from './tax.ts'

/** A class of products that are taxed alike; only staff reads its name. */
export interface TaxClass {
  readonly taxClassId: string
  readonly name: string
}

/** A rate with the classes that it applies to; the standard one is the empty id [tax-2]. */
export interface TaxRateSetting extends Omit<TaxRate, 'taxClassId'> {
  readonly taxClassIdList: readonly string[]
}

/** Tax and service charge as a brand sets them [tax-1]. */
export interface TaxSettings {
  readonly taxMode: TaxMode
  readonly classList: readonly TaxClass[]
  readonly rateList: readonly TaxRateSetting[]
  readonly serviceCharge: ServiceCharge | null
  /** What stands under each receipt, such as the number under which the brand pays its taxes [receipt-8]. */
  readonly receiptNote?: Texts
  /** Whether receipts say allergens and Nutri-Grade of what was bought [receipt-8]. */
  readonly receiptFood?: boolean
}

/** What bills are reckoned by: each rate once for every class that it applies to. */
export const termsOf = ({ taxMode, rateList, serviceCharge }: TaxSettings): TaxTerms => ({
  taxMode,
  rateList: rateList.flatMap(({ taxClassIdList, ...rate }) =>
    taxClassIdList.map((taxClassId) => ({ ...rate, taxClassId })),
  ),
  serviceCharge,
})

/** The ids of classes that rates or the service charge name and that there are not. */
export function unknownClasses({ classList, rateList, serviceCharge }: TaxSettings): string[] {
  const known = new Set(['', ...classList.map(({ taxClassId }) => taxClassId)])
  const named = [...rateList.flatMap(({ taxClassIdList }) => taxClassIdList), serviceCharge?.taxClassId ?? '']
  return [...new Set(named)].filter((taxClassId) => !known.has(taxClassId))
}
