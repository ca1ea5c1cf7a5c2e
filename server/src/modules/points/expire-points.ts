import type { Database } from '../../db/database.ts'
import { keepAccount, openAccount } from './account.ts'

/** Notes what of a customer's points has expired; when there is nothing, nothing is written. */
export function expirePoints(
  db: Pick<Database, 'tx'>,
  { corpId, customerId, now }: { corpId: string; customerId: string; now: number },
): Promise<void> {
  return db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const account = { corpId, customerId, orderId: null, now }
    const opened = await openAccount(tx, account)
    if (!opened || opened.step.movements.length === 0) return
    const nothingElse = { account: opened.step.account, movements: [] }
    await keepAccount(tx, { ...account, opened }, { step: nothingElse })
  })
}
