import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { fixedItems } from '@tiffin/contract/desk/page-shapes'
import { translatedKinds } from '@tiffin/contract/desk/translation'
import { type Item, itemKey, type Value } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { textFields, textsOfItem } from '@tiffin/core/language/item-texts'
import type { Texts } from '@tiffin/core/language/language'
import type { TextChange } from '@tiffin/core/language/translation'
import type { Tx } from '../../../db/unit.ts'
import { readLive } from '../live-items.ts'
import { readMenu } from '../menu/read-menu.ts'
import { listOfferIds } from '../offer/list-offers.ts'
import { listPageIds } from '../page/queries.ts'
import type { StoredChange } from '../queries.ts'
import { listTextChanges } from './queries.ts'
import { changesByText } from './text-changes.ts'

/** What texts are looked for by. */
export type TextGroup = keyof typeof translatedKinds
type Kind = (typeof translatedKinds)[TextGroup][number]

/** A text as a draft makes it, with all that was done to it. */
export interface TranslatedText {
  readonly kind: Kind
  readonly itemId: string
  readonly field: string
  readonly part: string
  readonly texts: Texts
  readonly ofName: Texts
  readonly changes: readonly TextChange[]
  /** What the field holds. */
  readonly value: Value
}

interface TextItem {
  readonly kind: string
  readonly itemId: string
  readonly fields: NonNullable<Item>
}

const mostChanges = 50_000
const kinds: readonly Kind[] = Object.values(translatedKinds).flat()
const pageKinds: readonly ItemKind[] = [...translatedKinds.page, ...translatedKinds.offer]
const fields = [...new Set(kinds.flatMap(textFields))]

const isTranslated = (kind: string): kind is Kind => kinds.some((each) => each === kind)
const fixed = pageKinds.flatMap((kind) => (fixedItems[kind] ?? []).map((itemId) => ({ kind, itemId })))

const textsIn = (value: Value | undefined): Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Texts) : {} // as: texts of a draft

/** What stands on pages, and what is offered, as a draft makes it. */
async function readPages(tx: Tx, corpId: string, drafted: readonly StoredChange[]): Promise<TextItem[]> {
  const [pages, offers] = await tx.batch(listPageIds(corpId), listOfferIds(corpId))
  const known = [...fixed, ...pages.rows, ...offers.rows]
  const isKnown = new Set(known.map(itemKey))
  const changes = drafted.filter(({ kind }) => pageKinds.includes(kind))
  const items = [...known, ...changes.filter((change) => !isKnown.has(itemKey(change)))]
  const find = layOver(await readLive(tx, corpId, items), changes)
  return items.flatMap(({ kind, itemId }) => {
    const item = find(kind, itemId)
    return item === undefined ? [] : [{ kind, itemId, fields: item }]
  })
}

/** What the name of a text is of: its product, its option, the block around it. */
function ownerOf({ kind, itemId, fields: { productId, propertyId } }: TextItem, isPart: boolean): string {
  if (kind === 'sku') return `product ${productId ?? ''}`
  if (kind === 'propertyValue') return `property ${propertyId ?? ''}`
  if (kind === 'package') return `product ${itemId}`
  return isPart ? itemKey({ kind, itemId }) : ''
}

interface Corp {
  readonly corpId: string
  readonly currencyScale: number
}

/** Items of menu and pages with their texts, as a draft makes them. Refuses as reading the menu does. */
async function readItems(tx: Tx, corp: Corp, draftId: string | undefined) {
  const { base, drafted } = await readMenu(tx, corp, draftId)
  const items: readonly TextItem[] = [...base.items, ...(await readPages(tx, corp.corpId, drafted))]
  return { items, drafted }
}

/** Every text of menu and pages as published, or as this transaction has laid a draft over it. */
export async function readPublishedTexts(tx: Tx, corp: Corp): Promise<Texts[]> {
  const { items } = await readItems(tx, corp, undefined)
  return items
    .filter(({ kind }) => isTranslated(kind))
    .flatMap(({ kind, fields: item }) => textsOfItem(kind, item).map(({ texts }) => texts))
}

/** The texts of menu and pages as a draft makes them, what belongs together behind each other. Refuses as reading the menu does. */
export async function readTexts(tx: Tx, corp: Corp, draftId: string | undefined): Promise<TranslatedText[]> {
  const { items, drafted } = await readItems(tx, corp, draftId)
  const { rows } = await tx.run(listTextChanges(corp.corpId, { kinds, fields }, mostChanges))
  const changesOf = changesByText(rows, drafted)
  const names = new Map(items.map((item) => [itemKey(item), textsIn(item.fields.name ?? item.fields.title)]))
  return items.flatMap((item) => {
    const { kind, itemId } = item
    if (!isTranslated(kind)) return []
    return textsOfItem(kind, item.fields).map((text) => {
      const isPart = text.part !== '' || text.field === 'description'
      return {
        ...{ kind, itemId, ...text, ofName: names.get(ownerOf(item, isPart)) ?? {} },
        ...{ changes: changesOf({ kind, itemId, ...text }), value: item.fields[text.field] ?? null },
      }
    })
  })
}
