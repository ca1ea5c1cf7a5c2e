import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

/** Rows of one transaction: short enough that nobody waits for their locks, and that it ends in time. */
const batch = 5000

/** What is over: a table, and which of its rows. */
export interface Sweep {
  readonly table: string
  readonly where: string
  readonly values: readonly unknown[]
}

/** Deletes what is over, batch by batch, each in a transaction of its own. Harmless on several servers at once. */
export async function sweepAway(db: Database, { table, where, values }: Sweep, most = batch): Promise<void> {
  const remove = statement(
    `delete from ${table} where ctid = any (array(
       select ctid from ${table} where ${where} limit ${most} for update skip locked))`,
    values,
  )
  let count = most
  while (count === most) {
    const [answer] = await db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(remove))
    count = answer.count
  }
}
