import { fold } from '../catalog/fold.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Why a cell names nothing: there is none, or several have this code or this name. */
export type NamingFault = 'unknownName' | 'ambiguousName' | 'severalNamed'

/** By what cells name things: the brand's own code, else the id; what has no codes by its name too. */
export interface Names {
  /** The id of what a cell names. */
  readonly idOf: (kind: string, word: string) => Result<string, NamingFault>
  /** How a cell names it. */
  readonly wordOf: (kind: string, id: string) => string
}

/** A thing that can be named: `code` may be empty; `names` are those that cells may say, in any language. */
export interface NamedThing {
  readonly kind: string
  readonly itemId: string
  readonly code: string
  readonly names?: readonly string[]
}

/** Codes that lists and recipes can hold without being cut to pieces. */
const isPlain = /^[^\s;=,[]+$/

type Holders = Map<string, Set<string>>

function hold(holders: Holders, key: string, itemId: string): void {
  holders.set(key, (holders.get(key) ?? new Set()).add(itemId))
}

const nameKey = (kind: string, name: string): string => `${kind} ${fold(name)}`

/** Names of these things [sheet-1]. An id wins over a code, a code over a name; what several have names none of them. */
export function namesOf(things: readonly NamedThing[]): Names {
  const ids = new Map<string, NamedThing>()
  const codes: Holders = new Map()
  const names: Holders = new Map()
  for (const { names: ownNames = [], ...thing } of things) {
    ids.set(`${thing.kind} ${thing.itemId}`, thing)
    if (thing.code !== '') hold(codes, `${thing.kind} ${thing.code}`, thing.itemId)
    for (const name of ownNames) if (name.trim() !== '') hold(names, nameKey(thing.kind, name), thing.itemId)
  }
  return {
    idOf: (kind, word) => {
      if (ids.has(`${kind} ${word}`)) return ok(word)
      const [coded, another] = codes.get(`${kind} ${word}`) ?? []
      if (another !== undefined) return refuse('ambiguousName')
      if (coded !== undefined) return ok(coded)
      const [found, second] = names.get(nameKey(kind, word)) ?? []
      if (found === undefined) return refuse('unknownName')
      return second === undefined ? ok(found) : refuse('severalNamed')
    },
    wordOf: (kind, id) => {
      const code = ids.get(`${kind} ${id}`)?.code ?? ''
      const isOwn = codes.get(`${kind} ${code}`)?.size === 1 && !ids.has(`${kind} ${code}`)
      return isOwn && isPlain.test(code) ? code : id
    },
  }
}
