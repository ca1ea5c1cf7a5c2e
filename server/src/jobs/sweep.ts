import type { Database } from '../db/database.ts'
import { identifier, type Sql, sql } from '../db/sql.ts'
import { statement } from '../db/statement.ts'

/** Rows of one transaction: short enough that their locks delay no request, and that it ends in time. */
const batch = 5000

/** What is over: a table, and which of its rows. */
export interface Sweep {
  readonly table: string
  readonly where: Sql
  /** The instant that `where` names. */
  readonly before: Date
}

/** Deletes what is over, batch by batch, each in a transaction of its own. Harmless on several servers at once. */
export async function sweepAway(db: Database, { table, where, before }: Sweep, most = batch): Promise<void> {
  const rows = identifier(table)
  const remove = statement(
    sql`delete from ${rows} where ctid = any (array(
       select ctid from ${rows} where ${where} limit ${most} for update skip locked))`,
    { before },
  )
  let count = most
  while (count === most) {
    const [answer] = await db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(remove))
    count = answer.count
  }
}
