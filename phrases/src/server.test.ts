import { describe, expect, it } from 'vitest'
import { direction, htmlLang } from './locales.ts'
import { say } from './server.ts'

describe('the server', () => {
  it('says a refusal in the language of the caller', () => {
    expect(say('en-US', 'refusal.stockShort')).toBe('Insufficient inventory')
    expect(say('zh-CN', 'refusal.stockShort')).toBe('库存不足')
    expect(say('en-PH', 'refusal.couponUsed')).toBe('This coupon has been used')
  })

  it('fills placeholders as they come, so prices keep the brand’s writing and digits stay Latin', () => {
    expect(say('ar-IQ', 'promotion.amountOff', { amount: 'Rp1.234' })).toBe('خصم Rp1.234')
    expect(say('ne-NP', 'cart.items', { count: 1234 })).toBe('1234 वटा')
  })

  it('counts as each language counts', () => {
    expect(say('en-US', 'cart.items', { count: 1 })).toBe('1 item')
    expect(say('en-US', 'cart.items', { count: 2 })).toBe('2 items')
    expect(say('ar-IQ', 'cart.items', { count: 2 })).toBe('قطعتان')
    expect(say('ar-IQ', 'cart.items', { count: 3 })).toBe('3 قطع')
    expect(say('ar-IQ', 'cart.items', { count: 11 })).toBe('11 قطعة')
  })
})

describe('a key', () => {
  it('that no language has does not compile, and is shown as it is', () => {
    // @ts-expect-error: keys are those of zh-CN
    expect(say('en-US', 'cart.titel')).toBe('cart.titel')
  })
})

describe('a language', () => {
  it('[R-1.10] gives browsers its present code and direction', () => {
    expect(htmlLang('in-ID')).toBe('id-ID')
    expect(direction('ar-IQ')).toBe('rtl')
    expect(direction('th-TH')).toBe('ltr')
  })
})
