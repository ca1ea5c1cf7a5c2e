import { type ItemKind, itemKinds } from '@tiffin/contract/desk/item-shapes'
import { type FindItem, type Item, itemKey } from '@tiffin/core/draft/change'
import type { Tx } from '../../db/unit.ts'
import { itemStores } from './kinds/item-stores.ts'

/** Ids by kind, in the order in which kinds are written. */
export function idsByKind(items: readonly { readonly kind: ItemKind; readonly itemId: string }[]) {
  return itemKinds.flatMap((kind) => {
    const ids = items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
    return ids.length > 0 ? [{ kind, ids: [...new Set(ids)] }] : []
  })
}

/** These items as they are published now. */
export async function readLive(
  tx: Tx,
  corpId: string,
  items: readonly { readonly kind: ItemKind; readonly itemId: string }[],
): Promise<FindItem> {
  const groups = idsByKind(items)
  const answers = await tx.batch(...groups.map(({ kind, ids }) => itemStores[kind].find(corpId, ids)))
  const found = new Map<string, Item>()
  for (const [index, { rows }] of answers.entries())
    for (const { itemId, fields } of rows) found.set(itemKey({ kind: groups[index]?.kind ?? '', itemId }), fields)
  return (kind, itemId) => found.get(itemKey({ kind, itemId }))
}
