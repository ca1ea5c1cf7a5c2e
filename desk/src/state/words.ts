import phraseFiles from 'virtual:phrase-files/desk'
import type { Language } from '@tiffin/core/language/language'
import { firstLanguageOf } from '@tiffin/kit/client/first-language.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'
import { turnTo } from '@tiffin/kit/client/language.ts'
import { loadChunk, type WordFiles } from '@tiffin/kit/client/words.ts'

const files: WordFiles<'desk'> = phraseFiles

const keptLanguage = kept({ key: 'tiffin.desk.language', codec: text, fallback: '' })

/** The language that the desk comes up in. */
export const firstLanguage = (): Language => firstLanguageOf(keptLanguage.get())

/** Loads the words of a language, then changes every text, the direction and what the server is asked in. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadChunk(files, language, 'desk')
  turnTo(language)
}

/** The same, kept for the next time. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  keptLanguage.set(language)
}
