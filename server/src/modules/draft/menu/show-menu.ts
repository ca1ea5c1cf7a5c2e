import type { findMenuItem, listItemNames, listMenuItems } from '@tiffin/contract/desk/menu'
import { type Change, type FindItem, itemKey, type Value } from '@tiffin/core/draft/change'
import { afterChange } from '@tiffin/core/draft/lay-over'
import { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { readLive } from '../live-items.ts'
import { findOpenDraft, listChanges, type StoredChange } from '../queries.ts'
import { type ListedRow, listDifferences, listItems, listNames, listParts } from './queries.ts'

type Shown = z.input<typeof findMenuItem.output>
type ShownPart = Shown['partList'][number]
type Named = Pick<StoredChange, 'kind' | 'itemId'>

const mostItems = 100

const cursorShape = z.tuple([z.string(), z.string()])

function readCursor(text: string): readonly [string, string] {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return ['', '']
  }
}

const writeCursor = (row: { sortKey: string; itemId: string }): string =>
  Buffer.from(JSON.stringify([row.sortKey, row.itemId])).toString('base64url')

/** What a draft does, by item; nothing without a draft. Refuses `draftUnknown`. */
export async function readDraft(
  tx: Tx,
  corpId: string,
  draftId: string | undefined,
): Promise<ReadonlyMap<string, StoredChange>> {
  if (draftId === undefined) return new Map()
  const [draft, changes] = await tx.batch(findOpenDraft(corpId, draftId), listChanges(corpId, draftId))
  if (draft.rows.length === 0) throw new Refusal('draftUnknown')
  return new Map(changes.rows.map((change) => [itemKey(change), change]))
}

/** An item as a draft makes it; one that it archives as it was. */
export function showItem({ kind, itemId }: Named, live: FindItem, drafted: ReadonlyMap<string, Change>): ShownPart {
  const change = drafted.get(itemKey({ kind, itemId }))
  const item = live(kind, itemId)
  const after = change && change.op !== 'archive' ? afterChange(item, change) : item
  const moved = change?.op === 'archive' ? [] : Object.entries(change?.fields ?? {})
  return {
    ...{ kind, itemId, op: change?.op ?? null, isArchived: item === undefined && change?.op !== 'create' },
    fields: { ...after } as Record<string, never>, // as: fields are JSON
    changeList: moved.map(([field, { from }]) => ({ field, from: from as Exclude<Value, object> })), // as: so is this
  }
}

interface Wanted {
  readonly corpId: string
  readonly draftId: string
  readonly items: readonly Named[]
  readonly drafted: ReadonlyMap<string, Change>
  /** Whether what differs at stores is wanted too. */
  readonly isDetailed: boolean
}

/** Items with what stands below them. */
async function showItems(tx: Tx, { corpId, draftId, items, drafted, isDetailed }: Wanted): Promise<Shown[]> {
  const ids = items.map(({ itemId }) => itemId)
  const parts = (await tx.run(listParts(corpId, draftId, ids))).rows
  const differences = isDetailed ? (await tx.run(listDifferences(corpId, draftId, ids[0] ?? ''))).rows : []
  const live = await readLive(tx, corpId, [...items, ...parts, ...differences])
  return items.map((item) => ({
    ...showItem(item, live, drafted),
    partList: [...parts.filter(({ ofId }) => ofId === item.itemId), ...differences].map(({ kind, itemId }) =>
      showItem({ kind, itemId }, live, drafted),
    ),
  }))
}

/** What is read of something archived: enough to know it again in a list. */
function archivedFields({ name = {}, image = null, categoryId = null }: Partial<ListedRow> = {}) {
  return { name, ...(image === null ? {} : { image }), ...(categoryId === null ? {} : { categoryId }) }
}

/** A page of the menu as a draft makes it. */
export async function listMenu(
  { db }: Services,
  { kind, draftId, categoryId, after, pageSize, ...wish }: z.output<typeof listMenuItems.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listMenuItems.output>> {
  const limit = clampPage({ pageIndex: 1, pageSize }, mostItems).pageSize
  const [afterKey, afterId] = readCursor(after)
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const filter = { ...wish, corpId, draftId: draftId ?? '', categoryId: categoryId ?? null, afterKey, afterId }
    const { rows } = await tx.run(listItems(kind, { ...filter, limit: limit + 1 }))
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const items = page.map(({ itemId }) => ({ kind, itemId }))
    const shown = await showItems(tx, { corpId, draftId: draftId ?? '', items, drafted, isDetailed: false })
    const list = shown.map((item, place) => ({
      ...item,
      ...(item.isArchived ? { fields: archivedFields(page[place]) } : {}),
      ...(item.op === 'create' && page[place]?.isArchived ? { isBack: true as const } : {}),
    }))
    return { list, next: rows.length > limit && last ? writeCursor(last) : null, total: rows[0]?.total ?? 0 }
  })
}

/** One item with everything that belongs to it; refuses `itemUnknown`. */
export async function showMenuItem(
  { db }: Services,
  { kind, itemId, draftId }: z.output<typeof findMenuItem.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<Shown> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const question = {
      corpId,
      draftId: draftId ?? '',
      items: [{ kind, itemId }],
      drafted,
      isDetailed: kind === 'product',
    }
    const [item] = await showItems(tx, question)
    if (!item || item.isArchived) throw new Refusal('itemUnknown')
    return item
  })
}

/** What things of the menu are called. */
export async function nameItems(
  { db }: Services,
  { draftId, itemIdList }: z.output<typeof listItemNames.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listItemNames.output>> {
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [names] = await tx.finish(listNames(corpId, draftId ?? '', itemIdList))
    return names
  })
  const byItem = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const isStored = row.isStored || byItem.get(itemKey(row))?.isStored === true
    byItem.set(itemKey(row), { ...row, isStored })
  }
  return { list: [...byItem.values()] }
}
