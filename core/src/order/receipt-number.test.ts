import { expect, it } from 'vitest'
import { receiptNoOf } from './receipt-number.ts'

it.each([
  [42, '20261124-0042'],
  [1, '20261124-0001'],
  [12_345, '20261124-12345'],
])('[receipt-1] the receipt %d of a day has the number %s', (number, receiptNo) =>
  expect(receiptNoOf({ day: '2026-11-24', number })).toBe(receiptNo),
)
