import { isRecord } from '@tiffin/kit/client/kept.ts'

/** From what to what the fields of an item go, or what they are meanwhile. */
interface Changed {
  readonly itemId: string
  readonly fieldList: readonly { readonly from?: unknown; readonly to?: unknown; readonly now?: unknown }[]
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** The ids that a value may name, at any depth. */
export function idsIn(value: unknown): readonly string[] {
  if (isId(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return isRecord(value) ? Object.values(value).flatMap(idsIn) : []
}

/** Everything that changes name: what they change, what that stands below, and what their fields say. */
export const idsOfChanges = (changes: readonly Changed[]): readonly string[] =>
  changes.flatMap(({ itemId, fieldList }) => [
    ...itemId.split('.'),
    ...fieldList.flatMap(({ from, to, now }) => [from, to, now].flatMap(idsIn)),
  ])
