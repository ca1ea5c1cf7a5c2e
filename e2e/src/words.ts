import { readFileSync } from 'node:fs'

interface Texts {
  readonly [key: string]: string | Texts
}

const read = (locale: string): Texts =>
  JSON.parse(readFileSync(new URL(`../../phrases/src/locales/${locale}.json`, import.meta.url), 'utf8'))

const flat = (texts: Texts, path: readonly string[] = []): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[[...path, key].join('.'), text] as [string, string]] : flat(text, [...path, key]),
  )

/** Every text of a language by its key, as a customer reads it. */
export function wordsOf(locale: string): ReadonlyMap<string, string> {
  const above = locale === 'en-PH' ? flat(read('en-US')) : []
  return new Map([...above, ...flat(read(locale))])
}
