import { describe, expect, test } from 'vitest'
import { countries, countryCodes } from './country.ts'

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
