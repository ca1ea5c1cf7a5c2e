import type { CountryCode } from '@tiffin/core/corp/country'
import { countryTax } from '@tiffin/core/tax/country-tax'
import type { TaxRateSetting, TaxSettings } from '@tiffin/core/tax/tax-settings'

/** What a country proposes, as a brand sets it; `nameOf` says what a class that it needs is called [tax-8]. */
export function proposalOf(
  country: CountryCode,
  nameOf: (taxClassId: string) => string,
): Pick<TaxSettings, 'taxMode' | 'classList' | 'rateList'> {
  const { taxMode, rateList } = countryTax[country]
  const rates = new Map<string, TaxRateSetting>()
  for (const { taxClassId, ...rate } of rateList) {
    // A rate with other ways of picking up is another one of a bill.
    const key = JSON.stringify([rate.rateId, rate.pickupMethods])
    const known = rates.get(key)
    const rateId = known?.rateId ?? (taxClassId === '' ? rate.rateId : `${rate.rateId}-${taxClassId}`)
    rates.set(key, { ...rate, rateId, taxClassIdList: [...(known?.taxClassIdList ?? []), taxClassId] })
  }
  const classes = [...new Set(rateList.map(({ taxClassId }) => taxClassId))].filter((taxClassId) => taxClassId !== '')
  return {
    taxMode,
    classList: classes.map((taxClassId) => ({ taxClassId, name: nameOf(taxClassId) })),
    rateList: [...rates.values()],
  }
}
