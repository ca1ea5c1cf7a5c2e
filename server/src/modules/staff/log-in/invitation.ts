import { createHash, randomBytes } from 'node:crypto'
import type { acceptInvitation, findInvitation } from '@tiffin/contract/desk/login'
import { isStaffPassword } from '@tiffin/core/staff/password'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { ServingConfig } from '../../../config.ts'
import { auditEntry } from '../../audit/index.ts'
import { findInvited, takeInvitation } from '../account/queries.ts'
import { findStaffById } from '../queries.ts'
import { takeProofTry } from './budgets.ts'
import type { StaffParts } from './check-password.ts'
import { openDeskSession } from './desk-log-in.ts'
import { checkSecondFactor } from './second-factor.ts'

const lifeMs = 72 * 3_600_000

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** A link with which a person sets a password, and what is kept of it [staff-5]. The code stands behind the `#`, which browsers send to no server. */
export function newInvitation({ publicUrl }: ServingConfig, corpId: string, now: number) {
  const code = randomBytes(32).toString('base64url')
  const endsAt = now + lifeMs
  return { hash: hashOf(code), endsAt, inviteAddress: `${publicUrl}/desk/${corpId}/invitation#${code}` }
}

/** Whom an invitation is for. */
export async function showInvitation(
  { app }: StaffParts,
  { code }: z.output<typeof findInvitation.input>,
  { corp: { corpId }, now }: Context<'anyone'>,
): Promise<z.input<typeof findInvitation.output>> {
  const [found] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [{ rows }] = await tx.finish(findInvited(corpId, hashOf(code), now))
    return rows
  })
  if (!found) throw new Refusal('invitationOver')
  return { account: found.account, staffName: found.name }
}

/** The person whom an invitation is for, with what logging in asks of them; refuses `invitationOver`. */
async function findInvitedStaff({ app }: StaffParts, code: string, { corp: { corpId }, now }: Context<'anyone'>) {
  const found = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [invited] = (await tx.run(findInvited(corpId, hashOf(code), now))).rows
    return invited && (await tx.run(findStaffById(corpId, invited.staffId))).rows[0]
  })
  if (!found) throw new Refusal('invitationOver')
  return found
}

/** Sets the password of a person who was invited, and logs them in; every session of before ends. A link stands in for no second factor. */
export async function accept(
  parts: StaffParts,
  wish: z.output<typeof acceptInvitation.input>,
  context: Context<'anyone'>,
): Promise<z.input<typeof acceptInvitation.output>> {
  const { app, sessions, passwords } = parts
  const { corp, now } = context
  const { corpId } = corp
  if (!isStaffPassword(wish.password)) throw new Refusal('staffPasswordForm')
  const found = await findInvitedStaff(parts, wish.code, context)
  if (found.isTotpOn && wish.factorCode.trim() !== '') await takeProofTry(app, found.staffId, context)
  await checkSecondFactor(app, { ...found, corpId }, { code: wish.factorCode, now })
  const passwordHash = await passwords.hash(wish.password)
  const { opened, notify } = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { rows } = await tx.run(takeInvitation(corpId, { hash: hashOf(wish.code), passwordHash, now }))
    if (rows.length === 0) throw new Refusal('invitationOver')
    const item = { kind: 'staff', id: found.staffId, name: found.name }
    await tx.run(auditEntry({ corp, session: found, now }, { action: 'me.password', item }))
    const notify = await sessions.endAllOfStaff(tx, corpId, found)
    return { opened: await openDeskSession(parts, tx, { ...context, found }), notify }
  })
  notify()
  return opened
}
