import { type ItemKind, itemKinds } from '@tiffin/contract/desk/item-shapes'
import { type FindItem, isSame, itemKey } from '@tiffin/core/draft/change'
import { afterChange } from '@tiffin/core/draft/lay-over'
import { Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import type { CheckedItems, ItemFault } from './check-items.ts'
import type { ItemStore } from './kinds/item-store.ts'
import { itemStores } from './kinds/item-stores.ts'
import { idsByKind } from './live-items.ts'
import type { StoredChange } from './queries.ts'
import { listBroken, listKnown, referencesOf } from './references.ts'

interface Applied {
  readonly corpId: string
  readonly changes: readonly StoredChange[]
  /** The items that the changes write. */
  readonly checked: CheckedItems
  readonly now: number
}

/** What written items name and is not there. */
async function findMissing(tx: Tx, { corpId, changes, checked }: Applied): Promise<ItemFault[]> {
  const named = [...checked.written].flatMap(([kind, items]) =>
    items.flatMap((item) => referencesOf(kind, item, item.itemId).map((reference) => ({ kind, item, reference }))),
  )
  const { rows } = await tx.run(
    listKnown(
      corpId,
      named.map(({ reference }) => reference),
    ),
  )
  const known = new Set([...rows, ...changes.filter(({ op }) => op === 'create')].map(itemKey))
  return named.flatMap(({ kind, item, reference }) =>
    known.has(itemKey(reference)) ? [] : [{ kind, itemId: item.itemId, field: reference.field, fault: 'unknown' }],
  )
}

async function write(tx: Tx, { corpId, changes, checked, now }: Applied): Promise<void> {
  const archived = idsByKind(changes.filter(({ op }) => op === 'archive'))
  const statements = itemKinds.flatMap((kind) => {
    const store = itemStores[kind] as ItemStore<ItemKind> // as: the items of a kind were read by that kind's schema
    const items = checked.written.get(kind) ?? []
    const ids = archived.find((group) => group.kind === kind)?.ids ?? []
    return [
      ...(items.length > 0 ? store.put(corpId, items, now) : []),
      ...(ids.length > 0 ? store.archive(corpId, ids, now) : []),
    ]
  })
  await tx.batch(...statements)
}

/** Refuses items that are not what they must be. */
export function refuseFaults(faultList: readonly ItemFault[]): void {
  if (faultList.length > 0) throw new Refusal('publishFault', { faultList: faultList.slice(0, 100) })
}

/** Writes changes, and answers what is wrong with them or with the menu that they make; what is written then must not stay. */
export async function findFaults(tx: Tx, applied: Applied): Promise<readonly ItemFault[]> {
  if (applied.checked.faults.length > 0) return applied.checked.faults
  const missing = await findMissing(tx, applied)
  if (missing.length > 0) return missing
  await write(tx, applied)
  const { rows } = await tx.run(listBroken(applied.corpId))
  return rows.map((row) => ({ ...row, fault: 'archived' }))
}

/** Writes changes to the published tables; refuses `publishFault` when an item is not what it must be, or the menu would not hold. */
export async function applyChanges(tx: Tx, applied: Applied): Promise<void> {
  refuseFaults(await findFaults(tx, applied))
}

/** Changes as they are released: an archived item with everything that it was, so that it can come back; without what moves nothing. */
export const asReleased = (changes: readonly StoredChange[], live: FindItem): StoredChange[] =>
  changes.map((change) => {
    const item = live(change.kind, change.itemId)
    if (change.op === 'create') return change
    const after = afterChange(item, change)
    const known = change.op === 'archive' ? Object.keys(item ?? {}) : Object.keys(change.fields)
    const fields = known.map((name) => {
      const from = item?.[name] ?? null
      return [name, { from, to: after?.[name] ?? null }] as const
    })
    return { ...change, fields: Object.fromEntries(fields.filter(([, { from, to }]) => !isSame(from, to))) }
  })
