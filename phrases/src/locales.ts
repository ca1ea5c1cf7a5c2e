import { isLanguage, type Language, languages } from '@tiffin/core/language/language'

/** The languages of the interface, as core lists them [language-1]. */
export const locales = languages

/** The code of one language, as it is stored, sent as Accept-Language and named in addresses. */
export type Locale = Language

/** Default and fallback [language-1]. */
export const defaultLocale: Locale = 'zh-CN'

/** Whether a text is the code of a language, to the letter. */
export const isLocale = isLanguage

/** The value of `<html lang>`: `in-ID` is an old code that browsers and screen readers know as `id-ID`. */
export const htmlLang = (locale: Locale): string => (locale === 'in-ID' ? 'id-ID' : locale)

/** The value of `<html dir>`. */
export const direction = (locale: Locale): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)-/.test(locale) ? 'rtl' : 'ltr')

/** Joins names as the language writes a list. Not as a list of units: Chinese puts nothing between those. */
export const listOf = (locale: Locale): Intl.ListFormat =>
  new Intl.ListFormat(htmlLang(locale), { type: 'conjunction', style: 'narrow' })
