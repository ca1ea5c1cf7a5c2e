import type { lintDraft } from '@tiffin/contract/desk/draft'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { replanning } from '../../../db/replanning.ts'
import type { Services } from '../../../db/services.ts'
import { findFaultsLaidOver } from '../lay-over-tables.ts'
import { readLive } from '../live-items.ts'
import { findOpenDraft, listChanges } from '../queries.ts'
import { checkDraft } from './check-draft.ts'

const mostFaults = 100

/** What would be wrong with the menu if a draft were published now, by what publishing does [draft-19]. */
export async function lookAtDraft(
  { db }: Services,
  { draftId }: z.output<typeof lintDraft.input>,
  { corp: { corpId }, now }: Context<'staff'>,
): Promise<z.input<typeof lintDraft.output>> {
  return db.tx({ role: 'app', corp: corpId, isPreview: true }, async (tx) => {
    const [draft, stored] = await tx.batch(findOpenDraft(corpId, draftId), listChanges(corpId, draftId))
    const [found] = draft.rows
    if (!found) throw new Refusal('draftUnknown')
    const changes = stored.rows
    const live = await readLive(tx, corpId, changes)
    const { checked, findings } = await checkDraft(tx, corpId, { changes, live })
    const isWhole = checked.faults.length === 0
    const faults = isWhole ? await findFaultsLaidOver(replanning(tx), { corpId, changes, now }) : checked.faults
    // as: findings name the kinds of the items of the menu
    const findingList = (faults.length === 0 ? findings : []) as never
    return { version: found.version, faultList: faults.slice(0, mostFaults), findingList }
  })
}
