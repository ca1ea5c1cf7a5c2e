import type { Piece } from './read-markup.ts'

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.pieces.map(textOf).join(''))

/** An index shorter than that says no more than the text does. */
const fewest = 3

/** What an index of a text lists: its headings of the level that divides it, in their order; empty for a short text. */
export function headingsOf(pieces: readonly Piece[]): { readonly tag: 'h2' | 'h3'; readonly texts: readonly string[] } {
  const textsOf = (tag: string) =>
    pieces.flatMap((piece) => (typeof piece !== 'string' && piece.tag === tag ? [textOf(piece).trim()] : []))
  const [large, small] = [textsOf('h2'), textsOf('h3')]
  const [tag, texts] = large.length > 1 ? (['h2', large] as const) : (['h3', small] as const)
  return { tag, texts: texts.length < fewest ? [] : texts }
}
