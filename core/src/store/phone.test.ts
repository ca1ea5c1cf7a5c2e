import { expect, test } from 'vitest'
import { isStorePhone } from './phone.ts'

test.each([
  '',
  '1',
  '+65 6123 4567',
  '(021) 555-0123',
  '021/5550123',
  '6123 4567 ext. 12',
  '6123 4567 x12',
  '61234567x12',
  '6123 4567 ext 12',
  '61234567#9',
])('[store-13] "%s" is a telephone number of a store', (text) => expect(isStorePhone(text)).toBe(true))

test.each(['abc', '+', ' ', '6123 abc', 'tel:61234567', '61234567 ext', '65+1'])('[store-13] "%s" is none', (text) =>
  expect(isStorePhone(text)).toBe(false),
)
