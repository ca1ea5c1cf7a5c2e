/** How wide a text is. */
export type Measure = (text: string) => number

/** The places where a text may be broken: behind spaces, and between words where a language writes none. */
const piecesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].reduce<string[]>(
    (pieces, { segment, isWordLike }) => {
      const last = pieces.length - 1
      const before = pieces[last]
      // Marks stay with the word before them, and a space ends a piece.
      if (before === undefined || (isWordLike && !/[(["'“‘（\-−¥$]$/.test(before))) pieces.push(segment)
      else pieces[last] = before + segment
      return pieces
    },
    [],
  )

/** What is wider than a line by itself is broken anywhere. */
function broken(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece]
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter().segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

/** The lines of a text that are no wider than that. */
export function breakLines(
  text: string,
  language: string,
  { width, measure }: { width: number; measure: Measure },
): string[] {
  const pieces = piecesOf(text, language).flatMap((piece) => broken(piece, width, measure))
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}
