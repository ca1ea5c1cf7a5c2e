import type { publishDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { findConflicts } from '@tiffin/core/draft/find-conflicts'
import { layOver } from '@tiffin/core/draft/lay-over'
import { undo } from '@tiffin/core/draft/undo'
import type { LintFinding } from '@tiffin/core/lint/lint'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { brandMoved, type Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry } from '../audit/index.ts'
import { applyChanges, asReleased } from './apply-changes.ts'
import { type CheckedItems, checkItems } from './check-items.ts'
import { showChange } from './drafts.ts'
import { type Accepted, acceptFindings, checkDraft } from './lint/check-draft.ts'
import { readLive } from './live-items.ts'
import { changeOf, type FirstItem } from './put-items.ts'
import {
  endDraft,
  findLastRelease,
  insertRelease,
  insertReleaseChanges,
  listChanges,
  listReleasedSince,
  lockCatalog,
  lockUnpublished,
  type NewRelease,
  raiseVersion,
  type StoredChange,
} from './queries.ts'

type Staff = Context<'staff'>
type Author = Parameters<typeof auditEntry>[0]
type Live = Awaited<ReturnType<typeof readLive>>

interface Publishing extends Omit<NewRelease, 'staffId' | 'now' | 'releaseNo' | 'warnings'> {
  readonly changes: readonly StoredChange[]
  readonly live: Live
  readonly checked: CheckedItems
  readonly action: string
  /** Called once the changes are written, so that a fault is refused before a finding of lint. Answers the warnings. */
  readonly accept: () => readonly LintFinding[]
}

/** Keeps others from publishing, and answers the number of the release to come; one after the other, so that no number comes twice. */
export async function beginRelease(tx: Tx, corpId: string): Promise<number> {
  const [, last] = await tx.batch(lockCatalog(corpId), findLastRelease(corpId))
  return (last.rows[0]?.releaseNo ?? 0) + 1
}

/** Writes changes, their release and its entry in the audit log. */
async function release(
  tx: Tx,
  context: Author,
  { changes, live, checked, action, releaseNo, accept, ...rest }: Publishing & { releaseNo: number },
) {
  const { corp, session, now } = context
  const { corpId } = corp
  await applyChanges(tx, { corpId, changes, checked, now })
  const warnings = accept()
  const item = { kind: 'release', id: String(releaseNo), name: rest.name }
  const count = { from: null, to: changes.length }
  await tx.batch(
    raiseVersion(corpId),
    insertRelease(corpId, { ...rest, warnings, releaseNo, staffId: session.staffId, now }),
    insertReleaseChanges(corpId, releaseNo, asReleased(changes, live)),
    auditEntry(context, { action, item, changes: { changeCount: count } }),
  )
}

interface Locked {
  readonly draftId: string
  readonly name: string
  readonly releaseNo: number
  readonly accepted: Accepted
}

/** Publishes what a draft changes, which is locked, in this transaction; refuses conflicts, faults, and what lint finds. */
export async function publishChanges(tx: Tx, author: Author, { accepted, ...locked }: Locked): Promise<void> {
  const { corpId } = author.corp
  const changes = (await tx.run(listChanges(corpId, locked.draftId))).rows.map(
    ({ kind, itemId, op, fields }): StoredChange => ({ kind, itemId, op, fields }),
  )
  const live = await readLive(tx, corpId, changes)
  const conflictList = findConflicts(changes, live)
  // as: conflicts name the kinds of the changes that they are of
  if (conflictList.length > 0) throw new Refusal('publishConflict', { conflictList: conflictList as never })
  const { checked, findings } = await checkDraft(tx, corpId, { changes, live })
  const accept = () => acceptFindings(findings, accepted)
  await release(tx, author, { ...locked, changes, live, checked, accept, undoes: null, action: 'draft.publish' })
  await tx.run(endDraft(corpId, { draftId: locked.draftId, state: 'published', now: author.now }))
}

/** Publishes a draft: all of it or nothing [draft-4]. */
export async function publish(
  app: Services,
  { draftId, version, warningIdList }: z.output<typeof publishDraft.input>,
  context: Staff,
): Promise<z.input<typeof publishDraft.output>> {
  const { corpId } = context.corp
  const published = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const releaseNo = await beginRelease(tx, corpId)
    const [draft] = (await tx.run(lockUnpublished(corpId, draftId))).rows
    if (!draft) throw new Refusal('draftUnknown')
    if (draft.version !== version) throw new Refusal('draftChanged')
    const accepted = new Set(warningIdList)
    await publishChanges(tx, context, { draftId, name: draft.name, releaseNo, accepted })
    return { releaseNo }
  })
  await brandMoved(app, corpId)
  return published
}

interface Made {
  readonly name: string
  readonly items: readonly FirstItem[]
}

/** Publishes items that the product brings, as a release that can be taken back; refuses `publishConflict` where one is there. */
export async function publishItems(app: Services, { name, items }: Made, context: Staff): Promise<void> {
  const { corpId } = context.corp
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const releaseNo = await beginRelease(tx, corpId)
    const changes = items.map(changeOf)
    const live = await readLive(tx, corpId, changes)
    const conflictList = findConflicts(changes, live)
    // as: conflicts name the kinds of the changes that they are of
    if (conflictList.length > 0) throw new Refusal('publishConflict', { conflictList: conflictList as never })
    const checked = checkItems(changes, layOver(live, changes))
    await release(tx, context, {
      ...{ name, changes, live, checked, releaseNo, undoes: null, draftId: null },
      ...{ action: 'draft.publish', accept: () => [] },
    })
  })
  await brandMoved(app, corpId)
}

/** Takes back a release and all after it, as far as nothing else was changed since; or says what that would do [draft-5]. Lint does not stop it [lint-11]. */
export async function undoFrom(
  app: Services,
  { releaseNo: undoes, isTrial }: z.output<typeof undoReleases.input>,
  context: Staff,
): Promise<z.input<typeof undoReleases.output>> {
  const { corpId } = context.corp
  const undone = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const releaseNo = await beginRelease(tx, corpId)
    const released = (await tx.run(listReleasedSince(corpId, undoes))).rows
    if (released.length === 0) throw new Refusal('releaseUnknown')
    const live = await readLive(tx, corpId, released)
    const { changes: inverse, kept } = undo(released, live)
    const changes = inverse as readonly StoredChange[] // as: of the kinds of what was released
    const isDone = !isTrial && changes.length > 0
    const checked = checkItems(changes, layOver(live, changes))
    if (isDone)
      await release(tx, context, {
        ...{ changes, live, checked, releaseNo, undoes, draftId: null, name: '' },
        ...{ action: 'draft.undo', accept: () => [] },
      })
    return {
      releaseNo: isDone ? releaseNo : null,
      changeList: changes.map(showChange),
      keptList: kept as never, // as: of the kinds of what was released
    }
  })
  if (undone.releaseNo !== null) await brandMoved(app, corpId)
  return undone
}
