import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { sqlState } from './failure.ts'

interface Change {
  readonly name: string
  readonly text: string
  readonly hash: string
  /** What was applied in its place by earlier releases, with the same effect. */
  readonly replaced: readonly string[]
}

const folder = fileURLToPath(new URL('../../db/changes', import.meta.url))

function readChanges(): Change[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  names.forEach((name, index) => {
    if (numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index)
      throw new Error(`server/db/changes/${name}: names are NNNN-what.sql, each number once.`)
  })
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const replaced = [...text.matchAll(/^-- In place of ([0-9a-f]{64})\b/gm)].map(([, hash = '']) => hash)
    return { name, text, hash: createHash('sha256').update(text).digest('hex'), replaced }
  })
}

/** Who waits for a table's lock keeps everybody behind them waiting: rather give up soon and come back. */
const lockMs = 2000
const longestTries = 10
const pauseMs = 500
/** Who starts a server by hand should read why nothing happens. */
const quietMs = 3000

export interface MigrateOptions {
  readonly say?: (text: string) => void
  /** For so long another server is waited for in silence. */
  readonly quietMs?: number
}

/**
 * Of two servers that start at once only one migrates. The lock is polled: a session that waited inside a statement would block
 * `create index concurrently`. It ends with the connection.
 */
async function lockMigration(client: pg.Client, { say, quietMs }: Required<MigrateOptions>): Promise<void> {
  const beganAt = performance.now()
  let isSaid = false
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('tiffin_migration')) as "isMine"`)
    if (rows[0].isMine) return
    if (!isSaid && performance.now() - beganAt >= quietMs) {
      say('Another server brings the database up to date: this one waits for it.')
      isSaid = true
    }
    await setTimeout(pauseMs)
  }
}

async function inTransaction<Value>(client: pg.Client, work: () => Promise<Value>): Promise<Value> {
  await client.query('begin')
  try {
    const value = await work()
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const ledger = `
  create schema if not exists tiffin;
  create table if not exists tiffin.tiffin_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`

/** Whether a step was taken before; refuses one that was changed since. */
async function isTaken(client: pg.Client, { name, hash, replaced }: Change): Promise<boolean> {
  const { rows } = await client.query('select hash from tiffin.tiffin_migration where name = $1', [name])
  if (rows.length === 0) return false
  if ([hash, ...replaced].includes(rows[0].hash)) return true
  throw new Error(`server/db/changes/${name} was changed after it had been applied: write a new step instead.`)
}

const note = (client: pg.Client, { name, hash }: Change) =>
  client.query('insert into tiffin.tiffin_migration (name, hash) values ($1, $2)', [name, hash])

/** The first line of a step whose statements run one by one outside a transaction: indexes of large tables, while others write to them. Each can be run again. */
const besideTheWork = '-- Beside the work.'

async function applyBeside(client: pg.Client, change: Change): Promise<void> {
  await client.query('set search_path = tiffin')
  for (const text of change.text.split(/;\s*$/m)) if (text.trim() !== '') await client.query(text)
  await client.query('reset search_path')
  await note(client, change)
}

const applyAtOnce = (client: pg.Client, change: Change): Promise<void> =>
  inTransaction(client, async () => {
    await client.query(`set local lock_timeout = ${lockMs}; set local search_path = tiffin; ${change.text}`)
    await note(client, change)
  })

async function applyOnce(client: pg.Client, change: Change): Promise<boolean> {
  if (await isTaken(client, change)) return false
  try {
    await (change.text.startsWith(besideTheWork) ? applyBeside : applyAtOnce)(client, change)
    return true
  } catch (error) {
    const what = error instanceof Error ? error.message : error
    throw new Error(`server/db/changes/${change.name}: ${what}`, { cause: error })
  }
}

/** A lock that was not given in time, or two that stood in each other's way (an index that is built beside the work can lose so). */
const isLockTaken = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((each) => /^(55P03|40P01)$/.test(sqlState(each)))

/** One step, tried again while other transactions hold what it needs. */
async function applyPatiently(client: pg.Client, change: Change): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(client, change)
    } catch (error) {
      if (!isLockTaken(error) || tries === longestTries) throw error
      await setTimeout(pauseMs)
    }
  }
}

/** Brings the database up to this release, step by step and forward only. Answers the names of the steps taken now. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const changes = readChanges()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'tiffin migrate',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await lockMigration(client, { say: () => {}, quietMs, ...options })
    await client.query(ledger)
    const taken: string[] = []
    for (const change of changes) if (await applyPatiently(client, change)) taken.push(change.name)
    return taken
  } finally {
    await client.end()
  }
}
