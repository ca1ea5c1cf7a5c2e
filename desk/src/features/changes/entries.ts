import type { FindName, ItemName } from '../../data/names.ts'
import { type Line, linesOf, type Naming, type WireChange } from './lines.ts'
import { type Owner, ownerOf, rankOf } from './owner.ts'
import { ownerName } from './owner-name.ts'

/** Everything that changes of one thing with a name. */
export interface Entry<Change extends WireChange> {
  readonly owner: Owner
  readonly name: string
  readonly image: string
  readonly changes: readonly Change[]
  readonly lines: readonly Line[]
}

const imageOf = (row: ItemName | undefined): string => row?.image ?? ''

const groupOf = (changes: readonly WireChange[], find: FindName) => {
  const groups = new Map<string, { owner: Owner; places: number[] }>()
  for (const [place, change] of changes.entries()) {
    const owner = ownerOf(change, find)
    const key = `${owner.kind} ${owner.itemId}`
    const group = groups.get(key) ?? { owner, places: [] }
    group.places.push(place)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Changes by what they belong to, a product with its sizes, sets and stores; the kinds one after the other. */
export function entriesOf<Change extends WireChange>(changes: readonly Change[], naming: Naming): Entry<Change>[] {
  return groupOf(changes, naming.find)
    .map(({ owner, places }) => {
      const own = places.flatMap((place) => changes[place] ?? [])
      const row = naming.find(owner.kind, owner.itemId)
      return {
        ...{ owner, name: ownerName(owner, row), image: imageOf(row), changes: own },
        lines: own.flatMap((change) => linesOf(change, naming)),
      }
    })
    .toSorted((a, b) => rankOf(a.owner.kind) - rankOf(b.owner.kind))
}
