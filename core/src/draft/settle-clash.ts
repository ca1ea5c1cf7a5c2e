import type { Value } from './change.ts'
import type { Clash } from './merge-edit.ts'
import { clashingLanguages, mergeTexts, textSides } from './merge-value.ts'

/** What is asked about a clash: the whole value, or of a text the words of one language [draft-3]. */
export interface ClashPart {
  readonly field: string
  /** Empty for the whole value. */
  readonly language: string
  /** What both began from. */
  readonly from: Value
  readonly theirs: Value
  readonly own: Value
}

/** The questions of a clash: of a text in languages one for each language that both wrote. */
export function clashParts({ field, from, theirs, own }: Clash): readonly ClashPart[] {
  const sides = textSides(from, theirs, own)
  if (!sides) return [{ field, language: '', from, theirs, own }]
  return clashingLanguages(sides).map((language) => ({
    ...{ field, language },
    from: sides.from[language] ?? null,
    theirs: sides.theirs[language] ?? null,
    own: sides.own[language] ?? null,
  }))
}

/** The value that comes of the answers. `isOwn` answers for a language, empty for the whole value; a language that one person wrote is kept. */
export function settledValue({ from, theirs, own }: Clash, isOwn: (language: string) => boolean): Value {
  const sides = textSides(from, theirs, own)
  if (!sides) return isOwn('') ? own : theirs
  return mergeTexts(sides, isOwn)
}
