/** Fewer letters are like too much. */
const fewestLetters = 4
/** A word of so many letters may have a second mistake. */
const longWord = 8
/** Longer words and more of them nobody types for a store. */
const mostLetters = 24
const mostWords = 4

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Letters to change, add, leave out or swap with their neighbour until both words are the same. */
function mistakes(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

function isLike(typed: string, word: string): boolean {
  const allowed = typed.length < fewestLetters ? 0 : typed.length < longWord ? 1 : 2
  // Who is still typing has the beginning of a word.
  const beginning = word.slice(0, typed.length)
  if (beginning === typed) return true
  return (
    allowed > 0 &&
    Math.min(mistakes(typed, beginning), mistakes(typed, word.slice(0, typed.length + allowed))) <= allowed
  )
}

/** Whether every word that was typed is nearly the beginning of a word of the text: "harbuor" of "Harbour Street". */
export function isNearly(typed: string, text: string): boolean {
  const wanted = wordsOf(typed).slice(0, mostWords)
  const words = wordsOf(text)
  return (
    wanted.length > 0 && wanted.every((each) => each.length <= mostLetters && words.some((word) => isLike(each, word)))
  )
}
