import type { updateTeamRules } from '@tiffin/contract/desk/team'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { auditEntry, changesBetween } from '../../audit/index.ts'
import { findCaller } from '../account/account.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { findRules, setRules } from './queries.ts'

/** Whether owners must have a second factor. */
export async function showRules({ app: { db } }: StaffParts, { corp: { corpId } }: Context<'staff'>) {
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(findRules(corpId))
    return answer
  })
  return { doOwnersNeedTotp: rows[0]?.doOwnersNeedTotp ?? false }
}

/** Demands a second factor of the owners, or no longer [staff-4]. */
export async function changeRules(
  parts: StaffParts,
  { doOwnersNeedTotp }: z.output<typeof updateTeamRules.input>,
  context: Context<'staff'>,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  const me = await findCaller(parts, context)
  if (doOwnersNeedTotp && !me.isTotpOn) throw new Refusal('secondFactorDue')
  await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [before] = (await tx.run(findRules(corpId))).rows
    const changes = changesBetween({ doOwnersNeedTotp: before?.doOwnersNeedTotp ?? false }, { doOwnersNeedTotp })
    await tx.finish(
      setRules(corpId, doOwnersNeedTotp),
      auditEntry(context, { action: 'staff.rules', item: { kind: 'corp', id: corpId }, changes }),
    )
  })
  return {}
}
