import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/db/cluster/cluster.ts'
import { migrate } from '../src/db/migrate.ts'
import { tempFolder } from './temp-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated template; tests work on copies of it. */
    templateUrl: string
  }
}

/** What is written here need not survive a power cut. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

interface Running {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Drops the databases of earlier runs that a pattern names. */
async function dropLeft(client: pg.Client, pattern: string): Promise<void> {
  const { rows } = await client.query('select datname from pg_database where datname ~ $1', [pattern])
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
}

const copies = 'worker_.*|autopilot_.*|simulation_.*|reconciliation_.*|older_.*'

/** A PostgreSQL in a folder of its own. */
async function startOwn(): Promise<Running> {
  const dataDir = tempFolder('test')
  const cluster = await startCluster({ dataDir, flags: quick })
  const stop = async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: cluster.url, stop }
}

/** Another PostgreSQL, of an earlier version, without what an earlier run of the tests left. */
async function openOther(url: string): Promise<Running> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await dropLeft(client, `^(template|${copies})$`)
  const { rows } = await client.query(`select 1 from pg_database where datname = 'tiffin'`)
  if (rows.length === 0) await client.query('create database tiffin')
  await client.end()
  const tiffin = new URL(url)
  tiffin.pathname = '/tiffin'
  return { url: tiffin.href, stop: async () => {} }
}

/** A migrated template that another process keeps for many runs, without the copies of the run before. */
async function useKept(templateUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: templateUrl.replace(/template$/, 'tiffin') })
  await client.connect()
  await dropLeft(client, `^(${copies})$`)
  await client.end()
}

/** One PostgreSQL per run, that of TEST_DATABASE_URL where it is set, with one migrated database that every worker copies. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL, TEST_TEMPLATE_URL } = process.env
  if (TEST_TEMPLATE_URL) {
    await useKept(TEST_TEMPLATE_URL)
    project.provide('templateUrl', TEST_TEMPLATE_URL)
    return async () => {}
  }
  const { url, stop } = await (TEST_DATABASE_URL ? openOther(TEST_DATABASE_URL) : startOwn())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database template')
  await client.end()
  const template = new URL(url)
  template.pathname = '/template'
  await migrate(template.href)
  project.provide('templateUrl', template.href)
  return stop
}
