import type { logInByPassword } from '@tiffin/contract/login'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { enter, type LoggedIn, readPhone } from '../login/index.ts'
import type { PasswordParts } from './parts.ts'
import { acceptAgreement, findAccount } from './queries.ts'

/** Logs in by password. An unknown phone, a closed account, one without a password: all look and cost like a wrong password. */
export async function logIn(
  parts: PasswordParts,
  wish: z.output<typeof logInByPassword.input>,
  context: Context<'anyone'>,
): Promise<LoggedIn> {
  if (!wish.agreementAccepted) throw new Refusal('agreementMissing')
  const { corp, network, now } = context
  const { corpId } = corp
  const phone = readPhone(corp, wish)
  const { db } = parts.app
  const found = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    await parts.guard.takeTry(tx, { corpId, phone, network, now })
    const [{ rows }] = await tx.finish(findAccount(corpId, phone))
    return rows[0]
  })
  const passwordHash = found?.isActive ? found.passwordHash : null
  const isRight = await parts.passwords.matches(wish.password, passwordHash)
  if (!found || passwordHash === null || !isRight) throw new Refusal('loginWrong')
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { customerId } = found
    const { rows } = await tx.run(acceptAgreement(corpId, { customerId, phone, passwordHash }))
    if (rows.length === 0) throw new Refusal('loginWrong') // changed or closed while it was compared
    const customer = { customerId, hasPassword: true, isNew: false }
    return enter(parts, tx, { customer, phone, provider: 'password', context })
  })
}
