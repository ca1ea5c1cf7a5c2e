import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { shownUnitOf } from '../money/shown-unit.ts'
import { randomTax } from '../testing/random-taxes.ts'
import { orderTax, serviceCharge, taxRate } from '../testing/taxes.ts'
import { leastTotal } from './least-total.ts'
import { taxOrder } from './tax-order.ts'

const rupiah = { currencyScale: 2, defaultFractionDigits: 0 }
const cents = { currencyScale: 2, defaultFractionDigits: 2 }

describe('[tax-6] the least that an order can come to', () => {
  it('is never more than what it comes to', () => {
    const lines = fc.array(fc.record({ taxClassId: fc.constantFrom('', 'food', 'books'), left: fc.nat(5_000) }))
    fc.assert(
      fc.property(lines, randomTax, fc.constantFrom(rupiah, cents), (drawn, tax, digits) => {
        const unit = shownUnitOf(digits)
        const ofUnits = drawn.map((line) => ({ ...line, left: money(line.left * unit) }))
        const left = ofUnits.reduce((sum, line) => sum + line.left, 0)
        const least = leastTotal(left, ofUnits, { tax, ...digits })
        expect(least).toBeLessThanOrEqual(taxOrder(ofUnits, tax, digits).payableTotal)
        expect(least).toBeGreaterThanOrEqual(left)
      }),
    )
  })

  it('leaves room for half a shown unit for each rate and one for the service charge, and no more', () => {
    const rates = [taxRate('GST', 100_000), taxRate('City', 50_000)]
    const tax = { ...orderTax('exclusive', rates), serviceCharge: serviceCharge(100_000) }
    expect(leastTotal(10_000, [{}], { tax, ...cents })).toBe(12_500 - 3)
    expect(leastTotal(1_000_000, [{}], { tax, ...rupiah })).toBe(1_250_000 - 151)
  })

  it('is what is left where there are no lines or no taxes', () => {
    expect(leastTotal(0, [], { tax: orderTax('exclusive', [taxRate('GST', 90_000)]), ...cents })).toBe(0)
    expect(leastTotal(1_000, [{}], { tax: undefined, ...cents })).toBe(1_000)
  })
})
