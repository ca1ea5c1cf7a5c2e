import { type Change, type Item, isSame, type Value } from './change.ts'

/** A value with texts replaced wherever they stand in it, alone or in a list. */
function replaceIn(value: Value, texts: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, texts))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceIn(each, texts)]))
}

/** What makes an item name other addresses than it does; undefined when it names none of them. A text that only holds one in it stays. */
export function replaceTexts(
  { kind, itemId, item }: { readonly kind: string; readonly itemId: string; readonly item: Item },
  texts: ReadonlyMap<string, string>,
): Change | undefined {
  const fields = Object.entries(item ?? {}).flatMap(([name, from]) => {
    const to = replaceIn(from, texts)
    return isSame(from, to) ? [] : [[name, { from, to }] as const]
  })
  return fields.length === 0 ? undefined : { kind, itemId, op: 'update', fields: Object.fromEntries(fields) }
}
