import { type ItemKind, itemShapes, type PublishedItem } from '@tiffin/contract/desk/item-shapes'
import type { z } from 'zod'
import type { Statement } from '../../db/statement.ts'
import type { ItemStore, PutItem } from './kinds/item-store.ts'
import { itemStores } from './kinds/item-stores.ts'

/** What a brand begins with: items as the shape of their kind takes them. */
export interface FirstItem<Kind extends ItemKind = ItemKind> {
  readonly kind: Kind
  readonly itemId: string
  readonly fields: z.input<(typeof itemShapes)[Kind]>
}

/** Writes items as publishing them would; for a brand that is being made, which is not visible yet. */
export const putFirstItems = (corpId: string, items: readonly FirstItem[], now: number): Statement[] =>
  items.flatMap(({ kind, itemId, fields }) => {
    const store = itemStores[kind] as ItemStore // as: the item is read by the schema of its kind
    const item: PublishedItem<ItemKind> = itemShapes[kind].parse(fields)
    return [...store.put(corpId, [{ ...item, itemId } as PutItem<ItemKind>], now)]
  })
