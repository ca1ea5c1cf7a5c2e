import fc from 'fast-check'
import type { PriceInput } from '../pricing/price-order.ts'
import { pickupMethod } from '../store/store.ts'
import type { OrderTax, ServiceCharge, TaxRate } from '../tax/tax.ts'
import { randomCart } from './random-carts.ts'

const methods = Object.values(pickupMethod)
const pickupMethods = fc.oneof(fc.constant(null), fc.subarray(methods))
const taxClassId = fc.constantFrom('', '', 'food', 'books')
const ratePpm = fc.oneof(
  fc.constantFrom(0, 25_000, 50_000, 70_000, 88_750, 90_000, 99_750, 200_000),
  fc.integer({ min: 0, max: 400_000 }),
)

const rate: fc.Arbitrary<TaxRate> = fc
  .record({ taxClassId, pickupMethods, id: fc.constantFrom('federal', 'regional', 'town'), ratePpm })
  .map(({ id, ...more }) => ({ ...more, rateId: id, name: { 'en-US': id } }))

const charge: fc.Arbitrary<ServiceCharge> = fc.record({
  ratePpm,
  pickupMethods,
  taxClassId: fc.oneof(fc.constant(null), taxClassId),
})

/** Terms of every mode: several rates on a class, rates that several classes have, a service charge taxed or not. */
export const randomTax: fc.Arbitrary<OrderTax> = fc.record({
  taxMode: fc.constantFrom('none' as const, 'inclusive' as const, 'inclusive' as const, 'exclusive' as const),
  rateList: fc.array(rate, { maxLength: 5 }),
  serviceCharge: fc.option(charge, { nil: null }),
  pickupMethod: fc.constantFrom(...methods),
})

/** Carts of products of several classes under random terms. */
export const randomTaxedCart = (
  most: Parameters<typeof randomCart>[0],
): fc.Arbitrary<PriceInput & { readonly tax: OrderTax }> =>
  fc
    .record({
      cart: randomCart(most),
      tax: randomTax,
      classes: fc.array(taxClassId, { minLength: most.lines, maxLength: most.lines }),
    })
    .map(({ cart, tax, classes }) => ({
      ...cart,
      tax,
      lines: cart.lines.map((line, index) => ({ ...line, taxClassId: classes[index] ?? '' })),
    }))
