import { expect, it } from 'vitest'
import { closingEntries, floatEntries, moveEntries } from './drawer-entries.ts'

const shift = { storeId: 's1', shiftNo: 3, currency: 'IDR', staffId: 'e1' }
const entry = { orderId: null, currency: 'IDR', storeId: 's1', staffId: 'e1' }

it('[shift-2] the float is what is added to the books of the drawer, or taken out of them, at its opening', () => {
  const float = { ...entry, kind: 'cashFloat', ref: 's1:3', reason: '' }
  expect(floatEntries(shift, { float: 500, before: 200 })).toEqual([
    { ...float, debit: 'cash:s1', credit: 'bank', amount: 300 },
  ])
  expect(floatEntries(shift, { float: 200, before: 500 })).toEqual([
    { ...float, debit: 'bank', credit: 'cash:s1', amount: 300 },
  ])
  expect(floatEntries(shift, { float: 500, before: 500 })).toEqual([])
})

it('[shift-3] a move of cash has the number of its request, its reason and who made it', () => {
  const move = { amount: 70, reason: 'change', requestId: 'q1' }
  expect(moveEntries(shift, { ...move, direction: 'in' })).toEqual([
    { ...entry, kind: 'cashIn', ref: 's1:q1', debit: 'cash:s1', credit: 'bank', amount: 70, reason: 'change' },
  ])
  expect(moveEntries(shift, { ...move, direction: 'out' })).toEqual([
    { ...entry, kind: 'cashOut', ref: 's1:q1', debit: 'bank', credit: 'cash:s1', amount: 70, reason: 'change' },
  ])
})

it('[shift-5] what a count differs by is lost or found, with its reason, and what was counted leaves the drawer', () => {
  const difference = { ...entry, kind: 'cashDifference', ref: 's1:3', reason: 'unknown' }
  const counted = { ...entry, kind: 'cashCounted', ref: 's1:3', debit: 'bank', credit: 'cash:s1', reason: '' }
  const count = (amount: number) => closingEntries(shift, { counted: amount, expected: 100, reason: 'unknown' })
  expect(count(90)).toEqual([
    { ...difference, debit: 'write-off', credit: 'cash:s1', amount: 10 },
    { ...counted, amount: 90 },
  ])
  expect(count(130)).toEqual([
    { ...difference, debit: 'cash:s1', credit: 'write-off', amount: 30 },
    { ...counted, amount: 130 },
  ])
  expect(count(100)).toEqual([{ ...counted, amount: 100 }])
})
