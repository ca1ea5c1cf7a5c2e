import { isSame, type Value } from './change.ts'

type Named = { readonly [name: string]: Value }

const isNamed = (value: Value): value is Named => value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * What two people made of one value that has names of its own, as texts in languages: each name goes where it was moved.
 * Undefined when both moved the same name and not to the same, or when it has no names [draft-3].
 */
export function mergeValue(from: Value, theirs: Value, own: Value): Value | undefined {
  const begun = from ?? {}
  if (!isNamed(begun) || !isNamed(theirs) || !isNamed(own)) return undefined
  const merged: Record<string, Value> = { ...theirs }
  for (const name of new Set([...Object.keys(begun), ...Object.keys(own)])) {
    if (isSame(begun[name], own[name])) continue
    if (!isSame(begun[name], theirs[name]) && !isSame(own[name], theirs[name])) return undefined
    if (own[name] === undefined) delete merged[name]
    else merged[name] = own[name]
  }
  return merged
}
