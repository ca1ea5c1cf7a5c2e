import { expect, it } from 'vitest'
import { mergeValue } from './merge-value.ts'

it('[draft-3] texts that two people wrote in other languages go together', () => {
  const from = { 'en-US': 'Cake', 'th-TH': 'เค้ก', 'lo-LA': 'ເຄັກ' }
  const theirs = { 'en-US': 'Cream cake', 'th-TH': 'เค้ก', 'lo-LA': 'ເຄັກ' }
  expect(mergeValue(from, theirs, { 'en-US': 'Cake', 'th-TH': 'เค้กครีม', 'ar-IQ': 'كعكة' })).toEqual({
    ...{ 'en-US': 'Cream cake', 'th-TH': 'เค้กครีม', 'ar-IQ': 'كعكة' },
  })
  expect(mergeValue(null, { a: '1' }, { b: '2' })).toEqual({ a: '1', b: '2' })
})

it('[draft-3] one language that both changed goes together only when both wrote the same', () => {
  expect(mergeValue({ a: '1' }, { a: '2' }, { a: '3' })).toBeUndefined()
  expect(mergeValue({ a: '1' }, { a: '2' }, {})).toBeUndefined()
  expect(mergeValue({ a: '1' }, {}, { a: '2' })).toBeUndefined()
  expect(mergeValue({ a: '1' }, { a: '2' }, { a: '2', b: '4' })).toEqual({ a: '2', b: '4' })
})

it.each([
  [520, 540, 560],
  [['a'], ['a', 'b'], ['c']],
  [{ a: '1' }, { a: '1' }, null],
])('[draft-3] values without names of their own do not go together: %j', (from, theirs, own) => {
  expect(mergeValue(from, theirs, own)).toBeUndefined()
})
