import { createHash, randomBytes } from 'node:crypto'
import type { acceptInvitation, findInvitation } from '@tiffin/contract/desk/login'
import { isStaffPassword } from '@tiffin/core/staff/password'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { ServingConfig } from '../../../config.ts'
import { findInvited, takeInvitation } from '../account/queries.ts'
import { findStaffById } from '../queries.ts'
import type { StaffParts } from './check-password.ts'
import { openDeskSession } from './desk-log-in.ts'

const lifeMs = 72 * 3_600_000

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** A link that lets somebody set a password, and what is kept of it [staff-5]. The code stands behind the `#`, which no server is told. */
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

/** Sets the password of somebody who was invited, and logs them in; every session of before ends. */
export async function accept(
  parts: StaffParts,
  wish: z.output<typeof acceptInvitation.input>,
  context: Context<'anyone'>,
): Promise<z.input<typeof acceptInvitation.output>> {
  const { corpId } = context.corp
  if (!isStaffPassword(wish.password)) throw new Refusal('staffPasswordForm')
  await showInvitation(parts, wish, context)
  const passwordHash = await parts.passwords.hash(wish.password)
  const { opened, notify } = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [invited] = (
      await tx.run(takeInvitation(corpId, { hash: hashOf(wish.code), passwordHash, now: context.now }))
    ).rows
    const [found] = invited ? (await tx.run(findStaffById(corpId, invited.staffId))).rows : []
    if (!found) throw new Refusal('invitationOver')
    const notify = await parts.sessions.endAllOfStaff(tx, corpId, found)
    return { opened: await openDeskSession(parts, tx, { ...context, found }), notify }
  })
  notify()
  return opened
}
