import { expect, test } from 'vitest'
import { closeReasons, isCloseReason, readClosing } from './close-reason.ts'

test('an order is ended for one of the reasons of staff, or since its money came too late', () => {
  expect([...closeReasons, 'paidLate', 'byCustomer'].filter((reason) => !isCloseReason(reason))).toEqual([])
  expect(['', 'late', 'soldout'].filter(isCloseReason)).toEqual([])
})

test.each([
  ['machine', ' broken ', { code: 'machine', note: 'broken' }],
  ['soldOut', '', { code: 'soldOut', note: '' }],
  [' no milk ', '', { code: 'other', note: 'no milk' }],
  ['no milk', 'a note', { code: 'other', note: 'a note' }],
  // Staff cannot say that money came too late.
  ['paidLate', '', { code: 'other', note: 'paidLate' }],
  ['byCustomer', '', { code: 'other', note: 'byCustomer' }],
])('%j with the note %j is read as %j', (reason, note, closing) => {
  expect(readClosing(reason, note)).toEqual(closing)
})
