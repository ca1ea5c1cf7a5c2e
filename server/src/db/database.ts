import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { classify, DatabaseUnavailable, isConflict, isLost } from './failure.ts'
import { Gate } from './gate.ts'
import { parsers } from './parsers.ts'
import { type Scope, type Tx, Unit } from './unit.ts'

export interface Database {
  /**
   * Runs `work` in one transaction and commits what it did; when it throws nothing stays.
   * A `keyed` unit may be carried out twice without harm (its rows carry a key of the caller's), so it is tried
   * again when two were in each other's way or the connection was lost.
   */
  tx<Value>(scope: TxScope, work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** Answers when the database takes questions, throws when not. */
  ping(): Promise<void>
  /** For connections of one's own, such as one that listens. */
  readonly url: string
  close(): Promise<void>
}

export interface TxScope extends Scope {
  readonly keyed?: boolean
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  /** A unit that has not ended by then loses its connection. */
  readonly deadlineMs?: number
  readonly onError?: (error: Error) => void
}

const usualPoolSize = 12
const attempts = 4
const jitter = (attempt: number) => Math.random() * 20 * 2 ** attempt

function openPool({ url, poolSize = usualPoolSize, onError = () => {} }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: 3000, // of connecting: who has no connection yet waits at the gate
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'tiffin',
    types: parsers,
  })
  // A server that goes away says so on every connection; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', onError)
  return pool
}

async function withDeadline<Value>(client: pg.PoolClient, ms: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DatabaseUnavailable('The transaction took too long.'))
    client.connection.stream.destroy()
  }, ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function runUnit<Value>(client: pg.PoolClient, scope: Scope, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const unit = new Unit(client, scope)
  try {
    const value = await work(unit)
    await unit.commit()
    return value
  } catch (error) {
    await unit.rollback()
    throw error
  }
}

/** A pool of connections to the database at `url`; none is opened before the first unit. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize = usualPoolSize, deadlineMs = 10_000 } = options
  const gate = new Gate(poolSize)
  const pool = openPool(options)

  async function once<Value>(scope: Scope, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    await gate.enter()
    let client: pg.PoolClient | undefined
    let broken = true
    try {
      client = await pool.connect()
      const value = await withDeadline(client, deadlineMs, runUnit(client, scope, work))
      broken = false
      return value
    } catch (error) {
      broken = isLost(error) || error instanceof DatabaseUnavailable
      throw error
    } finally {
      client?.release(broken)
      gate.leave()
    }
  }

  return {
    url,
    async tx(scope, work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(scope, work)
        } catch (error) {
          const again = scope.keyed && attempt < attempts && (isConflict(error) || isLost(error))
          if (!again) throw classify(error)
          await sleep(jitter(attempt))
        }
      }
    },
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
