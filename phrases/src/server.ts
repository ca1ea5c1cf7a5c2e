import { type I18n, setupI18n } from '@lingui/core'
import { mergeTexts } from './catalogue.ts'
import { compile } from './compile.ts'
import type { PhraseKey, PhraseValues } from './key.ts'
import { type Locale, locales } from './locales.ts'

function speaker(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: compile(mergeTexts(locale)) } })
}

const speakers = new Map(locales.map((locale) => [locale, speaker(locale)]))

/** A phrase in a language, with its placeholders filled. */
export function say(locale: Locale, key: PhraseKey, values: PhraseValues = {}): string {
  return speakers.get(locale)?._(key, values) ?? key
}
