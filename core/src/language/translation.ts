import { type Language, languages, type Texts } from './language.ts'

/** A text as it was before and after a change; the later the change, the higher its step. */
export interface TextChange {
  readonly step: number
  readonly from: Texts
  readonly to: Texts
}

/** `outdated`: what it was translated from has changed since. */
export type TranslationState = 'missing' | 'outdated' | 'done'

/** Whether a text says anything. */
export const hasWords = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** The last step at which a language changed, 0 for never; with `isRewritten` only where there had been words. */
const lastStep = (changes: readonly TextChange[], language: Language, isRewritten = false): number =>
  Math.max(
    0,
    ...changes
      .filter(({ from, to }) => from[language] !== to[language] && (!isRewritten || hasWords(from[language])))
      .map(({ step }) => step),
  )

/**
 * How a text stands in a language, translated from another one [language-5]. A text that has no words to translate is done, and so is one
 * in American English for the Philippines, where it is read.
 */
export function translationState(
  texts: Texts,
  changes: readonly TextChange[],
  { from, to }: { readonly from: Language; readonly to: Language },
): TranslationState {
  if (!hasWords(texts[from])) return 'done'
  if (!hasWords(texts[to])) return to === 'en-PH' && hasWords(texts['en-US']) ? 'done' : 'missing'
  return lastStep(changes, from, true) > lastStep(changes, to) ? 'outdated' : 'done'
}

/** The language that most of these texts have words in, the default one on a tie: what others are translated from. */
export function mostWritten(list: readonly Texts[]): Language {
  const count = (language: Language) => list.filter((texts) => hasWords(texts[language])).length
  return languages.reduce((best, language) => (count(language) > count(best) ? language : best))
}
