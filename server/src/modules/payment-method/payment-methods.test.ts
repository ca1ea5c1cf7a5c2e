import { expect, it } from 'vitest'
import { methodsOf } from './payment-methods.ts'
import type { PaymentMethodRow } from './queries.ts'

const method = (code: string, storeIds: readonly string[] | null): PaymentMethodRow => ({
  ...{ code, storeIds: storeIds === null ? null : [...storeIds], name: {}, tip: {}, icon: '', type: 1 },
  ...{ provider: 'sandbox', sort: 1 },
})

const methods = [method('everywhere', null), method('north', ['north']), method('nowhere', [])]
const codes = (store: Parameters<typeof methodsOf>[1]) => methodsOf(methods, store).map(({ code }) => code)

it('a store takes the methods of the brand that are for all stores or for it, but for those it has switched off', () => {
  expect(codes({ storeId: 'north', paymentOffList: [] })).toEqual(['everywhere', 'north'])
  expect(codes({ storeId: 'south', paymentOffList: [] })).toEqual(['everywhere'])
  expect(codes({ storeId: 'north', paymentOffList: ['everywhere'] })).toEqual(['north'])
  expect(codes(undefined)).toEqual(['everywhere', 'north', 'nowhere'])
})
