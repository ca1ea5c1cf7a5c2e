import { describe, expect, test } from 'vitest'
import { isCorpId } from './corp-id.ts'
import { countries, countryCodes, proposeCorpId } from './country.ts'

describe('[brand-5] what a country proposes', () => {
  test.each(countryCodes)('%s has a currency, zones and a dialling code that exist', (code) => {
    const { currency, scale, fractionDigits, timeZones, areaCode } = countries[code]
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(currency)).not.toBe(currency)
    expect(fractionDigits).toBeLessThanOrEqual(scale)
    expect([0, digits]).toContain(fractionDigits)
    for (const timeZone of timeZones)
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy()
    expect(areaCode).toMatch(/^[1-9]\d{0,2}$/)
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(code)).not.toBe(code)
  })
})

describe('[brand-1] the address that a name proposes', () => {
  test.each([
    ['Kopi Lentera', 'kopi-lentera'],
    ['Café Zoë & Co.', 'cafe-zoe-co'],
    ['  7th Cup!  ', '7th-cup'],
    ['茶颜', ''],
    ['A very long name of a brand that goes on and on', 'a-very-long-name-of-a-brand-that'],
    ['Nan’s', 'nans'],
    ["Nan's Kitchen", 'nans-kitchen'],
    ['Nan´s', 'nans'],
  ])('of %j is %j', (name, id) => expect(proposeCorpId(name)).toBe(id))

  test('is one that a brand may have', () => {
    for (const name of ['Kopi Lentera', '--', '-a-', 'x'.repeat(99), `${'ab'.repeat(15)}- - z`])
      expect(proposeCorpId(name) === '' || isCorpId(proposeCorpId(name)), name).toBe(true)
  })
})
