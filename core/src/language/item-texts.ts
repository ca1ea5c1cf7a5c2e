import type { Item, Value } from '../draft/change.ts'
import type { Texts } from './language.ts'

/** A text of an item: which field, and which part of one that is a list; empty where the field is the text. */
export interface ItemText {
  readonly field: string
  /** `<entry>.<name>`: the group of a set by its id, the entry of a block by its place from 0. */
  readonly part: string
  readonly texts: Texts
}

interface TextList {
  readonly field: string
  /** Names the entry; without it entries are known by their place. */
  readonly key?: string
  readonly names: readonly string[]
}

/** The fields of each kind that are texts for customers. */
const fields: Readonly<Record<string, readonly string[]>> = {
  ...{ category: ['name', 'description'], property: ['name'], propertyValue: ['name'] },
  ...{ product: ['name', 'description'], sku: ['name'], promotion: ['name'] },
  couponKind: ['name', 'description'],
  ...{ look: ['brandName', 'slogan'], pageBlock: ['title'], tab: ['text'], guideMarker: ['text'] },
  ...{ downloadPage: ['title', 'description'], pageText: ['pointsText'], agreement: ['serviceTerms', 'privacyPolicy'] },
}

/** Lists with texts in their entries. */
const lists: Readonly<Record<string, TextList>> = {
  package: { field: 'groupList', key: 'productGroupId', names: ['name'] },
  tax: { field: 'rateList', key: 'rateId', names: ['name'] },
  pageBlock: { field: 'itemList', names: ['title', 'text', 'action'] },
}

type Entry = Readonly<Record<string, Value>>

const isEntry = (value: Value | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textsIn = (value: Value | undefined): Texts => (isEntry(value) ? (value as Texts) : {}) // as: texts of a draft

const entryKey = ({ key }: TextList, entry: Entry, place: number): string => String(key ? entry[key] : place)

function textsOfList(list: TextList, value: Value | undefined): ItemText[] {
  if (!Array.isArray(value)) return []
  return (value as readonly Value[]).flatMap((entry, place) => {
    if (!isEntry(entry)) return []
    return list.names.map((name) => ({
      ...{ field: list.field, part: `${entryKey(list, entry, place)}.${name}`, texts: textsIn(entry[name]) },
    }))
  })
}

/** The texts of an item that have words in some language, in the order in which customers read them. */
export function textsOfItem(kind: string, item: NonNullable<Item>): ItemText[] {
  const list = lists[kind]
  const own = (fields[kind] ?? []).map((field) => ({ field, part: '', texts: textsIn(item[field]) }))
  return [...own, ...(list ? textsOfList(list, item[list.field]) : [])].filter(
    ({ texts }) => Object.keys(texts).length > 0,
  )
}

/** What a field holds once one of its texts is another one; a part that is gone meanwhile changes nothing. */
export function withTexts(kind: string, value: Value, { part, texts }: Pick<ItemText, 'part' | 'texts'>): Value {
  if (part === '') return { ...texts }
  const list = lists[kind]
  if (!(list && Array.isArray(value))) return value
  const [key, name] = [part.slice(0, part.lastIndexOf('.')), part.slice(part.lastIndexOf('.') + 1)]
  return (value as readonly Value[]).map((entry, place) =>
    isEntry(entry) && entryKey(list, entry, place) === key ? { ...entry, [name]: { ...texts } } : entry,
  )
}

/** Fields of a kind that hold texts, one or a list of them. */
export const textFields = (kind: string): readonly string[] => [
  ...(fields[kind] ?? []),
  ...(lists[kind] ? [lists[kind].field] : []),
]
