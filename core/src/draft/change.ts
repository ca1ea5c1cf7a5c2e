/** What a field holds: anything that JSON can say. Null and absent are the same. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

/** From what to what a field goes. */
export interface FieldChange {
  readonly from: Value
  readonly to: Value
}

/** What is done with an item. */
export type Operation = 'create' | 'update' | 'archive'

/** What a draft or a release does with one item [draft-1]. `kind` and `itemId` name it together. */
export interface Change {
  readonly kind: string
  readonly itemId: string
  readonly op: Operation
  readonly fields: Readonly<Record<string, FieldChange>>
}

/** An item as it is: its fields, or undefined when there is none, or none any more. */
export type Item = Readonly<Record<string, Value>> | undefined

/** Finds an item as it is now. */
export type FindItem = (kind: string, itemId: string) => Item

/** An item's name among all items. */
export const itemKey = ({ kind, itemId }: Pick<Change, 'kind' | 'itemId'>): string => `${kind} ${itemId}`

function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  )
}

/** Whether two values are the same; the order of names does not count, nor does a name without a value. */
export const isSame = (a: Value | undefined, b: Value | undefined): boolean =>
  JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null))
