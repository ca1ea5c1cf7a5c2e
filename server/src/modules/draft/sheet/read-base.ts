import { randomUUIDv7 } from 'node:crypto'
import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import type { SheetBase } from '@tiffin/core/sheet/entries'
import { maxSheetRows } from '@tiffin/core/sheet/limits'
import { setSheet } from '@tiffin/core/sheet/sets'
import { sheets } from '@tiffin/core/sheet/sheets'
import { Refusal } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
import { readLive } from '../live-items.ts'
import { listChanges, type StoredChange } from '../queries.ts'
import { listSheetItems, listStoreCodes } from './queries.ts'

/** The menu that a file is written from or compared with, and the draft over it. */
export interface SheetMenu {
  readonly base: SheetBase
  readonly drafted: readonly StoredChange[]
}

const kinds = new Set([...sheets, setSheet].map(({ kind }) => kind))

const isOnSheet = ({ kind }: { kind: ItemKind }): boolean => kinds.has(kind)

/** Reads the menu as a draft makes it, or as it is published. Refuses `sheetTooLarge`. */
export async function readMenu(
  tx: Tx,
  { corpId, currencyScale }: { readonly corpId: string; readonly currencyScale: number },
  draftId: string | undefined,
): Promise<SheetMenu> {
  const [published, stores, changes] = await tx.batch(
    listSheetItems(corpId, maxSheetRows + 1),
    listStoreCodes(corpId),
    listChanges(corpId, draftId ?? ''),
  )
  if (published.rows.length > maxSheetRows) throw new Refusal('sheetTooLarge')
  const drafted = changes.rows.filter(isOnSheet)
  const known = new Set(published.rows.map(itemKey))
  const items = [...published.rows, ...drafted.filter((change) => !known.has(itemKey(change)))]
  const find = layOver(await readLive(tx, corpId, items), drafted)
  const after = items.flatMap(({ kind, itemId }) => {
    const fields = find(kind, itemId)
    return fields === undefined ? [] : [{ kind, itemId, fields }]
  })
  const named = stores.rows.map((store) => ({ ...store, kind: 'store' }))
  return { base: { items: after, stores: named, currencyScale, newId: randomUUIDv7 }, drafted: changes.rows }
}
