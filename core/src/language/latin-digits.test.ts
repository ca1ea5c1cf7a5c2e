import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it('a number is the same number in every script that our customers write', () => {
  for (const written of ['0159', '٠١٥٩', '۰۱۵۹', '०१५९', '๐๑๕๙', '໐໑໕໙', '０１５９'])
    expect(latinDigits(written)).toBe('0159')
  expect(latinDigits('٥٠ of 1,280 – x')).toBe('50 of 1,280 – x')
})
