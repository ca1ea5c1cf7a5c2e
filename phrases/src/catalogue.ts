import { readFileSync } from 'node:fs'
import { aliases } from './aliases.ts'
import { defaultLocale, type Locale, locales } from './locales.ts'

/** Texts of one language by dotted key. */
export type Texts = Record<string, string>

interface Nested {
  readonly [name: string]: string | Nested
}

/** Where the words of one language stand. */
export const localeFile = (locale: Locale): URL => new URL(`./locales/${locale}.json`, import.meta.url)

function flatten(node: Nested, path: string, into: Texts): Texts {
  for (const [name, value] of Object.entries(node)) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') into[key] = value
    else flatten(value, key, into)
  }
  return into
}

/** One language as written, without what it inherits. */
export function readTexts(locale: Locale): Texts {
  // Our own files; the tests over all languages hold them to texts and nested objects of texts.
  return flatten(JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Nested, '', {})
}

/**
 * One language complete: its own texts, over en-US for en-PH, over zh-CN for all,
 * and the keys that borrow their text from another.
 */
export function mergeTexts(locale: Locale, read: (locale: Locale) => Texts = readTexts): Texts {
  const texts = {
    ...read(defaultLocale),
    ...(locale === 'en-PH' ? read('en-US') : {}),
    ...(locale === defaultLocale ? {} : read(locale)),
  }
  for (const [key, from] of Object.entries(aliases)) texts[key] = texts[from] ?? ''
  return texts
}

/** Each language's own name is the same in all: it stands in zh-CN only. */
const isOwnName = (key: string) => key.startsWith('lang.')

/** What is wrong with the languages, a sentence each: the build stops at any. */
export function findProblems(read: (locale: Locale) => Texts = readTexts): string[] {
  const keys = Object.keys(read(defaultLocale))
  return locales.flatMap((locale) => {
    const phrases = read(locale)
    const expected = locale === 'en-PH' ? [] : keys.filter((key) => locale === defaultLocale || !isOwnName(key))
    return [
      ...expected.filter((key) => !(key in phrases)).map((key) => `${locale} lacks ${key}`),
      ...Object.keys(phrases)
        .filter((key) => !keys.includes(key))
        .map((key) => `${locale} has ${key}, which zh-CN has not`),
    ]
  })
}
