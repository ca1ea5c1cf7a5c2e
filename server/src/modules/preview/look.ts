import { mayAct } from '@tiffin/core/staff/rights'
import type { Preview } from '../../base/preview.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import { Turns } from '../../base/turns.ts'
import type { Database } from '../../db/database.ts'
import { replanning } from '../../db/replanning.ts'
import type { Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { findOpenDraft, layOverTables, listChanges } from '../draft/index.ts'
import { findStaffSession, staffSessionOf } from '../login/index.ts'
import { withinTransaction } from './within-transaction.ts'

/** Answers that are made at a time, of the twelve connections; and how many more may wait. */
const atATime = 2
const mostWaiting = 60

interface DraftHeld {
  readonly draftName: string
  readonly changes: Parameters<typeof layOverTables>[1]['changes']
}

/** The draft, while it is open and the maker of the preview is logged in and may see it [draft-12]. */
async function findDraft(
  tx: Tx,
  { corpId, now, preview }: { corpId: string; now: number; preview: Preview },
): Promise<DraftHeld | undefined> {
  const { draftId, sessionId } = preview
  const [staff, draft, changes] = await tx.batch(
    findStaffSession({ corpId, sessionId, now }),
    findOpenDraft(corpId, draftId),
    listChanges(corpId, draftId),
  )
  const [session, found] = [staff.rows[0], draft.rows[0]]
  if (!session || !found || !mayAct(staffSessionOf(session).rights, 'menu:read', 'corp')) return undefined
  return {
    draftName: found.name,
    changes: changes.rows.map(({ kind, itemId, op, fields }) => ({ kind, itemId, op, fields })),
  }
}

interface Looking {
  readonly corpId: string
  readonly preview: Preview
  /** What is refused when there is no such draft any more. */
  readonly over: 'previewOver' | 'draftUnknown'
}

type Work<Value> = (db: Database, draft: DraftHeld) => Promise<Value>

/** Lets work read a brand as a draft would make it; all of it in one transaction that writes nothing [draft-10]. */
export function createLook() {
  const turns = new Turns(atATime)
  let callers = 0
  return async <Value>(
    { db, clock }: Pick<Services, 'db' | 'clock'>,
    { corpId, preview, over }: Looking,
    work: Work<Value>,
  ): Promise<Value> => {
    if (callers >= atATime + mostWaiting) throw new Fault('tooManyRequests', { 'retry-after': '1' })
    callers++
    const read = () =>
      db.tx({ role: 'app', corp: corpId, isPreview: true }, async (tx) => {
        const draft = await findDraft(tx, { corpId, now: clock.now(), preview })
        if (!draft) throw new Refusal(over)
        await layOverTables(replanning(tx), { corpId, changes: draft.changes, now: preview.at })
        return work(withinTransaction(tx, db), draft)
      })
    return turns.run(read).finally(() => callers--)
  }
}
