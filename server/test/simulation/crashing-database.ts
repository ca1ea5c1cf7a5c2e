import type { Database, TxScope } from '../../src/db/database.ts'
import type { Tx } from '../../src/db/unit.ts'

/** Where the server crashes: at the n-th transaction of a step, before it begins, before its COMMIT, or after the COMMIT and before the answer. */
export interface Crash {
  readonly at: 'before' | 'within' | 'after'
  readonly transaction: number
}

class Crashed extends Error {}

const fail = (): never => {
  throw new Crashed('The server crashed.')
}

/** Sends the last statements without COMMIT: the connection ends and nothing is kept. */
const neverCommitted = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, key) {
      if (key === 'finish')
        return async (...statements: Parameters<Tx['batch']>) => {
          await target.batch(...statements)
          return fail()
        }
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** A database that fails where a crash is planned, and refuses every transaction after it until the server is started again. */
export function crashingDatabase(db: Database) {
  let crash: Crash | undefined
  let isDown = false
  let count = 0
  const underWay = new Set<Promise<unknown>>()

  async function crashIn<Value>(scope: TxScope, work: (tx: Tx) => Promise<Value>, moment: Crash['at']): Promise<Value> {
    isDown = true
    if (moment === 'before') return fail()
    if (moment === 'after') {
      await db.tx(scope, work)
      return fail()
    }
    return db.tx(scope, async (tx) => {
      await work(neverCommitted(tx))
      return fail()
    })
  }

  const crashing: Database = {
    ...db,
    async tx(scope, work) {
      if (isDown) return fail()
      count++
      const done = crash?.transaction === count ? crashIn(scope, work, crash.at) : db.tx(scope, work)
      underWay.add(done)
      return done.finally(() => underWay.delete(done))
    },
  }
  return {
    db: crashing,
    /** Starts the server again when all earlier transactions have ended; it crashes where `next` says. */
    async start(next?: Crash) {
      while (underWay.size > 0) await Promise.allSettled(underWay)
      await new Promise(setImmediate) // callers of the failed transactions get their errors first
      crash = next
      isDown = false
      count = 0
    },
    hasCrashed: () => isDown,
  }
}
