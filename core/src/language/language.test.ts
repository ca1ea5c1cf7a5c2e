import { describe, expect, it } from 'vitest'
import {
  fallbackIn,
  initialLanguage,
  isLanguage,
  languageOfHeader,
  languages,
  matchLanguage,
  textIn,
} from './language.ts'

describe('the language', () => {
  it('[R-1.12][R-9.17] of a first start is the system’s, mapped', () => {
    const expected = {
      'zh-TW': 'zh-CN',
      zh: 'zh-CN',
      en: 'en-US',
      'en-GB': 'en-US',
      'en-PH': 'en-PH',
      id: 'in-ID',
      'id-ID': 'in-ID',
      in: 'in-ID',
      fil: 'en-PH',
      tl: 'en-PH',
      th: 'th-TH',
      ne: 'ne-NP',
      lo: 'lo-LA',
      ar: 'ar-IQ',
      'ar-EG': 'ar-IQ',
      fr: 'in-ID',
      de: 'in-ID',
    }
    for (const [system, ours] of Object.entries(expected))
      expect([system, initialLanguage([system])]).toEqual([system, ours])
    expect([initialLanguage([]), initialLanguage(['', ' '])]).toEqual(['zh-CN', 'zh-CN'])
    expect(initialLanguage([' ', 'de', 'th'])).toBe('th-TH')
  })

  it('[R-1.10] is one of eight codes, letter by letter', () => {
    expect(languages.join(' ')).toBe('zh-CN en-US in-ID en-PH th-TH ne-NP lo-LA ar-IQ')
    expect(['zh-CN', 'ar-IQ', 'zh-cn', 'zh', ''].map(isLanguage)).toEqual([true, true, false, false, false])
  })

  it('[R-1.12][R-7.2] of a tag is ours whatever valid way it is written, and none of what is no tag', () => {
    const expected = {
      'in-ID': 'in-ID',
      IN_id: 'in-ID',
      'ind-ID': 'in-ID',
      'cmn-Hans-CN': 'zh-CN',
      'zh-Hant-HK': 'zh-CN',
      'eng-PH': 'en-PH',
      'en-Latn-PH': 'en-PH',
      'en-PH-u-hc-h12': 'en-PH',
      'tgl-PH': 'en-PH',
      'arb-IQ': 'ar-IQ',
      'npi-NP': 'ne-NP',
      'th-TH-u-ca-buddhist': 'th-TH',
    }
    for (const [tag, ours] of Object.entries(expected)) expect([tag, matchLanguage(tag)]).toEqual([tag, ours])
    for (const tag of [
      'constructor',
      '__proto__',
      'toString',
      'en-',
      'in-!',
      'th-a-',
      'id"',
      '*',
      'x-en',
      'art-x-en-PH',
      '',
      'en'.repeat(9),
    ])
      expect([tag, matchLanguage(tag)]).toEqual([tag, undefined])
    expect(languageOfHeader('constructor, en-, lo')).toBe('lo-LA')
  })

  it('[R-7.2] of a request is the first of its list that maps, by q', () => {
    expect(languageOfHeader('fr;q=0.9, TH_th;q=0.8, en;q=0.1')).toBe('th-TH')
    expect(languageOfHeader('en;q=0, ar')).toBe('ar-IQ')
    expect(languageOfHeader('en;q=0')).toBe('zh-CN')
    expect(languageOfHeader('en;q=0.1, th;q=0.9, lo;q=0.9')).toBe('th-TH')
    expect(languageOfHeader('en ; q = 0.15 , th;Q=0.2 ')).toBe('th-TH')
    // What is no q says nothing: the entry counts in full.
    for (const parameter of ['xq=0.1', 'q=0.1x', 'qx=0.1', 'q=x0.1'])
      expect([parameter, languageOfHeader(`th;q=0.5, en;${parameter}`)]).toEqual([parameter, 'en-US'])
    expect(languageOfHeader(undefined)).toBe('zh-CN')
  })

  it('[R-1.10][R-9.17] of a missing text is zh-CN, of en-PH first en-US', () => {
    const texts = { 'zh-CN': '茶', 'en-US': 'Tea' }
    expect([textIn(texts, 'en-PH'), textIn(texts, 'th-TH')]).toEqual(['Tea', '茶'])
    expect([textIn({ 'in-ID': 'Teh' }, 'th-TH'), textIn({}, 'th-TH')]).toEqual(['Teh', ''])
    expect(textIn({ 'in-ID': 'Teh', 'lo-LA': 'ຊາ', 'zh-CN': '茶' }, 'th-TH')).toBe('茶')
    expect([initialLanguage([]), languageOfHeader(undefined)]).toEqual(['zh-CN', 'zh-CN'])
  })

  it('[draft-14] of another language stands where this one has none', () => {
    const texts = { 'zh-CN': '茶', 'en-US': 'Tea' }
    expect(fallbackIn(texts, 'th-TH')).toBe('茶')
    expect(fallbackIn({ 'in-ID': 'Teh' }, 'th-TH')).toBe('Teh')
    expect([fallbackIn(texts, 'en-US'), fallbackIn(texts, 'en-PH'), fallbackIn({}, 'th-TH')]).toEqual(
      Array(3).fill(undefined),
    )
  })
})
