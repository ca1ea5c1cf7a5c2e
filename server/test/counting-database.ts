import type { Database } from '../src/db/database.ts'
import type { Statement } from '../src/db/statement.ts'
import type { Tx } from '../src/db/unit.ts'
import { testDb } from './database.ts'

/** What one transaction asked, and how often it waited. */
export interface CountedTransaction {
  readonly names: string[]
  roundTrips: number
}

/** This file's database, with a list of the transactions that were carried out over it. */
export function countingDatabase(): { db: Database; transactions: CountedTransaction[] } {
  const transactions: CountedTransaction[] = []
  const watch = (tx: Tx, one: CountedTransaction): Tx =>
    new Proxy(tx, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          for (const each of given) if (isStatement(each)) one.names.push(each.name ?? each.text)
          return value.apply(target, given)
        }
      },
    })
  const db: Database = {
    ...testDb,
    tx: (scope, work) =>
      testDb.tx(scope, async (tx) => {
        const one: CountedTransaction = { names: [], roundTrips: 0 }
        transactions.push(one)
        try {
          return await work(watch(tx, one))
        } finally {
          one.roundTrips = tx.roundTrips
        }
      }),
  }
  return { db, transactions }
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value
