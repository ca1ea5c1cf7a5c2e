import type { Language } from '@tiffin/core/language/language'
import type { PhraseKey, PhraseValues } from '@tiffin/phrases/key'
import { htmlLang } from '@tiffin/phrases/locales'
import { formatMessage } from './format-message.ts'
import { currentLanguage, useLanguage } from './language.ts'
import type { Words } from './phrase.ts'

/** Where the words of each language come from, in the parts that an app loads. */
export type WordFiles<Chunk extends string> = Record<Language, Record<Chunk, () => Promise<{ default: Words }>>>

/** Words that have come, by language. */
const words = new Map<Language, Words>()
const loading = new Map<string, Promise<void>>()
/** Whether something was asked for that had not come. */
let isMissed = false

/** Whether a part of a language's words has come or is on its way. */
export const isAsked = (language: Language, chunk: string): boolean => loading.has(`${language}/${chunk}`)

/** Loads a part of a language's words, once; a try in vain may be made again. */
export function loadChunk<Chunk extends string>(
  files: WordFiles<Chunk>,
  language: Language,
  chunk: Chunk,
): Promise<void> {
  const key = `${language}/${chunk}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const coming = files[language][chunk]().then((loaded) => {
    words.set(language, { ...words.get(language), ...loaded.default })
    if (!isMissed) return // every page would be written again, and nothing would be new on it
    isMissed = false
    useLanguage.setState(({ chunks }) => ({ chunks: chunks + 1 }))
  })
  loading.set(key, coming)
  coming.catch(() => loading.delete(key))
  return coming
}

/** The words of a key in the language that is shown; nothing while they are on their way. */
export function t(key: PhraseKey, values: PhraseValues = {}): string {
  const language = currentLanguage()
  const phrase = words.get(language)?.[key]
  isMissed ||= phrase === undefined
  return formatMessage(phrase ?? '', { values, tag: htmlLang(language) })
}

/** The same for a component, which follows a change of language and words that come later. */
export function useT(): typeof t {
  useLanguage()
  return t
}
