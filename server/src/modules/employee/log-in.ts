import type { logInEmployee } from '@tiffin/contract/login'
import { textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import { isTaken, keyedHash, keyFor, type LoginSessions, takeBudget, untilNext } from '../login/index.ts'
import type { Passwords } from '../password/index.ts'
import { type EmployeeFound, findEmployee, findSeen } from './queries.ts'

/**
 * Tries in five minutes: for one account from one network, so that a stranger cannot lock it for its owner; for one account from all
 * networks where it never logged in; and for one network.
 */
const perAccount = { most: 10, windowSeconds: 300 }
const perStrangers = { most: 20, windowSeconds: 300 }
const perNetwork = { most: 100, windowSeconds: 300 }

const locked = (now: number) => new Refusal('loginLocked', { retryAfter: Math.ceil(untilNext(now, perAccount) / 1000) })

/** How a session remembers where it was opened. */
const seenAt = (key: Buffer, account: string, network: string): string =>
  keyedHash(key, 'staff seen', account.toLowerCase(), network)

/** Counts a try before it is compared, whether or not there is such an account. */
async function takeTry({ db, config }: Services, account: string, { corp, network, now }: Context): Promise<void> {
  const key = keyFor(config.tokenSecret, 'budget')
  const { corpId } = corp
  const name = account.toLowerCase()
  // A refused try stays counted: the transaction is kept, and the refusal told after it.
  const isAllowed = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [ofAccount, ofNetwork, seen] = await tx.batch(
      takeBudget({ corpId, key: `staff ${keyedHash(key, name, network)}`, limit: perAccount, now }),
      takeBudget({ corpId, key: `staff ${keyedHash(key, network)}`, limit: perNetwork, now }),
      findSeen(corpId, { account, seenAt: seenAt(key, account, network) }),
    )
    if (!isTaken(ofAccount) || !isTaken(ofNetwork)) return false
    if (seen.rows.length > 0) return true
    const strangers = `staff all ${keyedHash(key, name)}`
    return isTaken(await tx.run(takeBudget({ corpId, key: strangers, limit: perStrangers, now })))
  })
  if (!isAllowed) throw locked(now)
}

function find({ db }: Services, corpId: string, account: string): Promise<EmployeeFound | undefined> {
  return db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [{ rows }] = await tx.finish(findEmployee(corpId, account))
    return rows[0]
  })
}

/** Logs a member of staff in. A wrong account and a wrong password look and cost the same. */
export async function logIn(
  { app, sessions, passwords }: { app: Services; sessions: LoginSessions; passwords: Passwords },
  { account, password }: z.output<typeof logInEmployee.input>,
  context: Context<'anyone'>,
): Promise<z.input<typeof logInEmployee.output>> {
  const { corp, language, now } = context
  await takeTry(app, account, context)
  const employee = await find(app, corp.corpId, account)
  const isRight = await passwords.matches(password, employee?.passwordHash)
  if (!employee || !isRight) throw new Refusal('loginWrong')
  const { employeeId, permissions, storeId } = employee
  const seen = seenAt(keyFor(app.config.tokenSecret, 'budget'), account, context.network)
  const by = { provider: 'password', seenAt: seen } as const
  const holder = { kind: 'employee', corpId: corp.corpId, holderId: employeeId, permission: permissions, by } as const
  const opened = await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) => sessions.open(tx, holder))
  return {
    ...opened,
    discountLimits: { employee: money(employee.employeeLimit), manual: money(employee.manualLimit) },
    ...{ storeId, employeeName: employee.name, storeName: textIn(employee.storeName, language), serverTime: now },
  }
}
