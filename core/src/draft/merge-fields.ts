import { isSame, type Value } from './change.ts'
import { mergeValue } from './merge-value.ts'

type Fields = Readonly<Record<string, Value>>

/** A field that was changed meanwhile, and what it is now. */
export interface ChangedField {
  readonly field: string
  readonly now: Value
}

function mergeField(now: Value, from: Value, to: Value): Value | undefined {
  if (isSame(now, from)) return to
  if (isSame(from, to) || isSame(now, to)) return now
  return mergeValue(from, now, to)
}

/**
 * What comes of `to` when a writer who saw `from` writes it over `now`, or the fields that were changed since by others, and not to
 * the same. Languages of a text are in each other's way only where both wrote the same one [store-11].
 */
export function mergeFields(
  now: Fields,
  from: Fields,
  to: Fields,
): { ok: true; fields: Fields } | { ok: false; changed: readonly ChangedField[] } {
  const merged = Object.entries(to).map(([field, value]) => {
    const before = now[field] ?? null
    return { field, now: before, value: mergeField(before, from[field] ?? null, value) }
  })
  const changed = merged
    .filter(({ value }) => value === undefined)
    .map(({ field, now: value }) => ({ field, now: value }))
  const fields = merged.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value] as const]))
  return changed.length > 0 ? { ok: false, changed } : { ok: true, fields: Object.fromEntries(fields) }
}
