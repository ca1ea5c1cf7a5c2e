import { expect, test } from 'vitest'
import { codeIn, codeLength, readCode } from './sms-code.ts'

test('[R-5.6][R-9.7] a code is six digits, no more, no fewer, and has to be typed', () => {
  expect(codeLength).toBe(6)
  expect(readCode('012345')).toEqual({ ok: true, value: '012345' })
  expect(readCode('')).toEqual({ ok: false, refusal: 'codeRequired' })
  for (const text of ['01234', '0123456', '12345a', '12 345'])
    expect(readCode(text)).toEqual({ ok: false, refusal: 'codeSix' })
})

test.each([
  ['372436', '372436'],
  [' 372 436 ', '372436'],
  ['372-436', '372436'],
  ['٣٧٢٤٣٦', '372436'],
  ['Camellia Row 24: your code is 372436, good for 120 s.', '372436'],
  ['Your code is', ''],
  ['1234567', '1234567'],
])('[page-100] the code in "%s" is "%s"', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
