import { expect, it } from 'vitest'
import { currentLanguage, turnTo } from './language.ts'

it('[R-1.10] the document says its language by the present code, and in which direction it is read', () => {
  for (const [language, ...attributes] of [
    ['ar-IQ', 'ar-IQ', 'rtl'],
    ['in-ID', 'id-ID', 'ltr'],
  ] as const) {
    turnTo(language)
    expect(currentLanguage()).toBe(language)
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(attributes)
  }
})
