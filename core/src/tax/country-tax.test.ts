import { describe, expect, it } from 'vitest'
import { countries, countryCodes } from '../corp/country.ts'
import { money } from '../money/money.ts'
import { pickupMethod } from '../store/store.ts'
import { bill, line } from '../testing/bills.ts'
import { countryTax } from './country-tax.ts'
import { mostRatePpm, standardTaxClass, taxModes } from './tax.ts'

describe('[tax-8] the tax that a country proposes', () => {
  it.each(countryCodes)('of %s is one that a brand may have', (code) => {
    const { taxMode, rateList } = countryTax[code]
    expect(taxModes).toContain(taxMode)
    if (taxMode === 'none') expect(rateList).toEqual([])
    if (taxMode === 'inclusive') expect(rateList.some(({ taxClassId }) => taxClassId === standardTaxClass)).toBe(true)
    for (const { ratePpm, name, rateId } of rateList) {
      expect(ratePpm).toBeGreaterThanOrEqual(0)
      expect(ratePpm).toBeLessThan(mostRatePpm)
      expect(name['en-US']).toBeTruthy()
      expect(rateId).toMatch(/^[a-z]+$/)
    }
  })

  const paidFor = (code: keyof typeof countryTax, method: number = pickupMethod.takeaway, taxClassId = '') => {
    const { scale, fractionDigits } = countries[code]
    const tax = { ...countryTax[code], serviceCharge: null, pickupMethod: method }
    const lines = [line(100_000, 1, { taxClassId })]
    const { payableTotal, taxList } = bill({ currencyScale: scale, defaultFractionDigits: fractionDigits, lines, tax })
    return [payableTotal, ...taxList.map(({ tax: amount }) => amount)]
  }

  it('is in the prices, on top of them, or nowhere', () => {
    expect(paidFor('SG')).toEqual([100_000, 8257])
    expect(paidFor('ID')).toEqual([110_000, 10_000])
    expect(paidFor('IN')).toEqual([105_000, 2500, 2500])
    expect(paidFor('US')).toEqual([100_000])
    expect(paidFor('HK')).toEqual([100_000])
  })

  it('of cold food in the United Kingdom goes by how it is picked up', () => {
    expect(paidFor('GB', pickupMethod.dineIn, 'coldFood')).toEqual([money(100_000), 16_667])
    expect(paidFor('GB', pickupMethod.takeaway, 'coldFood')).toEqual([money(100_000), 0])
    expect(paidFor('GB', pickupMethod.takeaway)).toEqual([money(100_000), 16_667])
  })
})

it('[tax-8] a tax has the name by which customers of the country know it, and each of two an id of its own', () => {
  const namesOf = (code: keyof typeof countryTax) => countryTax[code].rateList.map(({ name }) => name)
  expect(namesOf('SG')).toEqual([{ 'en-US': 'GST', 'zh-CN': '消费税' }])
  expect(namesOf('TW')).toEqual([{ 'en-US': 'VAT', 'zh-CN': '营业税' }])
  expect(namesOf('TH')).toEqual([{ 'en-US': 'VAT', 'th-TH': 'ภาษีมูลค่าเพิ่ม' }])
  expect(namesOf('ID')).toEqual([{ 'en-US': 'PB1', 'in-ID': 'PB1' }])
  for (const code of ['AE', 'BH', 'OM', 'SA'] as const)
    expect(namesOf(code)).toEqual([{ 'en-US': 'VAT', 'ar-IQ': 'ضريبة القيمة المضافة' }])
  expect(countryTax.IN.rateList.map(({ rateId }) => rateId)).toEqual(['cgst', 'sgst'])
})
