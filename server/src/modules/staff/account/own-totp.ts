import { randomBytes } from 'node:crypto'
import type { confirmMyTotp, renewMyRecoveryCodes, startMyTotp } from '@tiffin/contract/desk/me'
import { textIn } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { seal, unseal } from '../../../base/seal.ts'
import { auditEntry } from '../../audit/index.ts'
import { sealKeys } from '../../login/index.ts'
import { takeProofTry } from '../log-in/budgets.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { recoveryHash } from '../log-in/second-factor.ts'
import { newTotpSecret, stepOf, totpAddress } from '../log-in/totp.ts'
import { clearTotp, findRules } from '../team/queries.ts'
import { findCaller, ownItem } from './account.ts'
import { confirmTotp, deleteRecoveryCodes, insertRecoveryCodes, startTotp } from './queries.ts'

type Staff = Context<'staff'>

const recoveryCodeCount = 10
/** Crockford's letters and digits: none looks like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten characters of five random bits each, in two halves. */
function newRecoveryCode(): string {
  const text = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** A secret for an authenticator app, which counts once a code of it was given. */
export async function beginTotp(parts: StaffParts, context: Staff): Promise<z.input<typeof startMyTotp.output>> {
  const { corpId } = context.corp
  const me = await findCaller(parts, context)
  const secret = newTotpSecret()
  const [key] = sealKeys(parts.app.config)
  const issuer = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [started, rules] = await tx.batch(startTotp(corpId, me.staffId, seal(key, secret)), findRules(corpId))
    if (started.rows.length === 0) throw new Refusal('notAllowed') // it is on: it must be stopped first
    return textIn(rules.rows[0]?.brandName ?? {}, context.language)
  })
  return { secret, address: totpAddress(secret, { issuer, label: me.account }) }
}

/** Takes the second factor into use; answers the recovery codes, which are kept as hashes only. */
export async function takeTotpIntoUse(
  parts: StaffParts,
  { code }: z.output<typeof confirmMyTotp.input>,
  context: Staff,
): Promise<z.input<typeof confirmMyTotp.output>> {
  const { app, sessions } = parts
  const { corp, session, now } = context
  const { corpId } = corp
  await takeProofTry(app, session.staffId, context)
  const me = await findCaller(parts, context)
  const { staffId, totpSecret } = me
  const step = totpSecret === null ? undefined : stepOf(unseal(sealKeys(app.config), totpSecret), code, now)
  if (step === undefined || totpSecret === null) throw new Refusal('secondFactorWrong')
  const codeList = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { rows } = await tx.run(confirmTotp(corpId, { staffId, secret: totpSecret, step, now }))
    if (rows.length === 0) throw new Refusal('secondFactorWrong') // it is on already
    await tx.finish(
      deleteRecoveryCodes(corpId, staffId),
      insertRecoveryCodes(corpId, staffId, codeList.map(recoveryHash)),
      auditEntry(context, { action: 'me.totpOn', item: ownItem(me) }),
    )
  })
  sessions.lookAgain([session])
  return { codeList }
}

/** New recovery codes in place of those of before. */
export async function renewRecoveryCodes(
  parts: StaffParts,
  context: Staff,
): Promise<z.input<typeof renewMyRecoveryCodes.output>> {
  const { corpId } = context.corp
  const me = await findCaller(parts, context)
  if (!me.isTotpOn) throw new Refusal('secondFactorDue')
  const codeList = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await parts.app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(
      deleteRecoveryCodes(corpId, me.staffId),
      insertRecoveryCodes(corpId, me.staffId, codeList.map(recoveryHash)),
      auditEntry(context, { action: 'me.recoveryCodes', item: ownItem(me) }),
    ),
  )
  return { codeList }
}

/** Goes without a second factor from now on, unless the brand demands it of owners. */
export async function stopTotp(parts: StaffParts, context: Staff): Promise<Record<string, never>> {
  const { corpId } = context.corp
  const me = await findCaller(parts, context)
  await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [rules] = (await tx.run(findRules(corpId))).rows
    if (rules?.doOwnersNeedTotp && me.grants.some(({ role }) => role === 'owner')) throw new Refusal('secondFactorDue')
    await tx.finish(clearTotp(corpId, me.staffId), auditEntry(context, { action: 'me.totpOff', item: ownItem(me) }))
  })
  return {}
}
