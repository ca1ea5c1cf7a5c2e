import type { itemFault } from '@tiffin/contract/desk/draft'
import { type ItemKind, itemShapes, type PublishedItem } from '@tiffin/contract/desk/item-shapes'
import { fixedItems } from '@tiffin/contract/desk/page-shapes'
import type { Change, FindItem, Item } from '@tiffin/core/draft/change'
import type { z } from 'zod'
import { faultOf } from '../../base/field-fault.ts'
import type { StoredChange } from './queries.ts'

/** What keeps an item from being published. */
export type ItemFault = Readonly<z.output<typeof itemFault>>

type WrittenItem = PublishedItem<ItemKind> & { itemId: string }

const withoutNulls = (item: NonNullable<Item>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))

/** An item as it is to be written, or what is wrong with it. */
function checkItem<Kind extends ItemKind>(
  kind: Kind,
  item: NonNullable<Item>,
): { ok: true; item: PublishedItem<Kind> } | { ok: false; faults: readonly Pick<ItemFault, 'field' | 'fault'>[] } {
  const read = itemShapes[kind].safeParse(withoutNulls(item), { reportInput: true })
  if (read.success) return { ok: true, item: read.data as PublishedItem<Kind> } // as: the schema of this kind read it
  return {
    ok: false,
    faults: read.error.issues.map((issue) => ({ field: issue.path.join('.'), fault: faultOf(issue) })),
  }
}

/** Whether a change does what can be done to its item: what is always there neither comes nor goes. */
const isPossible = ({ kind, itemId, op }: Change): boolean => {
  const fixed = fixedItems[kind]
  return fixed === undefined || (op === 'update' && fixed.includes(itemId))
}

const isWritten = ({ op }: Change) => op !== 'archive'

/** The items that changes write, by kind, and what is wrong with them. */
export interface CheckedItems {
  readonly written: ReadonlyMap<ItemKind, readonly WrittenItem[]>
  readonly faults: readonly ItemFault[]
}

/** Reads the items of changes, as they will be, by the schema of their kind. */
export function checkItems(changes: readonly StoredChange[], find: FindItem): CheckedItems {
  const written = new Map<ItemKind, WrittenItem[]>()
  const listOf = (kind: ItemKind): WrittenItem[] => {
    const list = written.get(kind) ?? []
    written.set(kind, list)
    return list
  }
  const faults: ItemFault[] = changes
    .filter((change) => !isPossible(change))
    .map(({ kind, itemId }) => ({ kind, itemId, field: '', fault: 'invalid' }))
  for (const { kind, itemId } of changes.filter(isWritten)) {
    const checked = checkItem(kind, find(kind, itemId) ?? {})
    if (checked.ok) listOf(kind).push({ ...checked.item, itemId })
    else faults.push(...checked.faults.map((fault) => ({ kind, itemId, ...fault })))
  }
  return { written, faults }
}
