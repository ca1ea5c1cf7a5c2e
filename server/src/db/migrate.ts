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
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Who waits for a table's lock keeps everybody behind them waiting: rather give up soon and come back. */
const lockMs = 2000
const longestTries = 10
const pauseMs = 500

/** Two starters at once take turns: the lock ends with the transaction. */
async function exclusively<Value>(client: pg.Client, work: () => Promise<Value>): Promise<Value> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('tiffin_migration'))`)
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

async function applyOnce(client: pg.Client, { name, text, hash }: Change): Promise<boolean> {
  const { rows } = await client.query('select hash from tiffin.tiffin_migration where name = $1', [name])
  if (rows.length > 0) {
    if (rows[0].hash === hash) return false
    throw new Error(`server/db/changes/${name} was changed after it had been applied: write a new step instead.`)
  }
  try {
    await client.query(`set local lock_timeout = ${lockMs}; set local search_path = tiffin; ${text}`)
  } catch (error) {
    throw new Error(`server/db/changes/${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  await client.query('insert into tiffin.tiffin_migration (name, hash) values ($1, $2)', [name, hash])
  return true
}

const isLockTaken = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((each) => sqlState(each) === '55P03')

/** One step, tried again while other transactions hold what it needs. */
async function applyPatiently(client: pg.Client, change: Change): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await exclusively(client, () => applyOnce(client, change))
    } catch (error) {
      if (!isLockTaken(error) || tries === longestTries) throw error
      await setTimeout(pauseMs)
    }
  }
}

/** Brings the database up to this release, step by step and forward only. Answers the names of the steps taken now. */
export async function migrate(url: string): Promise<string[]> {
  const changes = readChanges()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'tiffin migrate',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await exclusively(client, () => client.query(ledger))
    const taken: string[] = []
    for (const change of changes) if (await applyPatiently(client, change)) taken.push(change.name)
    return taken
  } finally {
    await client.end()
  }
}
