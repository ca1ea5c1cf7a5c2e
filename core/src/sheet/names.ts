import { ok, type Result, refuse } from '../result.ts'

/** By what cells name things: the brand's own code, else the id. */
export interface Names {
  /** The id of what a cell names. */
  readonly idOf: (kind: string, word: string) => Result<string, 'unknownName' | 'ambiguousName'>
  /** How a cell names it. */
  readonly wordOf: (kind: string, id: string) => string
}

/** A thing that can be named: `code` may be empty. */
export interface NamedThing {
  readonly kind: string
  readonly itemId: string
  readonly code: string
}

/** Codes that lists and recipes can hold without being cut to pieces. */
const isPlain = /^[^\s;=,[]+$/

/** Names of these things [sheet-1]. An id wins over a code; a code that several have names none of them. */
export function namesOf(things: readonly NamedThing[]): Names {
  const ids = new Map<string, NamedThing>()
  const codes = new Map<string, Set<string>>()
  for (const thing of things) {
    ids.set(`${thing.kind} ${thing.itemId}`, thing)
    if (thing.code === '') continue
    const key = `${thing.kind} ${thing.code}`
    codes.set(key, (codes.get(key) ?? new Set()).add(thing.itemId))
  }
  return {
    idOf: (kind, word) => {
      if (ids.has(`${kind} ${word}`)) return ok(word)
      const [found, another] = codes.get(`${kind} ${word}`) ?? []
      if (found === undefined) return refuse('unknownName')
      return another === undefined ? ok(found) : refuse('ambiguousName')
    },
    wordOf: (kind, id) => {
      const code = ids.get(`${kind} ${id}`)?.code ?? ''
      const isOwn = codes.get(`${kind} ${code}`)?.size === 1 && !ids.has(`${kind} ${code}`)
      return isOwn && isPlain.test(code) ? code : id
    },
  }
}
