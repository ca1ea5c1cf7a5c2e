/** The languages of the interface [language-1]. zh-CN comes first: it is the default, and what the others fall back to. */
export const locales = ['zh-CN', 'en-US', 'in-ID', 'en-PH', 'th-TH', 'ne-NP', 'lo-LA', 'ar-IQ'] as const

/** The code of one language, as it is stored, sent as Accept-Language and named in addresses. */
export type Locale = (typeof locales)[number]

/** Default and fallback [language-1]. */
export const defaultLocale: Locale = 'zh-CN'

/** Whether a text is one of the eight codes, to the letter. */
export const isLocale = (code: string): code is Locale => (locales as readonly string[]).includes(code)

/** The value of `<html lang>`: `in-ID` is an old code that browsers and screen readers know as `id-ID`. */
export const htmlLang = (locale: Locale): string => (locale === 'in-ID' ? 'id-ID' : locale)

/** The value of `<html dir>`. */
export const direction = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-IQ' ? 'rtl' : 'ltr')
