import type { ItemKind, itemShapes } from '@tiffin/contract/desk/item-shapes'
import { fixedItems } from '@tiffin/contract/desk/page-shapes'
import type { Value } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import type { z } from 'zod'
import type { Tx } from '../../db/unit.ts'
import { applyChanges } from './apply-changes.ts'
import { checkItems } from './check-items.ts'
import type { StoredChange } from './queries.ts'

/** What a brand begins with: an item, as a draft would make it. */
export interface FirstItem<Kind extends ItemKind = ItemKind> {
  readonly kind: Kind
  readonly itemId: string
  readonly fields: z.input<(typeof itemShapes)[Kind]>
}

/** An item as a change that makes it, or fills what is always there. */
export function changeOf({ kind, itemId, fields }: FirstItem): StoredChange {
  const moved = Object.entries(fields).map(([field, to = null]) => [field, { from: null, to: to as Value }]) // as: fields are JSON
  return { kind, itemId, op: kind in fixedItems ? 'update' : 'create', fields: Object.fromEntries(moved) }
}

/** Writes items as publishing them does, without a release; for a brand that is being made. Refuses `publishFault`. */
export async function putFirstItems(
  tx: Tx,
  corpId: string,
  { items, now }: { items: readonly FirstItem[]; now: number },
): Promise<void> {
  const changes = items.map(changeOf)
  const checked = checkItems(
    changes,
    layOver(() => undefined, changes),
  )
  await applyChanges(tx, { corpId, changes, checked, now })
}
