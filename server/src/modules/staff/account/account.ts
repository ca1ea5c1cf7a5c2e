import type { changeMyPassword, findMe, listMySessions, proveMe } from '@tiffin/contract/desk/me'
import { textIn } from '@tiffin/core/language/language'
import { isStaffPassword } from '@tiffin/core/staff/password'
import { storesFor } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { auditEntry } from '../../audit/index.ts'
import { listStaffSessions, noteProof, revokeStaffSession } from '../../login/index.ts'
import { takeProofTry } from '../log-in/budgets.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { checkSecondFactor } from '../log-in/second-factor.ts'
import { findStaffById, listStoresOf, type StaffFound } from '../queries.ts'
import { findMember } from '../team/queries.ts'
import { countRecoveryCodes, replacePassword } from './queries.ts'

type Staff = Context<'staff'>

const proofMs = 10 * 60_000

/** The caller as the database knows them now. */
export async function findCaller({ app }: StaffParts, { corp: { corpId }, session }: Staff): Promise<StaffFound> {
  const [found] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [{ rows }] = await tx.finish(findStaffById(corpId, session.staffId))
    return rows
  })
  if (!found) throw new Refusal('notLoggedIn')
  return found
}

/** What every entry of the audit log about the caller says. */
export const ownItem = ({ staffId, name }: StaffFound) => ({ kind: 'staff', id: staffId, name })

/** Who is logged in, and what they may do where. */
export async function showMe({ app }: StaffParts, context: Staff): Promise<z.input<typeof findMe.output>> {
  const { corp, session, language, now } = context
  const { corpId } = corp
  const own = storesFor(session.rights, 'none')
  const [member, codes, storeRows] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(
      findMember(corpId, session.staffId),
      countRecoveryCodes(corpId, session.staffId),
      listStoresOf(corpId, own === 'all' ? null : own),
    ),
  )
  const [me] = member.rows
  if (!me) throw new Refusal('notLoggedIn')
  const { staffId, name, account, isTotpOn, places } = me
  return {
    ...{ staffId, account, isTotpOn, staffName: name, isTotpDue: session.isTotpDue, serverTime: now },
    roleList: places.map(({ role, placeName }) => ({ role, placeName: placeName ? textIn(placeName, language) : '' })),
    rightList: session.rights.map(({ permissions, stores: where }) => ({
      permissions: [...permissions],
      stores: where === 'all' ? where : [...where],
    })),
    storeList: storeRows.rows.map((row) => ({ storeId: row.storeId, storeName: textIn(row.name, language) })),
    recoveryCodesLeft: codes.rows[0]?.left ?? 0,
  }
}

/** The caller, who has shown by password or by a code that it is them; refuses `loginWrong`, `loginLocked` and `secondFactorWrong`. */
export async function checkIdentity(
  parts: StaffParts,
  { password, code }: z.output<typeof proveMe.input>,
  context: Staff,
): Promise<StaffFound> {
  const { app, passwords } = parts
  const { corp, session, now } = context
  await takeProofTry(app, session.staffId, context)
  const me = await findCaller(parts, context)
  if (code.trim() !== '' && me.isTotpOn) await checkSecondFactor(app, { ...me, corpId: corp.corpId }, { code, now })
  else if (!(await passwords.matches(password, me.passwordHash))) throw new Refusal('loginWrong')
  return me
}

/** Proves who is logged in, by password or by a code [staff-3]. */
export async function prove(
  parts: StaffParts,
  proof: z.output<typeof proveMe.input>,
  context: Staff,
): Promise<z.input<typeof proveMe.output>> {
  const { app, sessions } = parts
  const { corp, session, now } = context
  await checkIdentity(parts, proof, context)
  const { corpId } = corp
  await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(noteProof({ corpId, sessionId: session.sessionId, now })),
  )
  sessions.lookAgain([session])
  return { provenUntil: now + proofMs }
}

/** Another password instead of the old one; every other session ends. */
export async function changePassword(
  parts: StaffParts,
  { oldPassword, password }: z.output<typeof changeMyPassword.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { app, passwords, sessions } = parts
  const { corpId } = context.corp
  const { staffId, sessionId } = context.session
  if (!isStaffPassword(password)) throw new Refusal('staffPasswordForm')
  await takeProofTry(app, staffId, context)
  const me = await findCaller(parts, context)
  const before = me.passwordHash
  if (before === null || !(await passwords.matches(oldPassword, before))) throw new Refusal('oldPasswordWrong')
  if (password === oldPassword) throw new Refusal('passwordSame')
  const after = await passwords.hash(password)
  const notify = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { rows } = await tx.run(replacePassword(corpId, { staffId, before, after }))
    if (rows.length === 0) throw new Refusal('oldPasswordWrong') // changed at this very moment
    await tx.run(auditEntry(context, { action: 'me.password', item: ownItem(me) }))
    return sessions.endAllOfStaff(tx, corpId, { staffId, except: sessionId })
  })
  notify()
  return {}
}

/** The caller's open sessions. */
export async function listOwnSessions(
  { app }: StaffParts,
  { corp: { corpId }, session, language, now }: Staff,
): Promise<z.input<typeof listMySessions.output>> {
  const { rows } = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listStaffSessions({ corpId, staffId: session.staffId, now }))
    return answer
  })
  return {
    list: rows.map(({ sessionId, device, openedAt, storeName }) => ({
      ...{ sessionId, device, openedAt, storeName: textIn(storeName, language) },
      isThisOne: sessionId === session.sessionId,
    })),
  }
}

/** Ends one of the caller's own sessions. */
export async function endOwnSession(
  parts: StaffParts,
  sessionId: string,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  const { staffId } = context.session
  const me = await findCaller(parts, context)
  await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { rows } = await tx.run(revokeStaffSession({ corpId, staffId, sessionId, now: context.now }))
    if (rows.length > 0) await tx.finish(auditEntry(context, { action: 'me.endSession', item: ownItem(me) }))
  })
  parts.sessions.lookAgain([{ sessionId }])
  return {}
}
