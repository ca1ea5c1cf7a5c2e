import { expect, it } from 'vitest'
import { mergeTexts, mergeValue } from './merge-value.ts'

it('[draft-3] texts that two people wrote in other languages go together', () => {
  const from = { 'en-US': 'Cake', 'th-TH': 'เค้ก', 'lo-LA': 'ເຄັກ' }
  const theirs = { 'en-US': 'Cream cake', 'th-TH': 'เค้ก', 'lo-LA': 'ເຄັກ' }
  expect(mergeValue(from, theirs, { 'en-US': 'Cake', 'th-TH': 'เค้กครีม', 'ar-IQ': 'كعكة' })).toEqual({
    ...{ 'en-US': 'Cream cake', 'th-TH': 'เค้กครีม', 'ar-IQ': 'كعكة' },
  })
  expect(mergeValue(null, { 'en-US': '1' }, { 'th-TH': '2' })).toEqual({ 'en-US': '1', 'th-TH': '2' })
})

it('[draft-3] one language that both changed goes together only when both wrote the same', () => {
  expect(mergeValue({ 'en-US': '1' }, { 'en-US': '2' }, { 'en-US': '3' })).toBeUndefined()
  expect(mergeValue({ 'en-US': '1' }, { 'en-US': '2' }, {})).toBeUndefined()
  expect(mergeValue({ 'en-US': '1' }, {}, { 'en-US': '2' })).toBeUndefined()
  expect(mergeValue({ 'en-US': '1' }, { 'en-US': '2' }, { 'en-US': '2', 'th-TH': '4' })).toEqual({
    'en-US': '2',
    'th-TH': '4',
  })
})

it.each([
  [520, 540, 560],
  [
    { kind: 'amountOff', amount: 5 },
    { kind: 'perMilleOff', perMille: 5 },
    { kind: 'amountOff', amount: 6 },
  ],
  [
    { lat: 1, lng: 1 },
    { lat: 2, lng: 1 },
    { lat: 1, lng: 2 },
  ],
  [['a'], ['a', 'b'], ['c']],
  [{ 'en-US': '1' }, { 'en-US': '1' }, null],
])('[draft-3] values that are no texts in languages do not go together: %j', (from, theirs, own) => {
  expect(mergeValue(from, theirs, own)).toBeUndefined()
})

it('[draft-3] a language that one of two takes away is gone, not empty', () => {
  const from = { 'en-US': 'Tea', 'zh-CN': '茶' }
  const merged = mergeTexts({ from, theirs: { ...from, 'en-US': 'Black tea' }, own: { 'en-US': 'Tea' } }, () => true)
  expect(Object.entries(merged)).toEqual([['en-US', 'Black tea']])
})
