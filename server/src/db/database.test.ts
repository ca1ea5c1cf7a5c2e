import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { askAsOwner, testDb, testUrl } from '../../test/database.ts'
import { type Database, openDatabase } from './database.ts'
import { DatabaseUnavailable, RolledBack } from './failure.ts'
import { sql } from './sql.ts'
import { statement } from './statement.ts'
import type { Tx } from './unit.ts'

// A table of this file's own, in a schema the product does not know.
beforeAll(async () => {
  await askAsOwner(`
    create schema if not exists trial;
    drop table if exists trial.note;
    create table trial.note (corp_id text, id text, body text, primary key (corp_id, id));
    grant usage on schema trial to tiffin_app, tiffin_jobs;
    select tiffin.fence('trial.note')`)
})

const insert = (corp: string, id: string) =>
  statement(sql`insert into trial.note values (:corp, :id, :body)`, { corp, id, body: `note ${id}` })
const list = (corp?: string) =>
  testDb.tx({ role: 'app', ...(corp ? { corp } : {}) }, async (tx) => {
    const { rows } = await tx.query<{ id: string }>('select id from trial.note order by id')
    return rows.map(({ id }) => id)
  })
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  )
const loseConnection = async (tx: Tx) => {
  const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
  await askAsOwner(`select pg_terminate_backend(${rows[0]?.pid})`)
}

test('[TN-04] a corp sees and writes its own rows only, and without a corp nothing is seen', async () => {
  await testDb.tx({ role: 'app', corp: 'fence-a' }, (tx) => tx.finish(insert('fence-a', '1')))
  await testDb.tx({ role: 'app', corp: 'fence-b' }, (tx) => tx.finish(insert('fence-b', '2')))
  expect(await list('fence-a')).toEqual(['1'])
  expect(await list('fence-b')).toEqual(['2'])
  expect(await list()).toEqual([])
  const foreign = testDb.tx({ role: 'app', corp: 'fence-a' }, (tx) => tx.run(insert('fence-b', '3')))
  await expect(foreign).rejects.toThrow(/row-level security/)
})

test('[TN-05] what one transaction set is gone for the next on the same connection', async () => {
  const single = openDatabase({ url: testUrl, poolSize: 1 })
  const look = async (db: Database, corp?: string) =>
    db.tx(
      { role: 'app', ...(corp ? { corp } : {}) },
      async (tx) => (await tx.query(`select current_setting('app.corp') as corp`)).rows,
    )
  expect(await look(single, 'one')).toEqual([{ corp: 'one' }])
  expect(await look(single)).toEqual([{ corp: '' }])
  await single.close()
})

test('a unit of reading then writing takes two round trips, whatever the number of statements', async () => {
  const trips = await testDb.tx({ role: 'app', corp: 'trips' }, async (tx) => {
    const [first] = await tx.batch(
      statement(sql<{ one: number }>`select 1 as one`),
      statement(sql`select 2`),
      statement(sql`select 3`),
    )
    expect(first.rows).toEqual([{ one: 1 }])
    await tx.finish(insert('trips', '1'), insert('trips', '2'), insert('trips', '3'))
    return tx.roundTrips
  })
  expect(trips).toBe(2)
  expect(await list('trips')).toEqual(['1', '2', '3'])
})

test('when the last statements fail nothing of the unit stays, and the cause is thrown', async () => {
  const failed = await thrownBy(
    testDb.tx({ role: 'app', corp: 'last' }, async (tx) => {
      await tx.run(insert('last', '1'))
      await tx.finish(insert('last', '2'), statement(sql`select 1 / 0`), insert('last', '3'))
    }),
  )
  expect(failed).toMatchObject({ code: '22012' })
  expect(await list('last')).toEqual([])
})

test('a failed statement whose error was swallowed does not pass for a commit', async () => {
  const failed = await thrownBy(
    testDb.tx({ role: 'app', corp: 'unseen' }, async (tx) => {
      await tx.run(insert('unseen', '1'))
      await tx.query('select 1 / 0').catch(() => {})
    }),
  )
  expect(failed).toBeInstanceOf(RolledBack)
  expect(await list('unseen')).toEqual([])
})

test('when the work throws nothing of the unit stays and the connection serves on', async () => {
  const failed = testDb.tx({ role: 'app', corp: 'thrown' }, async (tx) => {
    await tx.run(insert('thrown', '1'))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await list('thrown')).toEqual([])
})

test('[AV-01] a lost connection is replaced, and a keyed unit is carried out again', async () => {
  let runs = 0
  await testDb.tx({ role: 'app', corp: 'lost', keyed: true }, async (tx) => {
    if (++runs === 1) await loseConnection(tx)
    await tx.finish(insert('lost', '1'))
  })
  expect(runs).toBe(2)
  expect(await list('lost')).toEqual(['1'])
})

test('[AV-01] a unit without a key is not carried out twice', async () => {
  let runs = 0
  const failed = await thrownBy(
    testDb.tx({ role: 'app', corp: 'once' }, async (tx) => {
      runs++
      await loseConnection(tx)
      await tx.query('select 1')
    }),
  )
  expect(failed).toBeInstanceOf(DatabaseUnavailable)
  expect(runs).toBe(1)
})

test('[ST-03] of two units that lock each other out, the one that was stopped tries again', async () => {
  await testDb.tx({ role: 'app', corp: 'dead' }, (tx) => tx.finish(insert('dead', '1'), insert('dead', '2')))
  const touch = (ids: string[]) =>
    testDb.tx({ role: 'app', corp: 'dead', keyed: true }, async (tx) => {
      for (const id of ids) {
        await tx.query(`update trial.note set body = body || '.' where id = $1`, [id])
        await sleep(50)
      }
    })
  await Promise.all([touch(['1', '2']), touch(['2', '1'])])
  const { rows } = await testDb.tx({ role: 'app', corp: 'dead' }, (tx) =>
    tx.query('select body from trial.note order by id'),
  )
  expect(rows).toEqual([{ body: 'note 1..' }, { body: 'note 2..' }])
})

test('[AV-03] a unit over its deadline loses its connection instead of keeping it', async () => {
  const slow = openDatabase({ url: testUrl, poolSize: 1, deadlineMs: 100 })
  const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  const before = sockets()
  const failed = await thrownBy(slow.tx({ role: 'app', corp: 'slow' }, (tx) => tx.query('select pg_sleep(4)')))
  expect(failed).toBeInstanceOf(DatabaseUnavailable)
  await expect.poll(sockets, { timeout: 1000 }).toBeLessThanOrEqual(before)
  expect(await slow.tx({ role: 'app', corp: 'slow' }, async (tx) => (await tx.query('select 1 as one')).rows)).toEqual([
    { one: 1 },
  ])
  await slow.close()
})

test('[AV-03] who finds no free connection while none comes free for a second is sent away', async () => {
  const narrow = openDatabase({ url: testUrl, poolSize: 1 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holder = narrow.tx({ role: 'app', corp: 'narrow' }, async (tx) => {
    await tx.query('select 1')
    await released
  })
  const failed = await thrownBy(narrow.tx({ role: 'app', corp: 'narrow' }, (tx) => tx.query('select 1')))
  expect(failed).toBeInstanceOf(DatabaseUnavailable)
  release()
  await holder
  await narrow.close()
})

test('[AV-03] while connections come free one after the other, every request in the queue gets a turn', async () => {
  const narrow = openDatabase({ url: testUrl, poolSize: 1 })
  const turns = Array.from({ length: 6 }, () =>
    narrow.tx({ role: 'app', corp: 'turns' }, (tx) => tx.query('select pg_sleep(0.3)')),
  )
  expect((await Promise.allSettled(turns)).map(({ status }) => status)).toEqual(turns.map(() => 'fulfilled'))
  await narrow.close()
})
