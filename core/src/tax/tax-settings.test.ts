import { expect, it } from 'vitest'
import { serviceCharge, taxRate } from '../testing/taxes.ts'
import { type TaxSettings, termsOf, unknownClasses } from './tax-settings.ts'

const { taxClassId: _taxClassId, ...gst } = taxRate('GST', 90_000)
const settings: TaxSettings = {
  taxMode: 'inclusive',
  classList: [{ taxClassId: 'food', name: 'Food' }],
  rateList: [{ ...gst, taxClassIdList: ['', 'food'] }],
  serviceCharge: serviceCharge(100_000),
}

it('[tax-2] a rate of a brand is one of every class that it applies to', () => {
  expect(termsOf(settings)).toEqual({
    taxMode: 'inclusive',
    rateList: [taxRate('GST', 90_000), taxRate('GST', 90_000, { taxClassId: 'food' })],
    serviceCharge: settings.serviceCharge,
  })
})

it('[tax-1] a class that is named and that there is not is found, by rates and by the service charge', () => {
  expect(unknownClasses(settings)).toEqual([])
  expect(unknownClasses({ ...settings, classList: [] })).toEqual(['food'])
  const charge = serviceCharge(100_000, { taxClassId: 'drinks' })
  expect(unknownClasses({ ...settings, serviceCharge: charge })).toEqual(['drinks'])
  expect(unknownClasses({ ...settings, serviceCharge: { ...charge, taxClassId: null } })).toEqual([])
})
