import { type Change, type FindItem, type Item, itemKey, type Value } from './change.ts'

/** An item as it is after a change: undefined once it is archived. */
export function afterChange(item: Item, { op, fields }: Change): Item {
  if (op === 'archive') return undefined
  const made: Record<string, Value> = { ...item }
  for (const [name, { to }] of Object.entries(fields)) made[name] = to
  return made
}

/** Finds items as they will be once these changes are published; for drafts and previews. */
export function layOver(find: FindItem, changes: readonly Change[]): FindItem {
  const byItem = new Map<string, Change[]>()
  for (const change of changes) byItem.set(itemKey(change), [...(byItem.get(itemKey(change)) ?? []), change])
  return (kind, itemId) => (byItem.get(itemKey({ kind, itemId })) ?? []).reduce<Item>(afterChange, find(kind, itemId))
}
