import { readFileSync } from 'node:fs'
import type { Running } from './server.ts'
import { benchCorp, storeCount } from './shop.ts'

const languages = ['en-US', 'zh-CN']
/** Stores asked at the same time. */
const callers = 4

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kilobytes === undefined) throw new Error('The system does not say how much memory the server uses.')
  return Number(kilobytes) / 1024
}

/** So many stores of the brand in all: like `store-1` in everything, its stock too. */
export const moreStores = (stores: number): string => `
  insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
  select 'bench', 'store-' || n, '{"en-US": "One"}', '{"en-US": "Street"}', '1', 1, 1, 'UTC' from generate_series(${storeCount + 1}, ${stores}) n;
  insert into store_stock select corp_id, 'store-' || n, stock_kind, item_id, available
  from store_stock, generate_series(${storeCount + 1}, ${stores}) n where corp_id = 'bench' and store_id = 'store-1'`

/** As it is after a day: no store has as much of everything as another. */
export const sellSome = `update store_stock set available = available - right(store_id, -6)::integer where corp_id = 'bench'`

async function readMenu(url: string, storeId: string, language: string): Promise<void> {
  const answer = await fetch(`${url}/api/app/product/product/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'corp-id': benchCorp, 'accept-language': language },
    body: JSON.stringify({ storeId, pageIndex: 1, pageSize: 500, saleChannelCode: 1 }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: { total: number } } // as the contract says
  if (code !== 200 || data.total !== 500) throw new Error(`The menu of ${storeId} was not read: ${code}.`)
}

/** Reads the menu of every store once in two languages. */
export async function readMenus({ url }: Running, stores: number): Promise<void> {
  const left = Array.from({ length: stores }, (_none, index) => `store-${index + 1}`)
  const work = async () => {
    for (let storeId = left.pop(); storeId !== undefined; storeId = left.pop())
      for (const language of languages) await readMenu(url, storeId, language)
  }
  await Promise.all(Array.from({ length: callers }, work))
}
