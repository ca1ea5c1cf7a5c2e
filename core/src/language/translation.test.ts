import { describe, expect, it } from 'vitest'
import { mostWritten, translationState } from './translation.ts'

const toThai = { from: 'en-US', to: 'th-TH' } as const
const texts = { 'en-US': 'Black tea', 'th-TH': 'ชา' }

describe('a translation', () => {
  it('is missing where there are no words, unless there are none to translate [language-5]', () => {
    expect(translationState({ 'en-US': 'Tea' }, [], toThai)).toBe('missing')
    expect(translationState({ 'en-US': 'Tea', 'th-TH': '  ' }, [], toThai)).toBe('missing')
    expect(translationState({ 'zh-CN': '茶' }, [], toThai)).toBe('done')
    expect(translationState(texts, [], toThai)).toBe('done')
    expect(translationState({ 'zh-CN': '茶', 'en-US': 'Tea' }, [], { from: 'zh-CN', to: 'en-PH' })).toBe('done')
    expect(translationState({ 'zh-CN': '茶' }, [], { from: 'zh-CN', to: 'en-PH' })).toBe('missing')
  })

  it('is outdated once its source has changed, until it changes too [language-5]', () => {
    const rewritten = { step: 2, from: { 'en-US': 'Tea', 'th-TH': 'ชา' }, to: texts }
    expect(translationState(texts, [rewritten], toThai)).toBe('outdated')
    const followed = { step: 3, from: { 'th-TH': 'ชา' }, to: { 'th-TH': 'ชาดำ' } }
    expect(translationState(texts, [rewritten, followed], toThai)).toBe('done')
    const first = { step: 3, from: { 'en-US': 'Black tea' }, to: texts }
    expect(translationState(texts, [rewritten, first], toThai)).toBe('done')
    const both = { step: 2, from: { 'en-US': 'Tea', 'th-TH': 'น้ำชา' }, to: texts }
    expect(translationState(texts, [both], toThai)).toBe('done')
  })

  it('is not outdated by a source that came after it [language-5]', () => {
    const first = { step: 2, from: { 'th-TH': 'ชา' }, to: texts }
    expect(translationState(texts, [first], toThai)).toBe('done')
  })
})

it('what is translated from is the language that has most words', () => {
  expect(mostWritten([{ 'th-TH': 'ชา' }, { 'th-TH': 'นม', 'en-US': 'Milk' }])).toBe('th-TH')
  expect(mostWritten([])).toBe('zh-CN')
})
