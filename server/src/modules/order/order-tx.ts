import type { Tx } from '../../db/unit.ts'
import { outboxGrew } from '../push/index.ts'
import type { OrderParts } from './parts.ts'

/**
 * One transaction that makes or moves an order. When it is kept every server hears that there may be events, so that
 * browsers need not wait for the next look; a hint too many costs one look (docs/decisions/0013).
 */
export async function inOrderTx<Value>(
  { db, hints }: Pick<OrderParts, 'db' | 'hints'>,
  corpId: string,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const value = await db.tx({ role: 'app', corp: corpId, keyed: true }, work)
  hints.send(outboxGrew, corpId)
  return value
}
