import { type Change, type FindItem, type Item, itemKey, type Value } from './change.ts'
import { mergeValue } from './merge-value.ts'

/** An item as it is after a change: undefined once it is archived. A text keeps the languages that others wrote since [draft-4]. */
export function afterChange(item: Item, { op, fields }: Change): Item {
  if (op === 'archive') return undefined
  const made: Record<string, Value> = { ...item }
  for (const [name, { from, to }] of Object.entries(fields)) made[name] = mergeValue(from, made[name] ?? null, to) ?? to
  return made
}

/** Finds items as they will be once these changes are published; for drafts and previews. */
export function layOver(find: FindItem, changes: readonly Change[]): FindItem {
  const byItem = new Map<string, Change[]>()
  for (const change of changes) byItem.set(itemKey(change), [...(byItem.get(itemKey(change)) ?? []), change])
  return (kind, itemId) => (byItem.get(itemKey({ kind, itemId })) ?? []).reduce<Item>(afterChange, find(kind, itemId))
}
