import bidiFactory from 'bidi-js'
import { fontOf, type ScriptFont } from './script-fonts.ts'

// as: its types name a default export inside of what Node imports, which is that function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** An emoji of several characters stays as it is when a text is turned. */
const graphemes = new Intl.Segmenter()

/** Marks of direction order a text and are not drawn: a font without them draws an empty box. */
const directionMark = /[\u061c\u200e\u200f\u2066-\u2069]/

/** A piece of a line that is drawn at once: one font, one direction, no space inside. */
export interface TextRun {
  readonly text: string
  readonly font: ScriptFont
  /** From right to left. */
  readonly isBackward: boolean
}

interface LevelRun {
  text: string
  font: ScriptFont
  level: number
  isSpace: boolean
}

/** What a backward run draws: fonts turn Arabic round themselves, everything else is turned here. */
function drawn({ text, font, level }: LevelRun): TextRun {
  const isBackward = level % 2 === 1
  if (!isBackward || font === 'arabic') return { text, font, isBackward }
  const turned = [...graphemes.segment(text)]
    .reverse()
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
  return { text: turned.join(''), font, isBackward }
}

/** Runs of one level and one font, in the order in which they are read. */
function levelRuns(text: string, direction: 'ltr' | 'rtl'): LevelRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: LevelRun[] = []
  let index = 0
  for (const character of text) {
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    index += character.length
    if (directionMark.test(character)) continue
    const font = fontOf(character, last?.font ?? 'latin')
    const isSpace = character === ' '
    if (last && last.level === level && last.font === font && last.isSpace === isSpace) last.text += character
    else runs.push({ text: character, font, level, isSpace })
  }
  return runs
}

/** Runs as they stand on paper from left to right: of each level, from the highest down, what stands together is turned round. */
export function visualRuns(text: string, direction: 'ltr' | 'rtl'): TextRun[] {
  const runs = levelRuns(text, direction)
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while ((runs[end]?.level ?? -1) >= level) end++
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return runs.map(drawn)
}

/** Letters that run from right to left, and the mark that Intl puts between the figures of an Arabic date. */
const backward = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u

/**
 * The runs of a line on paper that is read in a direction. Of what has no letters of the other direction, a telephone number or an amount,
 * the order of its figures is kept.
 */
export function lineRuns(text: string, direction: 'ltr' | 'rtl'): TextRun[] {
  const isBackward = backward.test(text) && (direction === 'rtl' || backward.test(/\p{L}/u.exec(text)?.[0] ?? ''))
  return visualRuns(text, isBackward ? 'rtl' : 'ltr')
}
