import type { Tx } from '../../db/unit.ts'
import { keepAccount, openAccount, type PointsOf } from './account.ts'

/** Whatever a customer has left expires now, since the account is deleted. What is owed stays in the books. */
export async function closePoints(tx: Tx, order: PointsOf): Promise<void> {
  const opened = await openAccount(tx, { ...order, now: Number.MAX_SAFE_INTEGER })
  if (!opened || opened.step.movements.length === 0) return
  await keepAccount(tx, { ...order, opened }, { step: { account: opened.step.account, movements: [] } })
}
