import { isSame, type Value } from '../draft/change.ts'

type Fields = Readonly<Record<string, Value>>

/** A field that somebody else has changed meanwhile, and what it is now; of a text the language stands behind a point. */
export interface ChangedField {
  readonly field: string
  readonly now: Value
}

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Sides {
  readonly now: Value | undefined
  readonly from: Value | undefined
  readonly to: Value | undefined
}

function mergeValue(field: string, { now, from, to }: Sides, changed: ChangedField[]): Value {
  if (isSame(now, from)) return to ?? null
  if (isSame(from, to) || isSame(now, to)) return now ?? null
  if (!isFields(now) || !isFields(from) || !isFields(to)) {
    changed.push({ field, now: now ?? null })
    return now ?? null
  }
  const names = [...new Set([...Object.keys(now), ...Object.keys(to)])]
  const merged = names.map((name): [string, Value] => [
    name,
    mergeValue(`${field}.${name}`, { now: now[name], from: from[name], to: to[name] }, changed),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

/**
 * What comes of `to` when somebody who saw `from` writes it over `now`, or the fields that somebody else has changed since, and not to
 * the same. Languages of a text are fields of their own [store-11].
 */
export function mergeFields(
  now: Fields,
  from: Fields,
  to: Fields,
): { ok: true; fields: Fields } | { ok: false; changed: readonly ChangedField[] } {
  const changed: ChangedField[] = []
  const entries = Object.entries(to).map(([field, value]): [string, Value] => [
    field,
    mergeValue(field, { now: now[field], from: from[field], to: value }, changed),
  ])
  return changed.length > 0 ? { ok: false, changed } : { ok: true, fields: Object.fromEntries(entries) }
}
