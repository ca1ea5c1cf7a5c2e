import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePhone } from './phone.ts'

const zeros = [0x30, 0xff10, 0x0660, 0x06f0, 0x0966, 0x0e50, 0x0ed0]

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** A number with what people put between its digits. */
const spaced = (digits: string) =>
  fc
    .array(fc.constantFrom('', '', '', ' ', '-', '\u00a0', '\u2011', '.'), {
      minLength: digits.length,
      maxLength: digits.length,
    })
    .map((gaps) => [...digits].map((digit, index) => digit + (gaps[index] ?? '')).join(''))

const brands = fc.constantFrom(
  { area: '86', national: /^138\d{8}$/ },
  { area: '62', national: /^812\d{7}$/ },
  { area: '65', national: /^8123\d{4}$/ },
)

const typed = brands.chain(({ area, national }) =>
  fc.stringMatching(national).chain((number) =>
    fc.record({
      area: fc.constant(area),
      number: fc.constant(number),
      areaCode: fc.constantFrom(area, `+${area}`, `00${area}`, ` ${area}`, inScript(area, 0xff10)),
      prefix: fc.constantFrom('', '0', `+${area}`, `00${area}`, `＋${area} `),
      body: spaced(number),
      zero: fc.constantFrom(...zeros),
    }),
  ),
)

test('[AU-14] every way of writing a phone is one number', () => {
  fc.assert(
    fc.property(typed, ({ area, number, areaCode, prefix, body, zero }) => {
      // Singapore has no leading zero to drop, and none is typed there.
      fc.pre(!(area === '65' && prefix === '0'))
      expect(normalisePhone(areaCode, inScript(prefix + body, zero))).toEqual({
        number: `+${area}${number}`,
        areaCode: area,
      })
    }),
    { numRuns: 500 },
  )
})
