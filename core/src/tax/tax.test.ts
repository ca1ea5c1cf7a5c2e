import { expect, it } from 'vitest'
import { orderTaxOf, ratesOf, type TaxRate, type TaxTerms } from './tax.ts'

const rate = (different: Partial<TaxRate> = {}): TaxRate => ({
  ...{ rateId: 'gst', taxClassId: '', name: { 'en-US': 'GST' }, ratePpm: 90_000, pickupMethods: null },
  ...different,
})
const service = { ratePpm: 100_000, pickupMethods: null, taxClassId: null }
const terms = (different: Partial<TaxTerms>): TaxTerms => ({
  ...{ taxMode: 'none', rateList: [rate()], serviceCharge: null },
  ...different,
})

it('[tax-1] a brand that states no tax and adds no service has no terms for an order', () => {
  expect(orderTaxOf(terms({}), 1)).toBeUndefined()
  for (const stated of [
    terms({ taxMode: 'inclusive' }),
    terms({ taxMode: 'exclusive' }),
    terms({ serviceCharge: service }),
  ])
    expect(orderTaxOf(stated, 1)).toEqual({ ...stated, pickupMethod: 1 })
})

it('[tax-2] a class has its own rates for the way of pick-up, and none where prices are stated without tax', () => {
  const rateList = [
    rate(),
    rate({ rateId: 'food', taxClassId: 'food' }),
    rate({ rateId: 'inside', pickupMethods: [1] }),
    rate({ rateId: 'never', pickupMethods: [] }),
  ]
  const idsOf = (pickupMethod: number, taxClassId: string | null, taxMode: TaxTerms['taxMode'] = 'exclusive') =>
    ratesOf({ ...terms({ rateList, taxMode }), pickupMethod }, taxClassId).map(({ rateId }) => rateId)
  expect(idsOf(1, '')).toEqual(['gst', 'inside'])
  expect(idsOf(2, '')).toEqual(['gst'])
  expect(idsOf(2, 'food')).toEqual(['food'])
  expect(idsOf(1, null)).toEqual([])
  expect(ratesOf({ ...terms({ rateList }), pickupMethod: 1 }, '')).toEqual([])
})
