import { itemKey } from '@tiffin/core/draft/change'
import { textsOfItem } from '@tiffin/core/language/item-texts'
import type { TextChange } from '@tiffin/core/language/translation'
import type { StoredChange } from '../queries.ts'
import type { FieldChangeRow } from './queries.ts'

/** Where a text stands. */
export interface TextPlace {
  readonly kind: string
  readonly itemId: string
  readonly field: string
  readonly part: string
}

/** A draft comes after every release. */
const stepOfDraft = Number.MAX_SAFE_INTEGER

const fieldChangesOf = ({ kind, itemId, fields }: StoredChange): FieldChangeRow[] =>
  Object.entries(fields).map(([field, values]) => ({ releaseNo: stepOfDraft, kind, itemId, field, ...values }))

/** A text's name among all texts. */
export const textKey = ({ kind, itemId, field, part }: TextPlace): string =>
  [itemKey({ kind, itemId }), field, part].join(' ')

/** What was done to each text, by its key: in releases, and in a draft after them. */
export function changesByText(
  released: readonly FieldChangeRow[],
  drafted: readonly StoredChange[],
): (place: TextPlace) => readonly TextChange[] {
  const changes = new Map<string, TextChange[]>()
  for (const { releaseNo, kind, itemId, field, from, to } of [...released, ...drafted.flatMap(fieldChangesOf)]) {
    const before = new Map(textsOfItem(kind, { [field]: from }).map(({ part, texts }) => [part, texts]))
    const after = new Map(textsOfItem(kind, { [field]: to }).map(({ part, texts }) => [part, texts]))
    for (const part of new Set([...before.keys(), ...after.keys()])) {
      const key = textKey({ kind, itemId, field, part })
      const change = { step: releaseNo, from: before.get(part) ?? {}, to: after.get(part) ?? {} }
      changes.set(key, [...(changes.get(key) ?? []), change])
    }
  }
  return (place) => changes.get(textKey(place)) ?? []
}
