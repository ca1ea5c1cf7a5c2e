import type { Language } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { isAsked, loadChunk } from '@tiffin/kit/client/words.ts'
import { isAtMenu, isAtOrder } from '../../entry/address.ts'
import { wordFiles } from '../../entry/word-files.ts'
import { takeLanguage } from './language.ts'

const load = (language: Language, chunk: keyof (typeof wordFiles)[Language]) => loadChunk(wordFiles, language, chunk)

/** The words of the frame, and of the page it opens at, before the first paint. */
export async function startWords(): Promise<void> {
  const language = currentLanguage()
  await (isAtMenu() || isAtOrder() ? loadOrderingWords() : load(language, 'first'))
  takeLanguage(language)
}

const loadAll = (language: Language) => Promise.all([load(language, 'first'), load(language, 'rest')])

/** The words of frame, menu and orders: one file, unless all words are on their way or can be had instead, as those that were kept. */
export async function loadOrderingWords(): Promise<void> {
  const language = currentLanguage()
  if (isAsked(language, 'first') && isAsked(language, 'rest')) await loadAll(language)
  else await load(language, 'ordering').catch(() => loadAll(language))
}

/** The words that neither Home nor ordering carries. */
export const loadRestOfWords = (): Promise<void> => load(currentLanguage(), 'rest')

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
