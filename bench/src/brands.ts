import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fillText } from '../../server/test/plans/fill-corps.ts'
import { databaseSeconds, findPostmaster } from './database-time.ts'
import { type Figure, median } from './figure.ts'
import { cpuSeconds, type Load, load, lua, type Served } from './load.ts'
import { forgive, script as orderScript, tokensOf } from './orders.ts'
import { type Running, startServer } from './server.ts'
import { analyze, benchCorp, benchStore, openShop, type Shop } from './shop.ts'

const brands = 2000
const rounds = 3
const seconds = 4
/** As long as a menu is believed: each is made again once while it runs, also after a long time without a request. */
const believedSeconds = 30
const mostTimes = 1.2

const fenced = `select relname from pg_class where relnamespace = 'tiffin'::regnamespace and relforcerowsecurity`

/** Many brands with little in each, and one with a store of 40,000 orders; the fence is down while one statement fills all of them. */
async function addBrands(shop: Shop): Promise<void> {
  const login = new pg.Client({ connectionString: shop.url, options: '-c search_path=tiffin' })
  await login.connect()
  const { rows } = await login.query<{ relname: string }>(fenced)
  const fence = (state: string) =>
    rows.map(({ relname }) => `alter table ${relname} ${state} row level security`).join(';')
  await login.query(fence('no force'))
  await login.query(fillText(brands))
  await login.query(fence('force'))
  await login.end()
  await analyze(shop.url)
}

/** A server with its database. */
interface Site {
  readonly shop: Shop
  readonly server: Running
  readonly postmaster: number
  readonly tokens: string
}

async function openSite(shop: Shop, server: Running): Promise<Site> {
  const tokens = join(mkdtempSync(join(tmpdir(), 'tiffin-bench-')), 'tokens')
  writeFileSync(tokens, (await tokensOf(shop)).join('\n'))
  return { shop, server, postmaster: await findPostmaster(shop), tokens }
}

type Asked = Omit<Load, 'url' | 'seconds'> & Partial<Pick<Load, 'seconds'>>

/** What one request of a load costs: processor time of server and database, ms. */
async function costOf({ server, postmaster }: Site, call: Asked): Promise<Cost> {
  const spent = () => (cpuSeconds(server.pid) ?? 0) + databaseSeconds(postmaster)
  const before = spent()
  const lasting = { seconds, ...call }
  const served = await load({ ...lasting, url: server.url })
  return { ms: ((spent() - before) * 1000) / (served.perSecond * lasting.seconds), served }
}

interface Cost {
  readonly ms: number
  readonly served: Served
}

let salt = 0

async function orderCost(site: Site): Promise<Cost> {
  await forgive(site.shop)
  salt++
  return costOf(site, { script: orderScript, args: [site.tokens, String(salt)], connections: 32 })
}

/** Menus of so many small brands in turn. */
const menuScript = (count: number) => `
local n = 0
function request()
  n = n % ${count} + 1
  return wrk.format('POST', '/api/app/product/product/list', { ['content-type'] = 'application/json', ['corp-id'] = 'b' .. n,
    ['accept-language'] = 'en-US', ['accept-encoding'] = 'br' }, ${lua('{"storeId":"s1","pageSize":500}')})
end
function right(body) return #body > 100 end
`

const menuCost = (site: Site, count: number, lasting = seconds) =>
  costOf(site, { script: menuScript(count), connections: 32, seconds: lasting })

/** The bench's own menu, of 500 products. */
const ownScript = menuScript(1)
  .replace(`'b' .. n`, lua(benchCorp))
  .replace(lua('{"storeId":"s1","pageSize":500}'), lua(JSON.stringify({ storeId: benchStore, pageSize: 500 })))

const ownCost = (site: Site) => costOf(site, { script: ownScript, connections: 32 })

function figure(name: string, { many, one }: { many: readonly Cost[]; one: readonly Cost[] }): Figure {
  const [value, limit] = [median(many.map(({ ms }) => ms)), median(one.map(({ ms }) => ms))]
  const ratio = Math.round((value / limit) * 100) / 100
  const generator = Math.max(...[...many, ...one].map(({ served }) => served.generatorShare))
  const goal = `≤ ${mostTimes} ×`
  return { name, value, limit, unit: 'ms', beside: 'one brand', ratio, goal, holds: ratio <= mostTimes, generator }
}

/** Processor time of an order and of a menu read among 2,000 brands, beside the same with one brand; they take turns. */
export async function measureBrands(): Promise<Figure[]> {
  await using few = await openShop()
  await using many = await openShop()
  await addBrands(many)
  await using fewServer = await startServer({ DATABASE_URL: few.url, DATA_DIR: few.dataDir, DEMO: '0' })
  await using manyServer = await startServer({ DATABASE_URL: many.url, DATA_DIR: many.dataDir, DEMO: '0' })
  const [one, all] = [await openSite(few, fewServer), await openSite(many, manyServer)]
  const orders = { many: [] as Cost[], one: [] as Cost[] }
  const costs = { many: [] as Cost[], one: [] as Cost[] }
  const menus = { many: [] as Cost[], one: [] as Cost[] }
  for (const site of [one, all]) await orderCost(site)
  await ownCost(one)
  await menuCost(all, brands)
  for (let round = 0; round < rounds; round++) {
    orders.one.push(await orderCost(one))
    orders.many.push(await orderCost(all))
    costs.one.push(await ownCost(one))
    costs.many.push(await ownCost(all))
    menus.one.push(await menuCost(all, 1))
  }
  menus.many.push(await menuCost(all, brands, believedSeconds))
  return [
    figure(`order among ${brands} brands, CPU`, orders),
    figure(`menu among ${brands} brands, CPU`, costs),
    figure(`menus of ${brands} brands in turn, CPU`, menus),
  ]
}
