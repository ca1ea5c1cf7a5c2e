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

/** One PostgreSQL per run in a folder of its own, with one migrated database that every worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = tempFolder('test')
  const cluster = await startCluster({ dataDir, flags: quick })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database template')
  await client.end()
  const template = new URL(cluster.url)
  template.pathname = '/template'
  await migrate(template.href)
  project.provide('templateUrl', template.href)
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
