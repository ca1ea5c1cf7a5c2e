import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { countries } from './country.ts'
import { samplePrice } from './sample-price.ts'

const priceIn = (currency: string, currencyScale: number, price = 520) =>
  samplePrice(money(price), { currency, currencyScale })

it('[brand-9] a price of 5.20 is said as prices are said in the currency of the brand', () => {
  expect(priceIn('SGD', 2)).toBe(520)
  expect(priceIn('CNY', 2)).toBe(1650)
  expect(priceIn('IDR', 2)).toBe(2_600_000)
  expect(priceIn('VND', 0)).toBe(46_000)
  expect(priceIn('KWD', 3)).toBe(1450)
  expect(priceIn('XXX', 2)).toBe(520)
})

it('[brand-9] what costs nothing goes on costing nothing, and nothing else does', () => {
  const currency = fc.constantFrom(...Object.values(countries))
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 10_000 }), (each, price) => {
      const inCurrency = samplePrice(money(price), { currency: each.currency, currencyScale: each.scale })
      expect(inCurrency === 0).toBe(price === 0)
      expect(Number.isInteger(inCurrency)).toBe(true)
    }),
  )
})

it('[brand-9] prices of Iraq are whole 200 dinars: a twentieth of a usual drink is a step of its own', () => {
  expect(priceIn('IQD', 3, 440)).toBe(3_600_000)
  expect(priceIn('IQD', 3, 0)).toBe(0)
})
