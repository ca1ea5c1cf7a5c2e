/** A piece of a text; marked when it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** Letters as they compare: without accents and in small. A letter that becomes several stays as it is. */
function folded(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')
  return plain.length === letter.length ? plain : letter
}

/** A text cut where a word of the search stands in it, each place marked; whole when none does. */
export function splitMarked(text: string, search: string): Piece[] {
  const plain = [...text].map(folded).join('')
  const words = search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word].map(folded).join(''))
  const marks = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let index = plain.indexOf(word); index >= 0; index = plain.indexOf(word, index + word.length))
      marks.fill(true, index, index + word.length)
  const pieces: Piece[] = []
  for (let from = 0, until = 1; until <= text.length; until += 1) {
    if (until < text.length && marks[until] === marks[from]) continue
    pieces.push({ text: text.slice(from, until), isMarked: marks[from] === true })
    from = until
  }
  return pieces
}
