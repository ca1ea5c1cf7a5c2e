import phraseFiles from 'virtual:phrase-files/counter'
import type { Language } from '@tiffin/core/language/language'
import { firstLanguageOf } from '@tiffin/kit/client/first-language.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'
import { turnTo } from '@tiffin/kit/client/language.ts'
import { loadChunk, t, type WordFiles } from '@tiffin/kit/client/words.ts'

const files: WordFiles<'counter'> = phraseFiles

const keptLanguage = kept({ key: 'tiffin.console.language', codec: text, fallback: '' })

/** The language that the counter comes up in. */
export const firstLanguage = (): Language => firstLanguageOf(keptLanguage.get())

/** Loads the words of a language, then changes every text, the direction and what the server is asked in. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadChunk(files, language, 'counter')
  turnTo(language)
  document.title = t('counter.title')
}

/** The same, kept for the next time: the person at the counter chose it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  keptLanguage.set(language)
}
