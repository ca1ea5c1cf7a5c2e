import type { lintDraft } from '@tiffin/contract/desk/draft'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { readLive } from '../live-items.ts'
import { findOpenDraft, listChanges } from '../queries.ts'
import { checkDraft } from './check-draft.ts'

const mostFaults = 100

/** What would be wrong with the menu if a draft were published now. */
export async function lookAtDraft(
  { db }: Services,
  { draftId }: z.output<typeof lintDraft.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof lintDraft.output>> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const [draft, changes] = await tx.batch(findOpenDraft(corpId, draftId), listChanges(corpId, draftId))
    const [found] = draft.rows
    if (!found) throw new Refusal('draftUnknown')
    const live = await readLive(tx, corpId, changes.rows)
    const { checked, findings } = await checkDraft(tx, corpId, { changes: changes.rows, live })
    // as: findings name the kinds of the items of the menu
    return { version: found.version, faultList: checked.faults.slice(0, mostFaults), findingList: findings as never }
  })
}
