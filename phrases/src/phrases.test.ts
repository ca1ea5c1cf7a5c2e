import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { faults, refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { findProblems, mergeTexts, readTexts } from './catalogue.ts'
import { isInChunk } from './chunks.ts'
import { compile } from './compile.ts'
import { locales } from './locales.ts'

/** Placeholders and marks (`<terms>`) of a text, once each. */
function holes(text: string): string[] {
  const found = new Set(text.match(/<\/?\w+>/g) ?? [])
  const walk = (message: CompiledMessage): void => {
    for (const token of message) {
      if (typeof token === 'string') continue
      found.add(token[0])
      const cases = token[2]
      if (cases && typeof cases === 'object') for (const one of Object.values(cases)) if (Array.isArray(one)) walk(one)
    }
  }
  walk(compileMessageOrThrow(text))
  return [...found].sort()
}

/** Chinese says a discount in tenths of the price, the others in percent off; the caller passes both. */
const ownHoles = ['coupon.scale', 'menu.addForRate', 'promotion.rateOff']

describe('the words', () => {
  it('[R-1.10] exist in every language under the same keys', () => {
    expect(findProblems()).toEqual([])
  })

  it('[R-1.11] name each language in itself, once for all', () => {
    for (const locale of locales)
      for (const one of locales) expect(mergeTexts(locale)[`lang.${one}`]).toBe(readTexts('zh-CN')[`lang.${one}`])
    expect(locales.filter((locale) => Object.keys(readTexts(locale)).some((key) => key.startsWith('lang.')))).toEqual([
      'zh-CN',
    ])
  })

  it('have a plain text in every language, without empty ones and straight apostrophes, which ICU reads as quotes', () => {
    for (const locale of locales)
      for (const [key, text] of Object.entries(mergeTexts(locale)))
        expect(text.trim() !== '' && !text.includes("'"), `${locale} ${key}: ${text}`).toBe(true)
  })

  it('have the same placeholders in every language', () => {
    const chinese = mergeTexts('zh-CN')
    for (const locale of locales)
      for (const [key, text] of Object.entries(mergeTexts(locale)))
        if (!ownHoles.includes(key)) expect(holes(text), `${locale} ${key}`).toEqual(holes(chinese[key] ?? ''))
  })

  it('leave the writing of numbers to us, so that digits stay Latin and prices follow the brand', () => {
    for (const locale of locales)
      for (const [key, text] of Object.entries(readTexts(locale)))
        expect(/#|,\s*(number|date|time)\b|[^\P{Nd}0-9]/u.test(text), `${locale} ${key}: ${text}`).toBe(false)
  })

  it('exist for every refusal and every fault', () => {
    const keys = Object.keys(mergeTexts('zh-CN'))
    for (const name of Object.keys(refusals)) expect(keys).toContain(`refusal.${name}`)
    for (const name of Object.keys(faults)) expect(keys).toContain(`fault.${name}`)
  })

  it('call the pages that staff asks the customer to open as the app calls them', () => {
    for (const locale of locales) {
      const {
        'counter.assist.scanText': text = '',
        'tab.me': me = '',
        'title.memberCode': page = '',
      } = mergeTexts(locale)
      expect([text.includes(me), text.includes(page)], `${locale}: ${text}`).toEqual([true, true])
    }
  })

  it('speak to the customer in one way: Indonesian says kamu and Lao ເຈົ້າ', () => {
    const formal = { 'in-ID': /\banda\b/i, 'lo-LA': /ທ່ານ/ } as const
    for (const locale of ['in-ID', 'lo-LA'] as const)
      expect(Object.entries(readTexts(locale)).filter(([, text]) => formal[locale].test(text))).toEqual([])
  })

  it('use no vous-form in Chinese, no exclamation marks beyond the one of a text that is fixed to the letter', () => {
    const chinese = readTexts('zh-CN')
    expect(Object.entries(chinese).filter(([, text]) => text.includes('您'))).toEqual([])
    for (const locale of locales)
      expect(
        Object.entries(readTexts(locale))
          .filter(([, text]) => /[!！]/.test(text))
          .map(([key]) => key),
        locale,
      ).toEqual(locale === 'en-PH' ? [] : ['stock.limitReached'])
  })

  it('differ from English in every other language, apart from names and figures', () => {
    const english = mergeTexts('en-US')
    for (const locale of locales.filter((one) => !one.startsWith('en')))
      expect(
        Object.entries(readTexts(locale))
          .filter(([key, text]) => text.length > 14 && text === english[key] && !key.startsWith('lang.'))
          .map(([key]) => key),
        locale,
      ).toEqual([])
  })

  it('sell nothing by name: what a brand makes stands in its own texts', () => {
    const goods = {
      'en-US': /\b(teas?|coffees?|espresso|latte|brews?|bakery|boba)\b/i,
      'en-PH': /\b(teas?|coffees?|tsaa|kape)\b/i,
      'zh-CN': /茶|咖啡(?!因)/,
      'in-ID': /\b(teh|kopi)\b/i,
      'th-TH': /ชา(?!ย)|กาแฟ/,
      'ne-NP': /चिया|कफी/,
      'lo-LA': /ຊາ(?!ຍ)|ກາເຟ/,
      'ar-IQ': /شاي|قهوة/,
    }
    for (const locale of locales)
      expect(
        Object.entries(readTexts(locale)).filter(([, text]) => goods[locale].test(text)),
        locale,
      ).toEqual([])
  })

  it('in Philippine English are English: no Tagalog words', () => {
    const tagalog =
      /\b(maganda\w*|umaga|hapon|gabi|tanghali|salamat|po|opo|mga|ang|ng|sa|ka|mo|ako|ikaw|iyong|kita|kayo|dito|wala|hindi|oo|bayad|tsaa|kape)\b/i
    expect(Object.entries(readTexts('en-PH')).filter(([, text]) => tagalog.test(text))).toEqual([])
  })

  it('in Philippine English are only those that differ from American English', () => {
    const american = readTexts('en-US')
    expect(Object.entries(readTexts('en-PH')).filter(([key, text]) => american[key] === text)).toEqual([])
  })
})

describe('a language', () => {
  it('[R-1.10] falls back to Chinese where a text is missing, en-PH to en-US first', () => {
    const read = (locale: string) =>
      ({ 'zh-CN': { a: '甲', b: '乙', c: '丙' }, 'en-US': { b: 'B' }, 'en-PH': { c: 'C' } })[locale] ?? {}
    expect(mergeTexts('th-TH', read)).toMatchObject({ a: '甲', b: '乙', c: '丙' })
    expect(mergeTexts('en-PH', read)).toMatchObject({ a: '甲', b: 'B', c: 'C' })
  })

  it('that lacks a key, or has one of its own, is named', () => {
    const read = (locale: string) => (locale === 'en-PH' ? {} : locale === 'lo-LA' ? { b: 'x' } : { a: 'x' })
    expect(findProblems(read)).toEqual(['lo-LA lacks a', 'lo-LA has b, which zh-CN has not'])
  })

  it('with a text that is not ICU does not compile, and names the key', () => {
    expect(() => compile({ 'cart.title': '{count, plural, one {x}' })).toThrow('cart.title')
  })
})

describe('the chunks', () => {
  it('split the customers’ words without overlap, and keep the counter’s and the server’s own away from them', () => {
    for (const key of Object.keys(mergeTexts('zh-CN'))) {
      const customers = [isInChunk('first', key), isInChunk('rest', key)].filter(Boolean).length
      expect(customers, key).toBe(/^(counter|desk|sms|push\.order|closeReason|fieldFault|template)\./.test(key) ? 0 : 1)
    }
    expect(isInChunk('ordering', 'cart.checkout') && isInChunk('rest', 'cart.checkout')).toBe(true)
    expect(isInChunk('ordering', 'store.open') && isInChunk('first', 'store.open')).toBe(true)
    expect(isInChunk('counter', 'counter.board')).toBe(true)
    expect(isInChunk('desk', 'desk.team.title')).toBe(true)
    expect(isInChunk('first', 'home.morning')).toBe(true)
    expect(isInChunk('first', 'order.empty')).toBe(false)
  })
})
