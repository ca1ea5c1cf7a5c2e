import { readFileSync } from 'node:fs'
import { atMost, type Figure } from './figure.ts'
import { type Running, startServer } from './server.ts'
import { analyze, benchCorp, openShop, type Shop, storeCount } from './shop.ts'

const stores = 500
const languages = ['en-US', 'zh-CN']
/** Stores asked at the same time. */
const callers = 4
const goalMegabytes = 250

/** Resident memory of a process, in megabytes. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kilobytes === undefined) throw new Error('The system does not tell how much memory the server uses.')
  return Number(kilobytes) / 1024
}

/** More stores of the brand: like `store-1` in everything, its stock too. */
const moreStores = `
  insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
  select 'bench', 'store-' || n, '{"en-US": "One"}', '{"en-US": "Street"}', '1', 1, 1, 'UTC' from generate_series(${storeCount + 1}, ${stores}) n;
  insert into store_stock select corp_id, 'store-' || n, stock_kind, item_id, available
  from store_stock, generate_series(${storeCount + 1}, ${stores}) n where corp_id = 'bench' and store_id = 'store-1'`

/** As it is after a day: no store has as much of everything as another. */
const sellSome = `update store_stock set available = available - right(store_id, -6)::integer where corp_id = 'bench'`

async function readMenu(url: string, storeId: string, language: string): Promise<void> {
  const answer = await fetch(`${url}/api/app/product/product/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'corp-id': benchCorp, 'accept-language': language },
    body: JSON.stringify({ storeId, pageIndex: 1, pageSize: 500, saleChannelCode: 1 }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: { total: number } } // as the contract says
  if (code !== 200 || data.total !== 500) throw new Error(`The menu of ${storeId} was not read: ${code}.`)
}

async function readMenus({ url }: Running): Promise<void> {
  const left = Array.from({ length: stores }, (_none, index) => `store-${index + 1}`)
  const work = async () => {
    for (let storeId = left.pop(); storeId !== undefined; storeId = left.pop())
      for (const language of languages) await readMenu(url, storeId, language)
  }
  await Promise.all(Array.from({ length: callers }, work))
}

async function measureReading(shop: Shop, name: string): Promise<Figure> {
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const before = residentMegabytes(server.pid)
  const startedAt = performance.now()
  await readMenus(server)
  const after = residentMegabytes(server.pid)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`${name}: ${Math.round(before)} MB before, ${Math.round(after)} MB after ${seconds} s\n`)
  return atMost(name, { value: after, limit: goalMegabytes, unit: 'MB', beside: 'goal' })
}

/** Memory of the server after every menu of 500 stores × 500 products was read in two languages. */
export async function measureMemory(): Promise<Figure[]> {
  await using shop = await openShop()
  await shop.owner.query(moreStores)
  await analyze(shop.url)
  const like = await measureReading(shop, 'memory, 500 like stores')
  await shop.owner.query(sellSome)
  await analyze(shop.url)
  const ownStocks = await measureReading(shop, 'memory, 500 stores, each with its own stock')
  return [like, ownStocks]
}
