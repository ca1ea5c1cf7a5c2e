import { atMost, type Figure } from './figure.ts'
import { moreStores, readMenus, residentMegabytes, sellSome } from './many-menus.ts'
import { startServer } from './server.ts'
import { analyze, openShop, type Shop } from './shop.ts'

const stores = 500
const goalMegabytes = 250

async function measureReading(shop: Shop, name: string): Promise<Figure> {
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const before = residentMegabytes(server.pid)
  const startedAt = performance.now()
  await readMenus(server, stores)
  const after = residentMegabytes(server.pid)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`${name}: ${Math.round(before)} MB before, ${Math.round(after)} MB after ${seconds} s\n`)
  return atMost(name, { value: after, limit: goalMegabytes, unit: 'MB', beside: 'goal' })
}

/** Memory of the server after every menu of 500 stores × 500 products was read in two languages. */
export async function measureMemory(): Promise<Figure[]> {
  await using shop = await openShop()
  await shop.owner.query(moreStores(stores))
  await analyze(shop.url)
  const like = await measureReading(shop, 'memory, 500 like stores')
  await shop.owner.query(sellSome)
  await analyze(shop.url)
  const ownStocks = await measureReading(shop, 'memory, 500 stores, each with its own stock')
  return [like, ownStocks]
}
