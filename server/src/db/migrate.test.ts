import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { askAsOwner, workerUrl } from '../../test/database.ts'
import { findStaffSession } from '../modules/login/session/staff-queries.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const folder = fileURLToPath(new URL('../../db/changes', import.meta.url))
const name = `older_${process.env.VITEST_POOL_ID}`
const url = new URL(workerUrl())
url.pathname = `/${name}`

/** Autovacuum may be at work there, which this role cannot terminate and which ends by itself. */
const dropOlder = () =>
  vi.waitFor(() => askAsOwner(`drop database if exists ${name} with (force)`), { timeout: 20_000, interval: 200 })

afterAll(dropOlder)

/** A database as a release left it whose last step was `last`. */
async function openOlder(last: string): Promise<void> {
  await dropOlder()
  await askAsOwner(`create database ${name}`)
  await askAsOwner(
    `create schema tiffin; create table tiffin.tiffin_migration
       (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    url.href,
  )
  for (const file of readdirSync(folder).sort()) {
    if (file > last) break
    const text = readFileSync(join(folder, file), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    const noted = `insert into tiffin.tiffin_migration (name, hash) values ('${file}', '${hash}')`
    await askAsOwner(
      `begin; set local search_path = tiffin; ${text.replaceAll(' concurrently', '')}; ${noted}; commit`,
      url.href,
    )
  }
}

/** A brand with one product of that name, as an older release writes it. */
const addProduct = (name: string) =>
  askAsOwner(
    `begin; set local role tiffin_app; set local search_path = tiffin; set local app.corp = 'older';
     insert into corp (corp_id, brand_name, slogan, logo, browser_logo, primary_color, secondary_color, currency, currency_scale,
       current_unit, fraction_digits, grouping_separator, time_zone, default_area_code, area_codes, pay_timeout_seconds, app_id)
     values ('older', '{}', '{}', '', '', '#000000', '#000000', 'CNY', 2, '¥', 2, ',', 'Asia/Shanghai', '86', '{86}', 900, 'a');
     insert into category (corp_id, category_id, name) values ('older', 'c', '{}');
     insert into product (corp_id, product_id, category_id, name) values ('older', 'p', 'c', '${name}');
     commit`,
    url.href,
  )

async function readProduct(columns: string) {
  const db = openDatabase({ url: url.href })
  const { rows } = await db.tx({ role: 'app', corp: 'older' }, (tx) => tx.query(`select ${columns} from product`))
  await db.close()
  return rows
}

test('[R-2.15] a menu from before there was a search can be searched after the update, wherever pg_trgm lives already', async () => {
  await openOlder('0021')
  await askAsOwner('create extension pg_trgm schema public', url.href)
  await addProduct('{"en-US": "Café Crème", "zh-CN": "咖啡"}')
  expect(await migrate(url.href)).toContain('0021-search.sql')
  const rows = await readProduct(`name_words, likeness('caffe', name_words) > 0.4 as alike`)
  expect(rows).toEqual([{ name_words: '\ncafe creme\n咖啡\n', alike: true }])
})

test('[R-2.15] names that an older release folded are folded again', async () => {
  await openOlder('0025')
  await addProduct('{"ar-IQ": "قهوة المقهى"}')
  expect(await readProduct('name_words')).toEqual([{ name_words: '\nقهوة المقهى\n' }])
  expect(await migrate(url.href)).toContain('0025-arabic-letters.sql')
  expect(await readProduct('name_words')).toEqual([{ name_words: '\nقهوه المقهي\n' }])
})

/** Notes that a step was taken by an earlier release, whose text had that hash. */
const noteHash = (step: string, hash: string) =>
  askAsOwner(`update tiffin.tiffin_migration set hash = '${hash}' where name = '${step}'`, url.href)

test('[AV-11] a step whose text was replaced by one of the same effect stays taken, and no other text is believed', async () => {
  await openOlder('0025~')
  await noteHash('0001-fence.sql', '7de9496cdd3ed3acd0da62dae0d71f87065a1a5784c89e4724e97cd8907cd4ca')
  await noteHash('0025-arabic-letters.sql', 'fbcb75ed9ef1fcbe08ac4b27a47c855fa659c6e61c2c688d97a797c57354522c')
  const taken = await migrate(url.href)
  expect([taken.includes('0001-fence.sql'), taken.includes('0025-arabic-letters.sql')]).toEqual([false, false])
  await noteHash('0002-corp.sql', '7de9496cdd3ed3acd0da62dae0d71f87065a1a5784c89e4724e97cd8907cd4ca')
  await expect(migrate(url.href)).rejects.toThrow('0002-corp.sql was changed after it had been applied')
})

test('[AV-11] a server of the release before sends codes while the next one begins', async () => {
  await openOlder('0025')
  await addProduct('{}')
  await migrate(url.href)
  await askAsOwner(
    `begin; set local role tiffin_app; set local search_path = tiffin; set local app.corp = 'older';
     insert into sms_code (corp_id, phone, scene, code_hash, tries, sent_at, expires_at)
     values ('older', '+8613800000000', 1, 'hash', 0, now(), now() + interval '2 minutes')
     on conflict (corp_id, phone, scene) do update set code_hash = excluded.code_hash; commit`,
    url.href,
  )
})

/** Runs statements as a server does, for the brand of these tests. */
const asServer = <Row>(text: string, role = 'app') =>
  askAsOwner<Row>(
    `begin; set local role tiffin_${role}; set local search_path = tiffin; set local app.corp = 'older'; ${text}; commit`,
    url.href,
  )

test('[AV-11][DK-04] employees keep what they could do, and a server of the release before still logs them in and out', async () => {
  await openOlder('0052~')
  await addProduct('{}')
  const begun = `now(), now() + interval '1 day'`
  await asServer(`
    insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone) values ('older', 's', '{}', '{}', '', 1, 1, 'UTC');
    insert into employee (corp_id, employee_id, account, password_hash, name, store_id, permissions)
      values ('older', 'e1', 'e1', 'hash', 'Lin', 's', '{order:manage,order:assist}'), ('older', 'e2', 'e2', 'hash', 'Ann', 's', '{order:assist}');
    insert into employee_session (corp_id, session_id, employee_id, created_at, expires_at) values ('older', 'before', 'e1', ${begun})`)
  await migrate(url.href)
  await asServer(`
    insert into employee_session (corp_id, session_id, employee_id, created_at, expires_at, network_hash) values ('older', 'after', 'e1', ${begun}, 'n');
    update employee_session set expires_at = greatest(expires_at, now() + interval '2 days') where corp_id = 'older' and session_id = 'after'`)
  await asServer(
    `update employee_session set revoked_at = now() where session_id = 'none'; delete from employee_session where session_id = 'none'`,
    'jobs',
  )
  const db = openDatabase({ url: url.href })
  const { staff, older, found } = await db.tx({ role: 'app', corp: 'older' }, async (tx) => ({
    staff: (
      await tx.query(
        `select staff_id, extra_permissions, role, staff_grant.store_id from staff join staff_grant using (corp_id, staff_id) order by 1`,
      )
    ).rows,
    older: (
      await tx.query(
        `select employee_id, store_id, permissions @> '{order:manage}' as manages from employee join store using (corp_id, store_id) where account = 'e1'`,
      )
    ).rows,
    found: await Promise.all(
      ['before', 'after'].map((sessionId) => tx.run(findStaffSession({ corpId: 'older', sessionId, now: Date.now() }))),
    ),
  }))
  await db.close()
  expect(staff).toEqual([
    { staff_id: 'e1', extra_permissions: ['order:assist', 'order:refund'], role: 'employee', store_id: 's' },
    { staff_id: 'e2', extra_permissions: ['order:assist'], role: 'employee', store_id: 's' },
  ])
  expect(older).toEqual([{ employee_id: 'e1', store_id: 's', manages: true }])
  expect(found.map(({ rows }) => rows[0])).toMatchObject([{ storeId: 's' }, { storeId: 's' }])
})

test('[AV-11][staff-12][stock-7] rows of before get what a step says of them, behind the fence too', async () => {
  await openOlder('0101~')
  await addProduct('{}')
  await askAsOwner('alter table tiffin.payment drop constraint payment_corp_id_order_id_fkey', url.href)
  await asServer(`
    insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone) values ('older', 's', '{}', '{}', '', 1, 1, 'UTC');
    insert into staff (corp_id, staff_id, account, name) values ('older', 'm', 'm', 'Mei'), ('older', 'e', 'e', 'Lin');
    insert into staff_grant (corp_id, grant_id, staff_id, role) values ('older', 'g', 'm', 'manager');
    insert into store_stock (corp_id, store_id, stock_kind, item_id, available) values ('older', 's', 2, 'k', 7);
    insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount) values ('older', 'o', 2, 'k', 'hold', 's', 3);
    insert into payment_alarm (corp_id, alarm_id, payment_no, kind, expected, received) values ('older', 'a', '1', 'amount', 5, 4);
    insert into payment (corp_id, payment_no, order_id, provider, method_code, amount, currency, status, created_at, expires_at, next_query_at)
      values ('older', '1', 'o', 'sandbox', 'card', 5, 'CNY', 0, now(), now(), 'infinity')`)
  await migrate(url.href)
  const db = openDatabase({ url: url.href })
  const read = (text: string) => db.tx({ role: 'app', corp: 'older' }, async (tx) => (await tx.query(text)).rows)
  expect(await read('select staff_id, refund_limit > 0 as may from staff order by 1')).toEqual([
    { staff_id: 'e', may: false },
    { staff_id: 'm', may: true },
  ])
  expect(await read('select move, amount::integer, item_id from stock_move')).toEqual([
    { move: 'begin', amount: 10, item_id: 'k' },
  ])
  expect(await read('select order_id, currency from payment_alarm')).toEqual([{ order_id: 'o', currency: 'CNY' }])
  expect(await read(`select next_query_at < 'infinity' as asked from payment`)).toEqual([{ asked: true }])
  await db.close()
})

test('[AV-11] an index of a large table is built beside the work, by one of two starters', async () => {
  await openOlder('0043')
  const writer = new pg.Client({ connectionString: url.href })
  await writer.connect()
  await writer.query('begin; lock table tiffin.customer_order in row exclusive mode')
  const migrating = Promise.all([migrate(url.href), migrate(url.href)])
  const building = `select 1 from pg_stat_activity
    where datname = '${name}' and query ilike '%index concurrently customer_order__%' and wait_event_type = 'Lock'`
  while ((await askAsOwner(building, url.href)).length === 0) await setTimeout(20)
  const waiting = `select mode from pg_locks where relation = 'tiffin.customer_order'::regclass and not granted`
  expect(await askAsOwner(waiting, url.href)).toEqual([])
  await askAsOwner('begin; lock table tiffin.customer_order in row exclusive mode; commit', url.href)
  await writer.query('commit')
  await writer.end()
  const taken = (await migrating).flat()
  expect(taken.filter((each) => each === '0043-counter-list-indexes.sql')).toHaveLength(1)
}, 30_000)

test('[AV-11] an index that broke off while it was built is built again', async () => {
  await openOlder('0043')
  // As it is left then: there, and not what it should be.
  await askAsOwner('create index customer_order__changed on tiffin.customer_order (order_id)', url.href)
  await migrate(url.href)
  const found = `select pg_get_indexdef('tiffin.customer_order__changed'::regclass) as text`
  expect(await askAsOwner(found, url.href)).toEqual([{ text: expect.stringContaining('changed_at') }])
})

test('[AV-11] an index build that lost a deadlock is retried once the other transaction has ended', {
  timeout: 30_000,
  retry: 2,
}, async () => {
  await openOlder('0043')
  const writer = new pg.Client({ connectionString: url.href })
  await writer.connect()
  await writer.query('begin; lock table tiffin.customer_order in row exclusive mode')
  const migrating = migrate(url.href)
  const building = 'select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))'
  while ((await writer.query(building)).rows.length === 0) await setTimeout(20)
  // Waits for the builder, which waits for this transaction and looks for a deadlock once, after a second: a writer that
  // comes later than that loses in its place, and the test is taken again.
  const asking = writer.query('lock table tiffin.customer_order in share update exclusive mode; commit')
  const [writing, migrated] = await Promise.allSettled([asking.finally(() => writer.end()), migrating])
  expect(writing).toHaveProperty('status', 'fulfilled')
  expect(migrated).toHaveProperty('value', expect.arrayContaining(['0043-counter-list-indexes.sql']))
})

/** Another server that migrates; answers its end. */
async function holdMigration() {
  const other = new pg.Client({ connectionString: url.href })
  await other.connect()
  await other.query(`select pg_advisory_lock(hashtext('tiffin_migration'))`)
  return () => other.end()
}

/** Until a migration that waits has asked for its lock so often. */
async function untilLooked(times: number) {
  const lookedAt = `select query_start as at from pg_stat_activity where datname = '${name}' and application_name = 'tiffin migrate'
    and query_start is not null`
  const looks = new Set<string>()
  while (looks.size < times) {
    for (const { at: changedAt } of await askAsOwner<{ at: Date }>(lookedAt, url.href))
      looks.add(changedAt.toISOString())
    await setTimeout(50)
  }
}

test.each([
  ['says so, once', 0, ['Another server brings the database up to date: this one waits for it.']],
  ['stays silent while the wait is short', 60_000, []],
])(
  '[AV-11] a server that waits for another one %s',
  async (_what, quietMs, expected) => {
    await openOlder('0049')
    const release = await holdMigration()
    const messages: string[] = []
    const migrating = migrate(url.href, { say: (text) => void messages.push(text), quietMs })
    await untilLooked(3)
    await release()
    await migrating
    expect(messages).toEqual(expected)
    await migrate(url.href, { say: (text) => void messages.push(text) })
    expect(messages).toEqual(expected)
  },
  30_000,
)

test('[AV-11] a step that needs a busy table gives up its place in the queue and comes back, so that no other transaction waits', async () => {
  await openOlder('0045')
  const holder = new pg.Client({ connectionString: url.href })
  await holder.connect()
  await holder.query('begin; lock table tiffin.customer_order in access share mode')
  const migrating = migrate(url.href)
  await setTimeout(1000)
  const began = Date.now()
  await askAsOwner('select count(*) from tiffin.customer_order', url.href) // stands behind the step, until that gives up
  expect(Date.now() - began).toBeLessThan(2500)
  await setTimeout(1000)
  await holder.query('commit')
  await holder.end()
  expect(await migrating).toContain('0046-close-code.sql')
}, 30_000)
