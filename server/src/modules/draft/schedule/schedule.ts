import type { scheduleDraft, unscheduleDraft } from '@tiffin/contract/desk/draft'
import { findConflicts } from '@tiffin/core/draft/find-conflicts'
import { instantOf } from '@tiffin/core/store/instant-of'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { auditEntry } from '../../audit/index.ts'
import { refuseFaults } from '../apply-changes.ts'
import { acceptFindings, checkDraft } from '../lint/check-draft.ts'
import { readLive } from '../live-items.ts'
import { listChanges, lockDraft, type StoredChange } from '../queries.ts'
import { lockScheduled, scheduleDraftRow, unscheduleDraftRow } from './queries.ts'

type Staff = Context<'staff'>

const longestMs = 366 * 24 * 3_600_000

/** The instant that is meant, which must be to come. */
function timeOf({ date, clock }: z.output<typeof scheduleDraft.input>, { corp, now }: Staff): number {
  const publishAt = instantOf({ date, clock }, corp.timeZone)
  if (!(publishAt > now && publishAt - now <= longestMs)) throw new Refusal('scheduleTimeWrong')
  return publishAt
}

const itemOf = (id: string, name: string) => ({ kind: 'draft', id, name })
const isoOf = (time: number) => new Date(time).toISOString()

/** Publishes a draft later, by the brand's clock [draft-9]; what could not be published now is refused now. */
export async function schedule(
  { db }: Services,
  wish: z.output<typeof scheduleDraft.input>,
  context: Staff,
): Promise<z.input<typeof scheduleDraft.output>> {
  const { draftId, version, warningIdList } = wish
  const { corpId } = context.corp
  const publishAt = timeOf(wish, context)
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [draft] = (await tx.run(lockDraft(corpId, draftId))).rows
    if (!draft) throw new Refusal('draftUnknown')
    if (draft.version !== version) throw new Refusal('draftChanged')
    const changes: readonly StoredChange[] = (await tx.run(listChanges(corpId, draftId))).rows
    const live = await readLive(tx, corpId, changes)
    const conflictList = findConflicts(changes, live)
    // as: conflicts name the kinds of the changes that they are of
    if (conflictList.length > 0) throw new Refusal('publishConflict', { conflictList: conflictList as never })
    const { checked, findings } = await checkDraft(tx, corpId, { changes, live })
    refuseFaults(checked.faults)
    acceptFindings(findings, new Set(warningIdList))
    await tx.finish(
      scheduleDraftRow(corpId, { draftId, publishAt, staffId: context.session.staffId }),
      auditEntry(context, {
        ...{ action: 'draft.schedule', item: itemOf(draftId, draft.name) },
        changes: { publishAt: { from: null, to: isoOf(publishAt) } },
      }),
    )
  })
  return { publishAt }
}

/** Takes back that a draft is published later: it is open again. */
export async function unschedule(
  { db }: Services,
  { draftId }: z.output<typeof unscheduleDraft.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [draft] = (await tx.run(lockScheduled(corpId, draftId))).rows
    if (!draft) throw new Refusal('draftUnknown')
    await tx.finish(
      unscheduleDraftRow(corpId, draftId),
      auditEntry(context, {
        ...{ action: 'draft.unschedule', item: itemOf(draftId, draft.name) },
        changes: { publishAt: { from: isoOf(draft.publishAt), to: null } },
      }),
    )
  })
  return {}
}
