import { isLanguage } from '../language/language.ts'
import { isSame, type Value } from './change.ts'

type Texts = { readonly [language: string]: Value }

/** Whether a value is a text in languages; one without any is such a text too. */
const isTexts = (value: Value): value is Texts =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every(isLanguage)

/** What a text began from, and what two people made of it. */
interface TextSides {
  readonly from: Texts
  readonly theirs: Texts
  readonly own: Texts
}

/** The sides of a text in languages; undefined for any other value, whose parts only mean something together. */
export function textSides(from: Value, theirs: Value, own: Value): TextSides | undefined {
  const begun = from ?? {}
  return isTexts(begun) && isTexts(theirs) && isTexts(own) ? { from: begun, theirs, own } : undefined
}

/** Languages that both wrote, and not the same. */
export const clashingLanguages = ({ from, theirs, own }: TextSides): readonly string[] =>
  Object.keys({ ...from, ...theirs, ...own }).filter(
    (language) =>
      !isSame(from[language], own[language]) &&
      !isSame(from[language], theirs[language]) &&
      !isSame(own[language], theirs[language]),
  )

/** The text that comes of both: each language goes where it was written, and where both wrote it, to the side that is chosen for it. */
export function mergeTexts({ from, theirs, own }: TextSides, isOwn: (language: string) => boolean): Texts {
  const merged: Record<string, Value> = { ...theirs }
  for (const language of Object.keys({ ...from, ...own })) {
    if (isSame(from[language], own[language])) continue
    if (!isSame(from[language], theirs[language]) && !isOwn(language)) continue
    if (own[language] === undefined) delete merged[language]
    else merged[language] = own[language]
  }
  return merged
}

/**
 * What two people made of one text: each language goes where it was written.
 * Undefined when both wrote the same language and not the same, or when it is no text in languages [draft-3].
 */
export function mergeValue(from: Value, theirs: Value, own: Value): Value | undefined {
  const sides = textSides(from, theirs, own)
  return sides && clashingLanguages(sides).length === 0 ? mergeTexts(sides, () => true) : undefined
}
