import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatExact, formatMoney } from './format-money.ts'
import { money } from './money.ts'
import { parseMoney } from './parse-money.ts'
import { perMilleOf } from './round.ts'
import { shareMoney } from './share.ts'

const yuan = { currentUnit: '¥', defaultFractionDigits: 2, groupingSeparator: ',', currencyScale: 2 }
const rupiah = { currentUnit: 'Rp', defaultFractionDigits: 0, groupingSeparator: '.', currencyScale: 2 }

describe('money', () => {
  it('[R-3.17] is whole minor units and nothing else', () => {
    expect(() => money(12.5)).toThrow('not whole minor units: 12.5')
    expect(() => money(2 ** 53)).toThrow(RangeError)
    expect(Object.is(money(-0), 0)).toBe(true)
  })

  it('[R-5.14][R-9.3][R-3.8] is written as the brand writes it', () => {
    expect(formatMoney(123_456_750, yuan)).toBe('¥1,234,567.50')
    expect(formatMoney(123_456_750, rupiah)).toBe('Rp1.234.568')
    expect(formatMoney(-300, yuan)).toBe('-¥3.00')
    expect(formatMoney(-30, rupiah)).toBe('Rp0')
    // What is cut off because it is not shown would read as nothing.
    expect(formatExact(50, rupiah)).toBe('Rp0,50')
    expect(formatMoney(5, { ...yuan, groupingSeparator: '' })).toBe('¥0.05')
    expect(formatMoney(1234, { ...yuan, currencyScale: 0 })).toBe('¥1,234.00')
    expect(
      formatMoney(1_234_567, { ...yuan, currencyScale: 3, defaultFractionDigits: 3, groupingSeparator: '.' }),
    ).toBe('¥1.234,567')
  })

  it('[R-5.14] rounds per mille half up, also where a float product would be inexact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 1000) }),
        fc.integer({ min: 0, max: 1000 }),
        (amount, perMille) => {
          const exact = (BigInt(amount) * BigInt(perMille) * 2n + 1000n) / 2000n
          expect(BigInt(perMilleOf(amount, perMille))).toBe(exact)
        },
      ),
    )
  })

  it('shares an amount so that shares add up and none is above its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const sum = list.reduce((all, weight) => all + weight, 0)
        const total = money(Math.floor(sum * part))
        const shares = shareMoney(total, list.map(money))
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total)
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(list[index] ?? 0)
      }),
    )
  })

  it('gives the odd unit to the earlier of two equal lines', () => {
    expect(shareMoney(money(1), [money(50), money(50)])).toEqual([1, 0])
    expect(shareMoney(money(2), [money(50), money(50), money(50), money(50)])).toEqual([1, 1, 0, 0])
    expect(shareMoney(money(0), [money(0), money(0)])).toEqual([0, 0])
  })
})

describe('an amount that was typed', () => {
  it('[price-14] may have marks between thousands where no other reading is left, whatever the language', () => {
    for (const typed of ['1,234.50', '1.234,50', '1,234.5', '1٬234٫50', '١٬٢٣٤٫٥'])
      expect([typed, parseMoney(typed, 2)]).toEqual([typed, 123_450])
    for (const typed of ['1,234,567', '1.234.567', '12,34,567.00'])
      expect([typed, parseMoney(typed, 2) !== undefined]).toEqual([typed, true])
    expect(parseMoney('1,234,567', 0)).toBe(1_234_567)
  })

  it('[price-14] has one mark before three digits between thousands only in a language that writes it there', () => {
    expect([parseMoney('1,234', 2, 'en-US'), parseMoney('1,234', 2, 'in-ID'), parseMoney('1,234', 2)]).toEqual([
      ...[123_400, undefined, undefined],
    ])
    expect([parseMoney('15.000', 0, 'in-ID'), parseMoney('15.000', 0, 'en-US')]).toEqual([15_000, undefined])
    expect(parseMoney('1.234', 2, 'lo-LA')).toBe(123_400)
    expect(parseMoney('1.234,50', 2, 'en-US')).toBe(123_450)
    expect([parseMoney('1.234', 3, 'in-ID'), parseMoney('1,234', 3, 'en-US')]).toEqual([1234, 1234])
    expect(parseMoney('١٬٢٣٤', 2, 'in-ID')).toBe(123_400)
  })

  it('[price-14] is refused where its groups are not', () => {
    for (const typed of [
      '12,3456',
      '0,123',
      ',123',
      '1,234,56',
      '9,9,9',
      '1,234.567',
      '1,234.5.6',
      '1.234,567.8',
      '١٬٢٣',
    ])
      expect([typed, parseMoney(typed, 2, 'en-US')]).toEqual([typed, undefined])
    expect(parseMoney('1,234,567,890,123', 2)).toBeUndefined()
  })

  it('is read in the digits and with the decimal mark of any keyboard', () => {
    expect(['2.50', '2,5', ' 2.5 ', '٢٫٥', '2', '0'].map((typed) => parseMoney(typed, 2))).toEqual([
      250, 250, 250, 250, 200, 0,
    ])
    expect([parseMoney('15000', 0), parseMoney('1.234', 3), parseMoney('7.', 0)]).toEqual([15000, 1234, 7])
  })

  it('is none when it is below nothing, too fine for the currency, or no number', () => {
    for (const typed of ['', '-1', '2.505', '1.5e3', '1 000', 'two', '.5'])
      expect([typed, parseMoney(typed, 2)]).toEqual([typed, undefined])
    expect(parseMoney('1.5', 0)).toBeUndefined()
  })

  it('is none above the most that a brand can publish', () => {
    expect(parseMoney('10000000000', 2)).toBe(1_000_000_000_000)
    expect(parseMoney('10000000000.01', 2)).toBeUndefined()
    expect(parseMoney('99999999999', 2)).toBeUndefined()
  })
})
