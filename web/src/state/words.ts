import type { Language } from '@tiffin/core/language/language'
import type { PhraseKey, PhraseValues } from '@tiffin/phrases/key'
import { isAtMenu, isAtOrder } from '../entry/address.ts'
import { type Chunk, type Words, wordFiles } from '../entry/word-files.ts'
import { formatMessage } from './format-message.ts'
import { currentLanguage, tagOf, takeLanguage, useLanguage } from './language.ts'

/** Words that have come, by language. */
const words = new Map<Language, Words>()
const loading = new Map<string, Promise<void>>()
/** Whether something was asked for that had not come. */
let isMissed = false

function loadChunk(language: Language, chunk: Chunk): Promise<void> {
  const key = `${language}/${chunk}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const coming = wordFiles[language][chunk]().then((loaded) => {
    words.set(language, { ...words.get(language), ...loaded.default })
    if (!isMissed) return // every page would be written anew, and nothing would be new on it
    isMissed = false
    useLanguage.setState(({ chunks }) => ({ chunks: chunks + 1 }))
  })
  loading.set(key, coming)
  coming.catch(() => loading.delete(key))
  return coming
}

/** The words of the frame, and of the page it opens at, before the first paint. */
export async function startWords(): Promise<void> {
  const language = currentLanguage()
  await (isAtMenu() || isAtOrder() ? loadOrderingWords() : loadChunk(language, 'first'))
  takeLanguage(language)
}

const loadAll = (language: Language) => Promise.all([loadChunk(language, 'first'), loadChunk(language, 'rest')])

/** The words of frame, menu and orders: one file, unless all words are on their way or can be had instead, as those that were kept. */
export async function loadOrderingWords(): Promise<void> {
  const language = currentLanguage()
  if (loading.has(`${language}/first`) && loading.has(`${language}/rest`)) await loadAll(language)
  else await loadChunk(language, 'ordering').catch(() => loadAll(language))
}

/** The words that neither Home nor ordering carries. */
export const loadRestOfWords = (): Promise<void> => loadChunk(currentLanguage(), 'rest')

/** A part of the first page whose words are not those of the first page. */
export const withWords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([load(), loadRestOfWords()]))[0]

/** Changes every visible text at once, when all words of the language are there. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadAll(language)
  takeLanguage(language)
}

/** The words of a key in the language that is shown; nothing while they are on their way. */
export function t(key: PhraseKey, values: PhraseValues = {}): string {
  const language = currentLanguage()
  const phrase = words.get(language)?.[key]
  isMissed ||= phrase === undefined
  return formatMessage(phrase ?? '', { values, tag: tagOf(language) })
}

/** The same for a component, which follows a change of language and words that come later. */
export function useT(): typeof t {
  useLanguage()
  return t
}
