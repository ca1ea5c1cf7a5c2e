import type { ItemKind, PublishedItem } from '@tiffin/contract/desk/item-shapes'
import type { Value } from '@tiffin/core/draft/change'
import type { Statement } from '../../../db/statement.ts'

/** An item as it is published. */
export interface LiveItem {
  readonly itemId: string
  readonly fields: Readonly<Record<string, Value>>
}

/** An item with its id, as it is to be. */
export type PutItem<Kind extends ItemKind> = PublishedItem<Kind> & { readonly itemId: string }

/** Where the items of a kind stand: how they are found, written and taken away, many at once. */
export interface ItemStore<Kind extends ItemKind = ItemKind> {
  readonly find: (corpId: string, ids: readonly string[]) => Statement<LiveItem>
  /** Creates, changes and brings back. */
  readonly put: (corpId: string, items: readonly PutItem<Kind>[], now: number) => readonly Statement[]
  /** Takes from the menu what was on sale; a difference of a store goes [draft-6]. */
  readonly archive: (corpId: string, ids: readonly string[], now: number) => readonly Statement[]
}

/** The values of a statement that writes items: one JSON text. */
export const itemRows = <Kind extends ItemKind>(corpId: string, items: readonly PutItem<Kind>[]) => ({
  corpId,
  itemRows: JSON.stringify(items),
})

export const ofIds = (corpId: string, ids: readonly string[]) => ({ corpId, ids })

export const archiving = (corpId: string, ids: readonly string[], now: number) => ({ corpId, ids, now: new Date(now) })
