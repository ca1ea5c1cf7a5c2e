/** Fewer letters are like too much. */
const fewestLetters = 4
/** A word of so many letters may have a second mistake. */
const longWord = 8
/** Letters and words that an approximate match compares at most. */
const mostLetters = 24
const mostWords = 4

/** The words of a name or an address, as they are compared. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')

/** Letters to change, add, leave out or swap with their neighbour until both words are the same; above `most` only that it is more. */
function mistakes(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = []
    row[Math.max(0, i - most - 1)] = i - most > 0 ? most + 1 : i
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      const change = (last[j - 1] ?? most) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (beforeLast[j - 2] ?? most) + 1 : change
      row[j] = Math.min(change, swap, (last[j] ?? most) + 1, (row[j - 1] ?? most) + 1)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? most + 1
}

function isLike(typed: string, word: string): boolean {
  const allowed = typed.length < fewestLetters ? 0 : typed.length < longWord ? 1 : 2
  // Who is still typing has the beginning of a word.
  const beginning = word.slice(0, typed.length)
  if (beginning === typed) return true
  const longer = word.slice(0, typed.length + allowed)
  return allowed > 0 && [beginning, longer].some((part) => mistakes(typed, part, allowed) <= allowed)
}

/** Caches the result for each word: names of streets and towns repeat. */
function rememberLike(typed: string): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (word) => {
    const isKnown = known.get(word)
    if (isKnown !== undefined) return isKnown
    const isFound = isLike(typed, word)
    known.set(word, isFound)
    return isFound
  }
}

/** Whether words read as one begin with what was typed, read as one too: a blank too many or too few is no mistake. */
function joinedFinder(words: readonly string[]): (words: readonly string[]) => boolean {
  const joined = words.join('')
  if (joined.length < fewestLetters || joined.length > mostLetters) return () => false
  const isFound = rememberLike(joined)
  return (words) =>
    words.some(
      (word, index) =>
        word[0] === joined[0] &&
        isFound(
          words
            .slice(index, index + mostWords)
            .join('')
            .slice(0, mostLetters + 2),
        ),
    )
}

/**
 * Whether everything that was typed is nearly the beginning of a word of a text: "harbuor" of "Harbour Street",
 * "harbourstreet" and "har bour" too. Made once for a search through many texts.
 */
export function nearlyFinder(typed: string): (words: readonly string[]) => boolean {
  const words = searchWords(typed).slice(0, mostWords)
  const likes = words.every((each) => each.length <= mostLetters) ? words.map(rememberLike) : []
  const isJoined = joinedFinder(words)
  return (words) => (likes.length > 0 && likes.every((isFound) => words.some(isFound))) || isJoined(words)
}
