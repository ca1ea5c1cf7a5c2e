import { mayAct, rightsOf } from '@tiffin/core/staff/rights'
import { Refusal } from '../../../base/refusal.ts'
import { brandMoved, type Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import { auditEntry } from '../../audit/index.ts'
import { findStaffById } from '../../staff/index.ts'
import { beginRelease, publishChanges } from '../publish.ts'
import { countTry, type DueDraft, failSchedule, listDueDrafts, takeDueDraft } from './queries.ts'

const everyMs = 1000
/** So often something broke, a second apart, before the draft is reported as not published. */
const mostTries = 20

/** A draft whose time has come, as it is now. */
interface Due extends DueDraft {
  readonly now: number
}

/** Refuses to publish in the name of a person who was shut out meanwhile, or may publish no longer [draft-9]. */
async function ensureMayPublish(tx: Tx, corpId: string, staffId: string): Promise<void> {
  const [author] = (await tx.run(findStaffById(corpId, staffId))).rows
  const rights = author ? rightsOf(author.grants, author.extras) : []
  if (!mayAct(rights, 'menu:publish', 'corp')) throw new Refusal('notAllowed')
}

/** Publishes a draft whose time has come, all of it or nothing; whether this server did. */
async function publishDue(app: Services, { corpId, draftId, now }: Due): Promise<boolean> {
  return app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const releaseNo = await beginRelease(tx, corpId)
    const [draft] = (await tx.run(takeDueDraft(corpId, draftId, now))).rows
    if (!draft) return false
    if (draft.version !== draft.scheduledVersion) throw new Refusal('draftChanged')
    await ensureMayPublish(tx, corpId, draft.staffId)
    const author = { corp: { corpId }, session: { staffId: draft.staffId }, now }
    // Warnings were ticked when it was scheduled; errors refuse it now [lint-11].
    await publishChanges(tx, author, { draftId, name: draft.name, releaseNo, accepted: 'all' })
    return true
  })
}

/** Opens the draft again with the reason, for its author to see. */
async function noteFailure({ db }: Services, { corpId, draftId, now }: Due, failure: string) {
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [draft] = (await tx.run(failSchedule(corpId, { draftId, failure, now }))).rows
    if (!draft) return
    const note = {
      action: 'draft.scheduleFailed',
      item: { kind: 'draft', id: draftId, name: draft.name },
      reason: failure,
    }
    await tx.run(auditEntry({ corp: { corpId }, session: { staffId: draft.staffId }, now }, note))
  })
}

/** What is refused is reported at once; what breaks is tried again for a while. */
async function meetFailure(app: Services, due: Due, error: unknown): Promise<void> {
  if (error instanceof Refusal) {
    await noteFailure(app, due, error.refusal)
    app.log.error({ due, refusal: error.refusal }, 'scheduled draft not published')
    return
  }
  const { corpId, draftId, now } = due
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(countTry(corpId, draftId, now)))
  if ((rows[0]?.tries ?? 0) >= mostTries) await noteFailure(app, due, 'failure')
  throw error
}

/** Publishes the drafts whose time has come; however many servers do, each is published once [draft-9]. */
export async function publishDueDrafts(app: Services): Promise<void> {
  const now = app.clock.now()
  const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listDueDrafts(now)))
  await eachDue(rows, app.log, async (row) => {
    const due = { ...row, now }
    const isPublished = await publishDue(app, due).catch(async (error) => {
      await meetFailure(app, due, error)
      return false
    })
    if (isPublished) await brandMoved(app, due.corpId)
  })
}

export const draftJobs = (app: Services): Job[] => [
  { name: 'publish scheduled drafts', everyMs, run: () => publishDueDrafts(app) },
]
