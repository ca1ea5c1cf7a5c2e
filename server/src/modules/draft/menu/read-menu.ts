import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import type { SheetMenu } from '@tiffin/core/sheet/entries'
import { maxSheetRows } from '@tiffin/core/sheet/limits'
import { setSheet } from '@tiffin/core/sheet/sets'
import { sheets } from '@tiffin/core/sheet/sheets'
import { Refusal } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
import { readLive } from '../live-items.ts'
import type { StoredChange } from '../queries.ts'
import { listStoreCodes, listWholeMenu } from './queries.ts'
import { readDraft } from './show-menu.ts'

/** The whole menu as a draft makes it, and the draft. */
export interface WholeMenu {
  readonly base: SheetMenu
  readonly drafted: readonly StoredChange[]
}

const kinds = new Set([...sheets, setSheet].map(({ kind }) => kind))

const isOnSheet = ({ kind }: { kind: ItemKind }): boolean => kinds.has(kind)

/** Of what an item with an id of two says something. */
const parts: Readonly<Partial<Record<ItemKind, readonly [ItemKind | 'store', ItemKind]>>> = {
  storeProduct: ['store', 'product'],
  storeSku: ['store', 'sku'],
  priceListSku: ['priceList', 'sku'],
}

/** Leaves out what is said of something archived: no cell could name it. */
function withoutOrphans<Item extends Pick<StoredChange, 'kind' | 'itemId'>>(
  items: readonly Item[],
  stores: readonly { readonly itemId: string }[],
): Item[] {
  const known = new Set([...items, ...stores.map((store) => ({ ...store, kind: 'store' }))].map(itemKey))
  return items.filter(({ kind, itemId }) => {
    const ids = itemId.split('.')
    return (parts[kind] ?? []).every((part, place) => known.has(itemKey({ kind: part, itemId: ids[place] ?? '' })))
  })
}

/** Reads the menu as a draft makes it, or as it is published. Refuses `draftUnknown` and `sheetTooLarge`. */
export async function readMenu(
  tx: Tx,
  { corpId, currencyScale }: { readonly corpId: string; readonly currencyScale: number },
  draftId: string | undefined,
): Promise<WholeMenu> {
  const drafted = [...(await readDraft(tx, corpId, draftId)).values()]
  const [published, stores] = await tx.batch(listWholeMenu(corpId, maxSheetRows + 1), listStoreCodes(corpId))
  if (published.rows.length > maxSheetRows) throw new Refusal('sheetTooLarge')
  const draftedOnSheets = drafted.filter(isOnSheet)
  const known = new Set(published.rows.map(itemKey))
  const items = [...published.rows, ...draftedOnSheets.filter((change) => !known.has(itemKey(change)))]
  const find = layOver(await readLive(tx, corpId, items), draftedOnSheets)
  const after = items.flatMap(({ kind, itemId }) => {
    const fields = find(kind, itemId)
    return fields === undefined ? [] : [{ kind, itemId, fields }]
  })
  const named = stores.rows.map((store) => ({ ...store, kind: 'store' }))
  return { base: { items: withoutOrphans(after, stores.rows), stores: named, currencyScale }, drafted }
}
