import { expect, it } from 'vitest'
import type { Clash } from './merge-edit.ts'
import { clashParts, settledValue } from './settle-clash.ts'

const price: Clash = { field: 'price', from: 500, theirs: 520, own: 540 }
const text: Clash = {
  field: 'description',
  from: { 'en-US': 'Tea', 'th-TH': 'ชา', 'zh-CN': '茶' },
  theirs: { 'en-US': 'Black tea', 'th-TH': 'ชาดำ', 'zh-CN': '茶' },
  own: { 'en-US': 'Green tea', 'th-TH': 'ชา', 'zh-CN': '绿茶', 'ar-IQ': 'شاي' },
}

it('[draft-3] a value is asked about as a whole', () => {
  expect(clashParts(price)).toEqual([{ field: 'price', language: '', from: 500, theirs: 520, own: 540 }])
  expect(settledValue(price, () => true)).toBe(540)
  expect(settledValue(price, () => false)).toBe(520)
  expect(settledValue(price, (language) => language === '')).toBe(540)
})

it('[draft-3] of a text only the languages that both wrote are asked about', () => {
  expect(clashParts(text)).toEqual([
    { field: 'description', language: 'en-US', from: 'Tea', theirs: 'Black tea', own: 'Green tea' },
  ])
})

it.each([
  { isOwn: true, english: 'Green tea' },
  { isOwn: false, english: 'Black tea' },
])('[draft-3] languages that one person wrote are kept, whoever wins the others: own $isOwn', ({ isOwn, english }) => {
  const languages: string[] = []
  const settled = settledValue(text, (language) => {
    languages.push(language)
    return isOwn
  })
  expect(settled).toEqual({ 'en-US': english, 'th-TH': 'ชาดำ', 'zh-CN': '绿茶', 'ar-IQ': 'شاي' })
  expect(languages).toEqual(['en-US'])
})

it('[draft-3] a language that one took away is a side of its own', () => {
  const clash: Clash = { field: 'name', from: { 'th-TH': '1' }, theirs: { 'th-TH': '2' }, own: {} }
  expect(clashParts(clash)).toEqual([{ field: 'name', language: 'th-TH', from: '1', theirs: '2', own: null }])
  expect(settledValue(clash, () => true)).toEqual({})
  expect(settledValue({ ...clash, theirs: {}, own: { 'th-TH': '2' } }, () => false)).toEqual({})
})
