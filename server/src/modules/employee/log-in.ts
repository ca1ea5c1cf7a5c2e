import type { logInEmployee } from '@tiffin/contract/login'
import { textIn } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { isTaken, keyedHash, keyFor, type LoginSessions, takeBudget, untilNext } from '../login/index.ts'
import type { Passwords } from '../password/index.ts'
import { type EmployeeFound, findEmployee } from './queries.ts'

/** Tries in five minutes: for one account from one network, so that a stranger cannot lock it for its owner; and for one network. */
const perAccount = { most: 10, windowSeconds: 300 }
const perNetwork = { most: 100, windowSeconds: 300 }

async function takeTry({ db, config }: App, account: string, { corp, network, now }: Context): Promise<void> {
  const key = keyFor(config.tokenSecret, 'budget')
  const { corpId } = corp
  const ofAccount = `staff ${keyedHash(key, account.toLowerCase(), network)}`
  const [account1, network1] = await db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(
      takeBudget({ corpId, key: ofAccount, limit: perAccount, now }),
      takeBudget({ corpId, key: `staff ${keyedHash(key, network)}`, limit: perNetwork, now }),
    ),
  )
  if (!isTaken(account1) || !isTaken(network1))
    throw new Refusal('loginLocked', { retryAfter: Math.ceil(untilNext(now, perAccount) / 1000) })
}

function find({ db }: App, corpId: string, account: string): Promise<EmployeeFound | undefined> {
  return db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [{ rows }] = await tx.finish(findEmployee(corpId, account))
    return rows[0]
  })
}

/** Logs a member of staff in. A wrong account and a wrong password look and cost the same. */
export async function logIn(
  { app, sessions, passwords }: { app: App; sessions: LoginSessions; passwords: Passwords },
  { account, password }: z.output<typeof logInEmployee.input>,
  context: Context<'anyone'>,
): Promise<z.input<typeof logInEmployee.output>> {
  const { corp, language, now } = context
  await takeTry(app, account, context)
  const employee = await find(app, corp.corpId, account)
  const isRight = await passwords.matches(password, employee?.passwordHash)
  if (!employee || !isRight) throw new Refusal('loginWrong')
  const { employeeId, permissions, storeId } = employee
  const holder = { kind: 'employee', corpId: corp.corpId, holderId: employeeId, permission: permissions } as const
  const opened = await app.db.tx({ role: 'app', corp: corp.corpId }, (tx) => sessions.open(tx, holder))
  return {
    ...opened,
    ...{ storeId, employeeName: employee.name, storeName: textIn(employee.storeName, language), serverTime: now },
  }
}
