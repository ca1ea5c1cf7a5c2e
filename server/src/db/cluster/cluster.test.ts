import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { askAsOwner } from '../../../test/database.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { startCluster } from './cluster.ts'

// The folder has a blank in its name, and stands where root's stand-in must walk through it.
const dataDir = join(tempFolder('cluster'), 'my data')
const flags = { fsync: 'off' }

afterAll(async () => {
  await (await startCluster({ dataDir, flags })).stop()
  rmSync(join(dataDir, '..'), { recursive: true })
})

test('a PostgreSQL left running is taken over with what it holds, and a stopped one comes back on its port', async () => {
  const first = await startCluster({ dataDir, flags })
  expect(first.adopted).toBe(false)
  await askAsOwner('create table kept (id text)', first.url)

  const second = await startCluster({ dataDir, flags })
  expect(second).toMatchObject({ adopted: true, url: first.url })
  await second.stop()
  await expect(askAsOwner('select 1', first.url)).rejects.toThrow(/ECONNREFUSED/)

  const third = await startCluster({ dataDir, flags })
  expect(third).toMatchObject({ adopted: false, url: first.url })
  expect(await askAsOwner('select count(*)::int as rows from kept', third.url)).toEqual([{ rows: 0 }])
  await third.stop()
  expect(existsSync(join(dataDir, 'pg/data/PG_VERSION'))).toBe(true)
})

test('a port that another process took meanwhile is left alone', async () => {
  const before = await startCluster({ dataDir, flags })
  await before.stop()
  const squatter = createServer().listen(Number(new URL(before.url).port), '127.0.0.1')
  const after = await startCluster({ dataDir, flags })
  squatter.close()
  expect(after.url).not.toBe(before.url)
  expect(await askAsOwner('select 1 as one', after.url)).toEqual([{ one: 1 }])
  await after.stop()
})

test('the database refuses log-ins without the generated password, and the role of the product is no superuser', async () => {
  const { url, stop } = await startCluster({ dataDir, flags })
  const guess = new URL(url)
  guess.password = 'postgres'
  await expect(askAsOwner('select 1', guess.href)).rejects.toThrow(/password authentication failed/)
  expect(await askAsOwner('select rolsuper, rolbypassrls from pg_roles where rolname = current_user', url)).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
  await stop()
})
