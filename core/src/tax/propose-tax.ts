import type { CountryCode } from '../corp/country.ts'
import { countryTax } from './country-tax.ts'
import type { TaxMode } from './tax.ts'
import type { TaxRateSetting, TaxSettings } from './tax-settings.ts'

/** What a country proposes, as a brand sets it; `nameOf` answers the name of a class that it needs [tax-8]. */
export function proposeTax(
  country: CountryCode,
  nameOf: (taxClassId: string) => string,
): Pick<TaxSettings, 'taxMode' | 'classList' | 'rateList'> {
  const { taxMode, rateList } = countryTax[country]
  const rates = new Map<string, TaxRateSetting>()
  for (const { taxClassId, ...rate } of rateList) {
    // A rate with other pick-up methods is another one of a bill.
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

/** Tax of a new brand: the country's rates under the way of stating prices that was chosen, by itself the country's [tax-8]. */
export function firstTax(
  country: CountryCode,
  { taxMode, nameOf }: { readonly taxMode: TaxMode | undefined; readonly nameOf: (taxClassId: string) => string },
): TaxSettings {
  const proposed = proposeTax(country, nameOf)
  const mode = taxMode ?? proposed.taxMode
  const settings = mode === 'none' ? { classList: [], rateList: [] } : proposed
  return { ...settings, taxMode: mode, serviceCharge: null }
}
