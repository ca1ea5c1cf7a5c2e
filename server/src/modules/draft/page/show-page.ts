import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { findAgreementVersion, listAgreementVersions, listPageItems } from '@tiffin/contract/desk/page'
import { fixedItems, pageItemShapes } from '@tiffin/contract/desk/page-shapes'
import { itemKey } from '@tiffin/core/draft/change'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { readLive } from '../live-items.ts'
import { readDraft, showItem } from '../menu/show-menu.ts'
import { findVersionRow, listPageIds, listVersionRows } from './queries.ts'

type Staff = Context<'staff'>
type Named = { readonly kind: ItemKind; readonly itemId: string }

const pageKinds = new Set(['look', ...Object.keys(pageItemShapes)])

const fixed = Object.entries(fixedItems).flatMap(
  ([kind, ids]) => ids.map((itemId): Named => ({ kind: kind as ItemKind, itemId })), // as: the kinds of fixed items are kinds
)

const sortOf = ({ fields }: { fields: Record<string, unknown> }): number => Number(fields.sort ?? 0)

/** What stands beside the menu as a draft makes it, in the order in which customers see it. */
export async function listPage(
  { db }: Services,
  { draftId }: z.output<typeof listPageItems.input>,
  { corp: { corpId } }: Staff,
): Promise<z.input<typeof listPageItems.output>> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const known = (await tx.run(listPageIds(corpId))).rows
    const isKnown = new Set(known.map(itemKey))
    const created = [...drafted.values()].filter(
      (change) => pageKinds.has(change.kind) && change.op === 'create' && !isKnown.has(itemKey(change)),
    ) as readonly Named[] // as: of one of the kinds of pages
    const items = [...fixed, ...known, ...created]
    const live = await readLive(tx, corpId, items)
    const list = items.map((item) => showItem(item, live, drafted))
    return { list: list.toSorted((a, b) => sortOf(a) - sortOf(b) || (a.itemId < b.itemId ? -1 : 1)) }
  })
}

/** Which versions of the agreements there are. */
export async function listVersions(
  { db }: Services,
  { corp: { corpId } }: Staff,
): Promise<z.input<typeof listAgreementVersions.output>> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(listVersionRows(corpId)))
  return { list: rows }
}

/** What a version of the agreements says; refuses `itemUnknown`. */
export async function showVersion(
  { db }: Services,
  { version }: z.output<typeof findAgreementVersion.input>,
  { corp: { corpId } }: Staff,
): Promise<z.input<typeof findAgreementVersion.output>> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findVersionRow(corpId, version)),
  )
  if (!rows[0]) throw new Refusal('itemUnknown')
  return rows[0]
}
