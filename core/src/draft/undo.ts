import { type Change, type FieldChange, type FindItem, type Item, isSame } from './change.ts'
import type { Conflict } from './find-conflicts.ts'
import { joinChanges } from './join-changes.ts'

/** What takes releases back, and what was changed since and stays as it is [draft-5]. */
export interface Undo {
  readonly changes: readonly Change[]
  readonly kept: readonly Conflict[]
}

const turned = (fields: Change['fields']): Record<string, FieldChange> =>
  Object.fromEntries(Object.entries(fields).map(([name, { from, to }]) => [name, { from: to, to: from }]))

/** The change that leads back, whatever there is now. */
export function inverseOf(change: Change): Change {
  const op = { create: 'archive', archive: 'create', update: 'update' } as const
  return { ...change, op: op[change.op], fields: turned(change.fields) }
}

function splitUpdate(change: Change, item: NonNullable<Item>): Undo {
  const entries = Object.entries(change.fields)
  const isUntouched = ([name, { from }]: (typeof entries)[number]) => isSame(item[name], from)
  const kept = entries.filter((entry) => !isUntouched(entry))
  const fields = Object.fromEntries(entries.filter(isUntouched))
  return {
    changes: Object.keys(fields).length > 0 ? [{ ...change, fields }] : [],
    kept: kept.map(([field, { from, to }]) => ({
      ...{ kind: change.kind, itemId: change.itemId, field, from, to, now: item[field] ?? null },
    })),
  }
}

function undoOf(change: Change, item: Item): Undo {
  if (change.op === 'update' && item) return splitUpdate(change, item)
  if (change.op === 'archive' ? item : change.op === 'create' && !item) return { changes: [change], kept: [] }
  const { kind, itemId } = change
  return { changes: [], kept: [{ kind, itemId, field: '', from: null, to: null, now: item ? true : null }] }
}

/** What takes back the changes of releases, given from the oldest to the newest, as far as nothing else was changed since [draft-5]. */
export function undo(released: readonly Change[], find: FindItem): Undo {
  const inverse = joinChanges(released.toReversed().map(inverseOf))
  const parts = inverse.map((change) => undoOf(change, find(change.kind, change.itemId)))
  return { changes: parts.flatMap(({ changes }) => changes), kept: parts.flatMap(({ kept }) => kept) }
}
