import { json, kept } from '@tiffin/kit/client/kept.ts'

/** Words that are offered again. */
const mostWords = 10

/** Most characters of a search [call-6]. */
export const longestSearch = 50

const words = json(
  (value): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string'),
)

/** What was searched on this device under a key, newest first. */
export function searchHistory(key: string) {
  const stored = kept<string[]>({ key, codec: words, fallback: [] })
  const list = () => stored.get().slice(0, mostWords)
  return {
    list,
    add(text: string): string[] {
      const word = text.trim().slice(0, longestSearch)
      if (word === '') return list()
      const next = [word, ...stored.get().filter((each) => each !== word)].slice(0, mostWords)
      stored.set(next)
      return next
    },
    clear: () => stored.clear(),
  }
}

/** Names and streets that stores were looked for by. */
export const storeSearches = searchHistory('tiffin.storeSearches')

/** What was looked for on the menu. */
export const productSearches = searchHistory('tiffin.productSearches')
