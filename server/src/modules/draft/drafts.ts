import { randomUUIDv7 } from 'node:crypto'
import type {
  createDraft,
  discardDraft,
  dropDraftItem,
  findDraft,
  listReleases,
  saveDraftItem,
} from '@tiffin/contract/desk/draft'
import type { Change } from '@tiffin/core/draft/change'
import { withoutEchoes } from '@tiffin/core/draft/join-changes'
import { mergeEdit } from '@tiffin/core/draft/merge-edit'
import { draftPermission } from '@tiffin/core/staff/draft-permission'
import { mayAct } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { clampPage } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry } from '../audit/index.ts'
import {
  type DraftRow,
  deleteChange,
  endDraft,
  findChange,
  findOpenDraft,
  insertDraft,
  listChanges,
  listOpenDrafts,
  listReleaseRows,
  lockDraft,
  lockUnpublished,
  putChange,
  type StoredChange,
  touchDraft,
} from './queries.ts'

type Staff = Context<'staff'>
type Shown = z.input<typeof saveDraftItem.input>['change']

/** A change on the wire. */
export const showChange = ({ kind, itemId, op, fields }: StoredChange): Shown => ({
  ...{ kind, itemId, op },
  fieldList: Object.entries(fields).map(([field, { from, to }]) => ({ field, from, to })),
})

const readChange = ({ fieldList, ...change }: z.output<typeof saveDraftItem.input>['change']): StoredChange => ({
  ...change,
  fields: Object.fromEntries(fieldList.map(({ field, from, to }) => [field, { from, to }])),
})

const itemOf = (draftId: string, name: string) => ({ kind: 'draft', id: draftId, name })

/** A draft in a list. */
const showSummary = ({ failure, failedAt, scheduledBy, ...draft }: DraftRow) => ({
  ...draft,
  failure: failure !== null && failedAt !== null ? { reason: failure, at: failedAt, staffId: scheduledBy ?? '' } : null,
})

/** The drafts that are open. */
export async function listDraftsOf({ db }: Services, { corp: { corpId } }: Staff) {
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listOpenDrafts(corpId))
    return answer
  })
  return { list: rows.map(showSummary) }
}

/** Begins a draft. */
export async function begin(
  { db }: Services,
  { name }: z.output<typeof createDraft.input>,
  context: Staff,
): Promise<z.input<typeof createDraft.output>> {
  const { corp, session, now } = context
  const draftId = randomUUIDv7()
  await db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
    tx.finish(
      insertDraft(corp.corpId, { draftId, name, staffId: session.staffId, now }),
      auditEntry(context, { action: 'draft.create', item: itemOf(draftId, name) }),
    ),
  )
  return { draftId, version: 1 }
}

/** A draft with its changes. */
export async function showDraft(
  { db }: Services,
  { draftId }: z.output<typeof findDraft.input>,
  { corp: { corpId } }: Staff,
): Promise<z.input<typeof findDraft.output>> {
  const [draft, changes] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(findOpenDraft(corpId, draftId), listChanges(corpId, draftId)),
  )
  const [found] = draft.rows
  if (!found) throw new Refusal('draftUnknown')
  const changeList = changes.rows.map(({ staffName, changedAt, ...change }) => ({
    ...{ ...showChange(change), staffName, changedAt },
  }))
  return { ...showSummary(found), changeList }
}

async function lock(tx: Tx, corpId: string, draftId: string) {
  const [draft] = (await tx.run(lockDraft(corpId, draftId))).rows
  if (!draft) throw new Refusal('draftUnknown')
  return draft
}

/** What an edit moves; an archiving one also names what its author saw. */
const fieldsOf = ({ op, fields }: Change) => ({ ...(op === 'archive' ? withoutEchoes(fields) : fields) })

/** Refuses who may not change items of this kind. */
function ensureAllowed({ session }: Staff, kind: string): void {
  if (!mayAct(session.rights, draftPermission(kind), 'corp')) throw new Refusal('notAllowed')
}

/** Puts edits into a draft, merged with those of others [draft-3]. */
export async function saveItem(
  { db }: Services,
  wish: z.output<typeof saveDraftItem.input>,
  context: Staff,
): Promise<z.input<typeof saveDraftItem.output>> {
  const { corp, session, now } = context
  const { corpId } = corp
  const { draftId } = wish
  const edit = readChange(wish.change)
  ensureAllowed(context, edit.kind)
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const draft = await lock(tx, corpId, draftId)
    const [drafted] = (await tx.run(findChange(corpId, { draftId, ...edit }))).rows
    const merged = mergeEdit(drafted, edit)
    // as: clashes hold values that came from JSON
    if (!merged.ok) throw new Refusal('draftClash', { clashList: merged.clashes as never })
    const change = merged.change as StoredChange | undefined // as: of the kind of the edit
    const write = change
      ? putChange(corpId, { draftId, staffId: session.staffId, now }, change)
      : deleteChange(corpId, { draftId, ...edit })
    const note = {
      action: 'draft.save',
      item: { kind: edit.kind, id: edit.itemId, name: draft.name },
      changes: fieldsOf(edit),
    }
    const [, touched] = await tx.finish(write, touchDraft(corpId, draftId, now), auditEntry(context, note))
    return { version: touched.rows[0]?.version ?? 0, change: change ? showChange(change) : null }
  })
}

/** Takes an item out of a draft. */
export async function dropItem(
  { db }: Services,
  { draftId, kind, itemId }: z.output<typeof dropDraftItem.input>,
  context: Staff,
): Promise<z.input<typeof dropDraftItem.output>> {
  const { corpId } = context.corp
  ensureAllowed(context, kind)
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const draft = await lock(tx, corpId, draftId)
    const note = { action: 'draft.drop', item: { kind, id: itemId, name: draft.name } }
    const [, touched] = await tx.finish(
      deleteChange(corpId, { draftId, kind, itemId }),
      touchDraft(corpId, draftId, context.now),
      auditEntry(context, note),
    )
    return { version: touched.rows[0]?.version ?? 0 }
  })
}

/** Throws a draft away. */
export async function discard(
  { db }: Services,
  { draftId, version }: z.output<typeof discardDraft.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [draft] = (await tx.run(lockUnpublished(corpId, draftId))).rows
    if (!draft) throw new Refusal('draftUnknown')
    if (draft.version !== version) throw new Refusal('draftChanged')
    await tx.finish(
      endDraft(corpId, { draftId, state: 'discarded', now: context.now }),
      auditEntry(context, { action: 'draft.discard', item: itemOf(draftId, draft.name) }),
    )
  })
  return {}
}

const mostReleases = 200
const noEnd = 2_147_483_647

/** A page of releases, newest first. */
export async function listReleasesOf(
  { db }: Services,
  { before = noEnd, pageSize }: z.output<typeof listReleases.input>,
  { corp: { corpId } }: Staff,
): Promise<z.input<typeof listReleases.output>> {
  const size = clampPage({ pageIndex: 1, pageSize }, mostReleases).pageSize
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listReleaseRows(corpId, { before, limit: size + 1 }))
    return answer
  })
  const list = rows.slice(0, size) as z.input<typeof listReleases.output>['list'] // as: findings name the kinds of the menu
  return { list, next: rows.length > size ? (list.at(-1)?.releaseNo ?? null) : null }
}
