import { expect, test } from 'vitest'
import { readRefundReason, returnReasons } from './refund-reason.ts'

test.each([
  ['byCustomer', { code: 'byCustomer', note: '' }],
  ['other: no milk: none at all', { code: 'other', note: 'no milk: none at all' }],
  [returnReasons.paidLate, { code: 'paidLate', note: '' }],
  [returnReasons.otherAmount, { code: 'otherAmount', note: '' }],
  ['cold: the soup', { code: '', note: 'cold: the soup' }],
  ['', { code: '', note: '' }],
])('[order-28] the reason %j of a refund is read as %j', (text, reason) => {
  expect(readRefundReason(text)).toEqual(reason)
})
