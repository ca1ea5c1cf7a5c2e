import { type I18n, setupI18n } from '@lingui/core'
import { mergeTexts } from './catalogue.ts'
import { compile } from './compile.ts'
import type { PhraseKey, PhraseValues } from './key.ts'
import { type Locale, locales } from './locales.ts'

function speaker(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: compile(mergeTexts(locale)) } })
}

/** One for each language, made when it is first asked for. */
const speakers = new Map<Locale, I18n>()

function speakerOf(locale: Locale): I18n {
  const found = speakers.get(locale)
  if (found !== undefined) return found
  const made = speaker(locale)
  speakers.set(locale, made)
  return made
}

/** Reads all languages, so that no caller waits for one; throws where a phrase cannot be read. */
export const readPhrases = (): void => locales.forEach(speakerOf)

/** A phrase in a language, with its placeholders filled. */
export function say(locale: Locale, key: PhraseKey, values: PhraseValues = {}): string {
  return speakerOf(locale)._(key, values)
}
