import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { findArchivedItem } from '@tiffin/contract/desk/menu'
import { itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { inverseOf } from '@tiffin/core/draft/undo'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { checkItems } from '../check-items.ts'
import { showChange } from '../drafts.ts'
import { readLive } from '../live-items.ts'
import type { StoredChange } from '../queries.ts'
import { type Reference, referencesOf } from '../references.ts'
import { listArchivedTogether, listCodeHolders } from './archived-queries.ts'
import { listNames } from './queries.ts'
import { readDraft } from './show-menu.ts'

type Answer = z.input<typeof findArchivedItem.output>
type Hindrance = Answer['hindranceList'][number]
type Drafted = ReadonlyMap<string, StoredChange>

interface Restoring {
  readonly corpId: string
  readonly draftId: string
  readonly changes: readonly StoredChange[]
  readonly drafted: Drafted
}

const isItem = (reference: Reference): reference is Reference & { kind: ItemKind } => reference.kind !== 'store'

/** What the items would lean on and is archived, by name. */
async function findArchivedNeeds(tx: Tx, { corpId, draftId, changes, drafted }: Restoring): Promise<Hindrance[]> {
  const { written } = checkItems(
    changes,
    layOver(() => undefined, changes),
  )
  const needs = [...written].flatMap(([kind, items]) =>
    items.flatMap((item) =>
      referencesOf(kind, item, item.itemId)
        .filter(isItem)
        .map((reference) => ({ kind, itemId: item.itemId, reference })),
    ),
  )
  const named = needs.map(({ reference: { kind, itemId } }) => ({ kind, itemId }))
  const find = layOver(await readLive(tx, corpId, named), [...drafted.values(), ...changes])
  const missing = needs.filter(({ reference }) => find(reference.kind, reference.itemId) === undefined)
  const ids = missing.map(({ reference }) => reference.itemId)
  const names = new Map((await tx.run(listNames(corpId, draftId, ids))).rows.map((row) => [itemKey(row), row.name]))
  return missing.map(({ kind, itemId, reference }) => ({
    ...{ kind, itemId, field: reference.field, fault: 'archived', ofKind: reference.kind },
    name: names.get(itemKey(reference)) ?? {},
  }))
}

/** Codes of the items that something else on the menu has by now. */
async function findTakenCodes(tx: Tx, { corpId, changes }: Restoring): Promise<Hindrance[]> {
  const coded = changes.flatMap(({ kind, itemId, fields }) => {
    const code = fields.code?.to
    return typeof code === 'string' && code !== '' ? [{ kind, itemId, code }] : []
  })
  const { rows } = await tx.run(listCodeHolders(corpId, coded))
  return rows.map(({ kind, itemId, name }) => ({ kind, itemId, field: 'code', fault: 'codeTaken', ofKind: kind, name }))
}

/** What brings back an archived item with what was archived together with it; refuses `itemUnknown` [draft-15]. */
export async function showArchived(
  { db }: Services,
  { kind, itemId, draftId }: z.output<typeof findArchivedItem.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<Answer> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const archived = (await tx.run(listArchivedTogether(corpId, { kind, itemId }))).rows
    const live = await readLive(tx, corpId, archived)
    const gone = archived.filter((change) => live(change.kind, change.itemId) === undefined)
    if (!gone.some((change) => change.kind === kind && change.itemId === itemId)) throw new Refusal('itemUnknown')
    const changes = gone.map(inverseOf) as StoredChange[] // as: of the kinds of what was archived
    const restoring = { corpId, draftId: draftId ?? '', changes, drafted }
    const hindranceList = [...(await findArchivedNeeds(tx, restoring)), ...(await findTakenCodes(tx, restoring))]
    return { changeList: changes.map(showChange), hindranceList }
  })
}
