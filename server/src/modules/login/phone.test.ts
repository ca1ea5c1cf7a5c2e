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

const corps = fc.constantFrom(
  { area: '86', national: /^138\d{8}$/ },
  { area: '62', national: /^812\d{7}$/ },
  { area: '65', national: /^8123\d{4}$/ },
)

const typed = corps.chain(({ area, national }) =>
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

test('[AU-14][R-5.4] every way of writing a phone is one number', () => {
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

test.each([
  ['39', '06 6988 1234', undefined], // a fixed line in Rome: the zero is part of it
  ['39', '347 123 4567', '+393471234567'],
  ['39', '+39 347 123 4567', '+393471234567'],
  ['225', '07 07 12 34 56', '+2250707123456'],
  ['225', '+225 07 07 12 34 56', '+2250707123456'],
  ['225', '7 07 12 34 56', undefined], // without its zero it is a digit short
  ['62', '0812 3456 789', '+628123456789'],
  ['86', '0138 0013 8000', '+8613800138000'],
  ['66', '081 234 5678', '+66812345678'],
  ['7', '8 912 345 67 89', '+79123456789'],
])('[AU-21] the zeros of +%s %s go where the country says so: %s', (areaCode, phone, number) => {
  expect(normalisePhone(areaCode, phone)?.number).toBe(number)
})

test('[AU-21][R-5.4] no number has more than the fifteen digits of E.164', () => {
  const areas = ['49', '43', '62', '86', '81', '39', '55', '1', '7', '91']
  fc.assert(
    fc.property(
      fc.constantFrom(...areas),
      fc.stringMatching(/^[0-9]{5,20}$/),
      fc.boolean(),
      (area, digits, isWhole) => {
        const read = normalisePhone(area, isWhole ? `+${area}${digits}` : digits)
        if (read) expect(read.number).toMatch(/^\+\d{5,15}$/)
      },
    ),
    { numRuns: 20_000 },
  )
  for (const digits of ['15123456789012', '151234567890123', '1512345678901234'])
    expect(normalisePhone('49', digits)).toBeUndefined()
})

test('a number of fifteen digits is one', () => {
  expect(normalisePhone('49', '1512345678901')?.number).toBe('+491512345678901')
})

test('[R-5.4] a phone of another country brings its area code, with a plus sign or two zeros', () => {
  const found = { number: '+6581234567', areaCode: '65' }
  for (const phone of ['+65 8123 4567', '00 65 8123 4567']) expect(normalisePhone('86', phone)).toEqual(found)
})

test.each([
  ['86x', '+8613800138000'],
  ['x86', '+8613800138000'],
  ['8+6', '13800138000'],
  ['12345', '+8613800138000'],
  ['86', '+8613800138000x8'],
  ['86', 'call +8613800138000'],
])('an area code %s with %s is no phone', (areaCode, phone) => {
  expect(normalisePhone(areaCode, phone)).toBeUndefined()
})

test.each([
  ['of a premium rate', '1', '900 234 5678'],
  ['free of charge', '1', '800 234 5678'],
  ['of a shared cost', '44', '845 765 4321'],
  ['of a voice mail', '41', '860 123 456 789'],
  ['of a pager', '44', '7640 123 456'],
])('a line %s is no phone, since no SMS reaches it', (_kind, areaCode, phone) => {
  expect(normalisePhone(areaCode, phone)).toBeUndefined()
})
