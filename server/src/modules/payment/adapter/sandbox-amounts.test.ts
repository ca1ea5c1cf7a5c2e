import { describe, expect, it } from 'vitest'
import { minorOf } from './amounts.ts'
import { amountText } from './sandbox-amounts.ts'

describe('[PY-03] an amount as the provider writes it', () => {
  it.each([
    [1234, 'CNY', 2, '12.34'],
    [5, 'CNY', 2, '0.05'],
    [0, 'CNY', 2, '0.00'],
    [7, 'CNY', 0, '7.00'],
    [500, 'JPY', 0, '500'],
    [500, 'JPY', 2, '5'],
    [700, 'JPY', 2, '7'],
    [500, 'KRW', 0, '500'],
    [500, 'VND', 0, '500'],
    [500, 'IDR', 0, '500.00'],
    [500, 'LAK', 0, '500.00'],
    [1, 'IQD', 3, '0.001'],
    [1, 'KWD', 3, '0.001'],
    [1, 'BHD', 2, '0.010'],
  ])('of %i %s with %i digits is %s', (minor, currency, scale, text) => {
    expect(amountText(minor, currency, scale)).toBe(text)
    expect(minorOf(text, scale)).toBe(minor)
  })

  it('that the provider has too few digits for is none', () => {
    expect(() => amountText(550, 'JPY', 2)).toThrow('The provider cannot express 550 of JPY.')
  })

  it('may have more or fewer digits than we count in, as long as nothing is lost', () => {
    expect(['5', '5.0', '5.00', '5.000000'].map((text) => minorOf(text, 2))).toEqual([500, 500, 500, 500])
    expect(minorOf('123456789012345', 0)).toBe(123456789012345)
  })

  it.each(['5.001', '-5.00', '+5', '5.', '.5', '5,00', ' 5', '5 ', '1e3', '', '5.0000000', '1234567890123456', null])(
    'that says %j is none',
    (text) => {
      expect(minorOf(text, 2)).toBe(-1)
    },
  )
})
