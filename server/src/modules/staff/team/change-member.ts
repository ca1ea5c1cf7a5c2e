import { isSeenBy, mayManage } from '@tiffin/core/staff/granting'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { raisedBy } from '../../../db/raised.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry, type Noted } from '../../audit/index.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { findMember, keepOwner, lockTeam, type MemberRow } from './queries.ts'

type Staff = Context<'staff'>

/** What a change of a person does, and what the audit log says of it. */
export interface MemberChange {
  readonly statements: readonly Statement[]
  readonly note: Omit<Noted, 'item'>
  /** Their sessions end, instead of being read again. */
  readonly doSessionsEnd?: boolean
}

/** A person whom the caller may change; refuses `staffUnknown`, `grantTooHigh` and, for another version, `staffChanged` [staff-2]. */
async function findManageable(
  tx: Tx,
  { corp, session }: Staff,
  { staffId, version }: { staffId: string; version?: number },
) {
  const [member] = (await tx.run(findMember(corp.corpId, staffId))).rows
  if (!member || !isSeenBy(session.rights, member.grants)) throw new Refusal('staffUnknown')
  if (!mayManage(session.rights, member)) throw new Refusal('grantTooHigh')
  if (version !== undefined && member.version !== version) throw new Refusal('staffChanged')
  return member
}

/** Whom to change; with a version, only as long as they have it. */
interface Target {
  readonly staffId: string
  readonly version?: number
}

const isOwner = ({ grants }: MemberRow) => grants.some(({ role }) => role === 'owner')

/** Changes a member of the team in one transaction with its entry in the audit log; answers their new version. */
export async function changeMember(
  { app, sessions }: StaffParts,
  { context, target }: { context: Staff; target: Target },
  change: (member: MemberRow, tx: Tx) => MemberChange | Promise<MemberChange>,
): Promise<{ version: number }> {
  const { corpId } = context.corp
  const { staffId } = target
  try {
    const { notify, version } = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
      await tx.run(lockTeam(corpId))
      const member = await findManageable(tx, context, target)
      const { statements, note, doSessionsEnd } = await change(member, tx)
      for (const each of statements) await tx.run(each)
      if (isOwner(member)) await tx.run(keepOwner(corpId))
      await tx.run(auditEntry(context, { ...note, item: { kind: 'staff', id: staffId, name: member.name } }))
      const notify = await (doSessionsEnd
        ? sessions.endAllOfStaff(tx, corpId, { staffId })
        : sessions.refreshStaff(tx, corpId, staffId))
      const [after] = (await tx.run(findMember(corpId, staffId))).rows
      return { notify, version: after?.version ?? 0 }
    })
    notify()
    return { version }
  } catch (error) {
    if (raisedBy(error) === 'lastOwner') throw new Refusal('lastOwner')
    throw error
  }
}
