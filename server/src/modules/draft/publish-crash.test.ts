import { setTimeout as sleep } from 'node:timers/promises'
import { publishDraft } from '@tiffin/contract/desk/draft'
import { logInAtDesk } from '@tiffin/contract/desk/login'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildStore } from '../../../test/build-shop.ts'
import { testDb, testUrl } from '../../../test/database.ts'
import { freePort, post, type Serving, serve } from '../../../test/serving.ts'
import { buildStaff, staffPasswordOfTests } from '../../../test/team.ts'

const port = await freePort()
let server: Serving = await serve(port)
const watcher = new pg.Client({ connectionString: testUrl })
beforeAll(() => watcher.connect())
afterAll(async () => {
  await server.kill()
  await watcher.end()
})

/** Each with a name and a price: a thousand changes, and the look. */
const products = 500

/** A brand of many products, and a draft that changes the look, every name and every price. */
async function openDraft() {
  const corp = await buildCorp()
  await buildStore(corp)
  const { staffId, account } = await buildStaff(corp, 'manager')
  const name = `jsonb_build_object('en-US', 'Tea ' || n)`
  await asCorp(corp, `insert into category (corp_id, category_id, name) values ($1, 'teas', '{"en-US": "Teas"}')`, [
    corp,
  ])
  await asCorp(
    corp,
    `insert into product (corp_id, product_id, category_id, name) select $1, 'p' || n, 'teas', ${name} from generate_series(1, ${products}) n`,
    [corp],
  )
  await asCorp(
    corp,
    `insert into sku (corp_id, sku_id, product_id, name, price) select $1, 'k' || n, 'p' || n, '{"en-US": "R"}', 500 from generate_series(1, ${products}) n`,
    [corp],
  )
  await asCorp(
    corp,
    `insert into draft (corp_id, draft_id, name, staff_id, created_at, changed_at) values ($1, 'autumn', 'Autumn', $2, now(), now())`,
    [corp, staffId],
  )
  const change = (kind: string, id: string, [field, from, to]: readonly [string, string, string]) =>
    asCorp(
      corp,
      `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
       select $1, 'autumn', '${kind}', ${id}, 'update', jsonb_build_object('${field}', jsonb_build_object('from', ${from}, 'to', ${to})), $2, now()
       from generate_series(1, ${kind === 'look' ? 1 : products}) n`,
      [corp, staffId],
    )
  await change('look', `'corp'`, ['primaryColor', `'#E6002D'`, `'#0055AA'`])
  await change('product', `'p' || n`, ['name', name, `jsonb_build_object('en-US', 'Autumn tea ' || n)`])
  await change('sku', `'k' || n`, ['price', '500', '540'])
  return { corp, account }
}

/** Everything that publishing writes, in figures. */
async function readState(corp: string) {
  const [state] = await asCorp<Record<string, number>>(
    corp,
    `select (select count(*) from product where name ->> 'en-US' like 'Autumn%') as names, (select count(*) from sku where price = 540) as prices,
       (select count(*) from corp where primary_color = '#0055AA') as looks, (select count(*) from release) as releases,
       (select count(*) from release_change) as "releaseChanges", (select count(*) from draft where state = 'published') as drafts,
       (select count(*) from audit_entry where action = 'draft.publish') as "auditEntries"`,
  )
  return state
}

const nothing = { names: 0, prices: 0, looks: 0, releases: 0, releaseChanges: 0, drafts: 0, auditEntries: 0 }
const everything = {
  ...{ names: products, prices: products, looks: 1, releases: 1, releaseChanges: 2 * products + 1 },
  ...{ drafts: 1, auditEntries: 1 },
}

async function publish({ corp, account }: { corp: string; account: string }) {
  const person = { account, password: staffPasswordOfTests }
  const session = await post<{ token: string }>(server.url + logInAtDesk.path, { corp, token: '', body: person })
  const token = session?.data.token ?? ''
  return { answer: post(server.url + publishDraft.path, { corp, token, body: { draftId: 'autumn', version: 1 } }) }
}

/** The process of the database that publishes, once it waits for a row of another transaction. */
async function waitingBackend(): Promise<number> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await watcher.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into sku%'`,
    )
    if (rows[0]) return rows[0].pid
    await sleep(5)
  }
  throw new Error('no process waits')
}

/** Publishes up to the prices, of which one is held; the names are written by then. */
async function publishHalf<Value>(brand: Awaited<ReturnType<typeof openDraft>>, work: (pid: number) => Promise<Value>) {
  return testDb.tx({ role: 'app', corp: brand.corp }, async (tx) => {
    await tx.query(`select from sku where sku_id = 'k150' for update`)
    const { answer } = await publish(brand)
    await work(await waitingBackend())
    return answer
  })
}

it('[DK-01][draft-13] a server that is killed in the middle of publishing a thousand changes has published nothing, and the next one publishes all of it', async () => {
  const brand = await openDraft()
  expect(await publishHalf(brand, () => server.kill())).toBeUndefined()
  await expect.poll(() => readState(brand.corp)).toEqual(nothing)
  server = await serve(port)
  const { answer } = await publish(brand)
  expect((await answer)?.code).toBe(200)
  expect(await readState(brand.corp)).toEqual(everything)
})

it('[draft-13] a connection to the database that breaks in the middle of publishing leaves nothing, and the server goes on', async () => {
  const brand = await openDraft()
  const answer = await publishHalf(brand, (pid) => watcher.query('select pg_terminate_backend($1)', [pid]))
  expect(answer?.code).toBe(503)
  expect(await readState(brand.corp)).toEqual(nothing)
  const { answer: again } = await publish(brand)
  expect((await again)?.code).toBe(200)
  expect(await readState(brand.corp)).toEqual(everything)
})

it.each([10, 50])(
  '[draft-13] a server that is killed %i ms after publishing a thousand changes began has published all or nothing',
  async (ms) => {
    const brand = await openDraft()
    const { answer } = await publish(brand)
    await sleep(ms)
    await server.kill()
    await answer
    // What the database was doing for it ends by itself.
    await expect.poll(async () => (await watcher.query(`select from pg_locks where not granted`)).rowCount).toBe(0)
    await sleep(200)
    const state = await readState(brand.corp)
    expect([nothing, everything]).toContainEqual(state)
    server = await serve(port)
    const { answer: again } = await publish(brand)
    expect([200, 82001]).toContain((await again)?.code)
    expect(await readState(brand.corp)).toEqual(everything)
  },
  60_000,
)
