import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestMs } from '../../server/src/modules/catalog/fresh-until.ts'
import { Passwords } from '../../server/src/modules/password/index.ts'
import { atMost, type Figure } from './figure.ts'
import { moreStores, readMenus, residentMegabytes, sellSome } from './many-menus.ts'
import { type Running, startServer } from './server.ts'
import { analyze, benchCorp, openShop, type Shop } from './shop.ts'

const stores = 300
const [publishSeconds, mostMegabytes, mostRatio] = [5, 250, 3]
const changes = 1000
const watchMs = 10_000
/** Menu reads in a second, as customers of 300 stores make them on a busy evening. */
const perSecond = 60

/** The owner of the brand, who works at its desk. */
export const person = { account: 'owner', password: 'a long password' }

/** Puts the owner into the database. */
export async function insertOwner({ owner }: Shop): Promise<void> {
  const hash = await new Passwords().hash(person.password)
  await owner.query(
    `insert into staff (corp_id, staff_id, account, password_hash, name) values ('bench', 'owner', 'owner', $1, 'Mei')`,
    [hash],
  )
  await owner.query(
    `insert into staff_grant (corp_id, grant_id, staff_id, role) values ('bench', gen_random_uuid(), 'owner', 'owner')`,
  )
}

const headers = { 'content-type': 'application/json', 'corp-id': benchCorp, 'accept-language': 'en-US' }

interface Asking {
  readonly path: string
  readonly body: object
  readonly token?: string
}

/** Makes a call; what it answers, or throws. */
export async function ask<Data>({ url }: Running, { path, body, token = '' }: Asking): Promise<Data> {
  const answer = await fetch(`${url}/api/app/${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data } // as the contract says
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
  return data
}

const productList = 'product/product/list'
const listOf = (store: number) => ({ storeId: `store-${store}`, pageIndex: 1, pageSize: 500, saleChannelCode: 1 })

/** Reads a menu as a browser takes it, compressed, and looks at none of its bytes: unpacking them here would be most of the time. */
function readPacked({ url }: Running, store: number, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = { ...headers, 'accept-encoding': 'br' }
  const outgoing = request(`${url}/api/app/${productList}`, { method: 'POST', agent, headers: sent }, (answer) => {
    answer.resume().once('end', resolve).once('error', reject)
    if (answer.statusCode !== 200) reject(new Error(`The menu of store ${store} was not read: ${answer.statusCode}.`))
  })
  outgoing.once('error', reject).end(JSON.stringify(listOf(store)))
  return promise
}

/** A store by how busy it is: the first one is asked for most, the last ones now and then. */
const busyStore = (chance: number): number => Math.max(1, Math.ceil(stores ** chance))

/** The 95th percentile of reading menus, in ms, as long as `work` and `watchMs` take. */
async function watchReads(server: Running, work: () => Promise<void> = async () => {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const times: number[] = []
  const reading: Promise<void>[] = []
  const read = async (store: number) => {
    const startedAt = performance.now()
    await readPacked(server, store, agent)
    times.push(performance.now() - startedAt)
  }
  const working = work()
  let seed = 1
  for (const endsAt = performance.now() + watchMs; performance.now() < endsAt; ) {
    seed = (seed * 16_807) % 2_147_483_647 // the same stores in every run
    reading.push(read(busyStore(seed / 2_147_483_647)))
    await sleep(1000 / perSecond)
  }
  await Promise.all([working, ...reading])
  agent.destroy()
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

interface Draft {
  readonly draftId: string
  readonly version: number
}

/** A draft that changes every price and every name; `round` keeps it apart from the one before. */
async function draftOf(
  { owner }: Shop,
  server: Running,
  { token, round }: { token: string; round: number },
): Promise<Draft> {
  const draft = await ask<Draft>(server, {
    ...{ path: 'desk/draft/create', body: { name: `Round ${round}` }, token },
  })
  const change = (kind: string, key: string, fields: string) =>
    `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     select 'bench', $1, '${kind}', ${key}, 'update', ${fields}, 'owner', now() from ${kind} where corp_id = 'bench' limit ${changes / 2}`
  const price = `jsonb_build_object('price', jsonb_build_object('from', price, 'to', price + 10))`
  const name = `jsonb_build_object('name', jsonb_build_object('from', name, 'to', name || jsonb_build_object('en-US', product_id || ' ${round}')))`
  await owner.query(change('sku', 'sku_id', price), [draft.draftId])
  await owner.query(change('product', 'product_id', name), [draft.draftId])
  return draft
}

/** When a menu was made, by the version of its answer. */
const madeAt = (version = '') => Number(version.split('.')[1])

/** Stores whose menu was made again by `work` when it was read once more; a menu whose half minute was over would have been in any case. */
async function countRebuilt(server: Running, work: () => Promise<unknown>): Promise<number> {
  const versions = async () => {
    const found: string[] = []
    for (let store = 1; store <= stores; store++)
      found.push((await ask<{ version: string }>(server, { path: productList, body: listOf(store) })).version)
    return found
  }
  await versions()
  const before = await versions()
  await work()
  const after = await versions()
  return after.filter((version, index) => {
    const lived = madeAt(version) - madeAt(before[index])
    return lived > 0 && lived < longestMs
  }).length
}

async function publish(
  shop: Shop,
  server: Running,
  { token, round }: { token: string; round: number },
): Promise<number> {
  const draft = await draftOf(shop, server, { token, round })
  const { findingList } = await ask<{ findingList: { id: string }[] }>(server, {
    ...{ path: 'desk/draft/lint', body: { draftId: draft.draftId }, token },
  })
  const warningIdList = findingList.map(({ id }) => id)
  const startedAt = performance.now()
  await ask(server, { path: 'desk/draft/publish', body: { ...draft, warningIdList }, token })
  return (performance.now() - startedAt) / 1000
}

async function measureReads(shop: Shop, server: Running, { token, name }: { token: string; name: string }) {
  const before = await watchReads(server)
  const after = await watchReads(server, async () => {
    await publish(shop, server, { token, round: 2 })
  })
  process.stdout.write(
    `${name}: p95 ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms while it is published and after\n`,
  )
  return atMost(`menu reads around a publish, p95, ${name}`, {
    ...{ value: after, limit: before * mostRatio, unit: 'ms', beside: `${mostRatio} × before` },
  })
}

/** What publishing costs a brand of 300 stores with 500 products each. */
export async function measurePublish(): Promise<Figure[]> {
  await using shop = await openShop()
  await shop.owner.query(moreStores(stores))
  await insertOwner(shop)
  await analyze(shop.url)
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const { token } = await ask<{ token: string }>(server, { path: 'desk/login/log-in', body: person })
  await readMenus(server, stores)
  const memory = residentMegabytes(server.pid)
  const pause = { storeId: 'store-7', isOpen: false, resumesAt: null }
  const rebuilt = await countRebuilt(server, () => ask(server, { path: 'desk/store/set-open', body: pause, token }))
  const seconds = await publish(shop, server, { token, round: 1 })
  const like = await measureReads(shop, server, { token, name: 'like stores' })
  await shop.owner.query(sellSome)
  await sleep(1000)
  await readMenus(server, stores)
  const own = await measureReads(shop, server, { token, name: 'stores with their own stock' })
  return [
    atMost(`memory, ${stores} stores × 500 products`, {
      value: memory,
      limit: mostMegabytes,
      unit: 'MB',
      beside: 'goal',
    }),
    atMost('menus made again after pausing one store', { value: rebuilt, limit: 1, unit: '', beside: 'goal' }),
    atMost(`publishing ${changes} changes`, { value: seconds, limit: publishSeconds, unit: 's', beside: 'goal' }),
    ...[like, own],
  ]
}
