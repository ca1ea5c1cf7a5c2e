import { type Change, type FindItem, type Item, isSame, type Value } from './change.ts'
import { mergeValue } from './merge-value.ts'

/** A field that is not what a change came from, of a text in one of its languages: nothing is published [draft-4]. */
export interface Conflict {
  readonly kind: string
  readonly itemId: string
  /** Empty when the item itself is in the way: it is there already, or is gone. */
  readonly field: string
  readonly from: Value
  readonly to: Value
  /** What it is now. */
  readonly now: Value
}

const conflictOf = (
  { kind, itemId }: Change,
  field: string,
  values: Pick<Conflict, 'from' | 'to' | 'now'>,
): Conflict => ({
  ...{ kind, itemId, field },
  ...values,
})

function conflictsOf(change: Change, item: Item): Conflict[] {
  const { op, fields } = change
  if (op === 'create') return item ? [conflictOf(change, '', { from: null, to: null, now: true })] : []
  if (!item) return op === 'archive' ? [] : [conflictOf(change, '', { from: true, to: true, now: null })]
  if (op === 'archive') return []
  return Object.entries(fields)
    .map(([field, { from, to }]) => conflictOf(change, field, { from, to, now: item[field] ?? null }))
    .filter(({ from, to, now }) => !isSame(now, from) && !isSame(now, to) && mergeValue(from, now, to) === undefined)
}

/** Where changes no longer fit what there is [draft-4]. */
export const findConflicts = (changes: readonly Change[], find: FindItem): Conflict[] =>
  changes.flatMap((change) => conflictsOf(change, find(change.kind, change.itemId)))
