import { expect, it } from 'vitest'
import { countryCodes } from '../corp/country.ts'
import { countryTax } from './country-tax.ts'
import { firstTax, proposeTax } from './propose-tax.ts'
import type { TaxRate } from './tax.ts'
import { termsOf, unknownClasses } from './tax-settings.ts'

const nameOf = (taxClassId: string) => `name of ${taxClassId}`
/** Rates but for their ids, which differ where one is split by class. */
const ratesIn = (rateList: readonly TaxRate[]) =>
  rateList
    .map(({ taxClassId, name, ratePpm, pickupMethods }) => JSON.stringify([taxClassId, name, ratePpm, pickupMethods]))
    .toSorted()

it.each(countryCodes)('[tax-8] a new brand in %s is taxed by what its country proposes', (country) => {
  const settings = firstTax(country, { taxMode: undefined, nameOf })
  const { taxMode, rateList } = countryTax[country]
  expect([settings.taxMode, settings.serviceCharge, unknownClasses(settings)]).toEqual([taxMode, null, []])
  expect(ratesIn(termsOf(settings).rateList)).toEqual(ratesIn(rateList))
})

it('[tax-8] a rate that differs by pick-up method is another one, and its class is named', () => {
  const { classList, rateList } = proposeTax('GB', nameOf)
  expect(classList).toEqual([{ taxClassId: 'coldFood', name: 'name of coldFood' }])
  expect(rateList.map(({ rateId, taxClassIdList }) => [rateId, taxClassIdList])).toEqual([
    ['standard', ['']],
    ['standard-coldFood', ['coldFood']],
    ['zero-coldFood', ['coldFood']],
  ])
})

it('[tax-8] a brand may state its prices in another way than its country proposes, or have no tax', () => {
  expect(firstTax('SG', { taxMode: 'exclusive', nameOf })).toMatchObject({
    ...{ taxMode: 'exclusive', rateList: [{ ratePpm: 90_000 }] },
  })
  expect(firstTax('GB', { taxMode: 'none', nameOf })).toEqual({
    ...{ taxMode: 'none', classList: [], rateList: [], serviceCharge: null },
  })
  expect(firstTax('CN', { taxMode: 'inclusive', nameOf })).toMatchObject({ taxMode: 'inclusive', rateList: [] })
})
