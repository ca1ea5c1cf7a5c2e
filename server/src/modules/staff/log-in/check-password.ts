import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { LoginSessions } from '../../login/index.ts'
import type { Passwords } from '../../password/index.ts'
import { findStaff, type StaffFound } from '../queries.ts'
import { takeTry } from './budgets.ts'
import { checkSecondFactor } from './second-factor.ts'

/** What logging staff in and out needs. */
export interface StaffParts {
  readonly app: Services
  readonly sessions: LoginSessions
  readonly passwords: Passwords
}

/** As typed. */
export interface Credentials {
  readonly account: string
  readonly password: string
  readonly code: string
}

/** Who these credentials belong to. A wrong account and a wrong password look and cost the same; the second factor is asked for after them. */
export async function checkPassword(
  { app, passwords }: Pick<StaffParts, 'app' | 'passwords'>,
  { account, password, code }: Credentials,
  context: Context<'anyone'>,
): Promise<StaffFound> {
  const { corpId } = context.corp
  await takeTry(app, account, context)
  const found = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [{ rows }] = await tx.finish(findStaff(corpId, account))
    return rows[0]
  })
  const isRight = await passwords.matches(password, found?.passwordHash)
  if (!found || !isRight) throw new Refusal('loginWrong')
  await checkSecondFactor(app, { ...found, corpId }, { code, now: context.now })
  return found
}
