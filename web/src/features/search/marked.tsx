import { splitMarked } from './split-marked.ts'

interface MarkedProps {
  readonly text: string
  /** What was searched for; empty marks nothing. */
  readonly search: string
}

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: MarkedProps) {
  if (search === '') return text
  return splitMarked(text, search).map((piece, index) =>
    piece.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are those of one text
      <mark key={index}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}
