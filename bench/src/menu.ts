import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { atLeast, type Figure, median } from './figure.ts'
import { startLimit, startServer } from './server.ts'
import { benchCorp, benchStore, openShop } from './shop.ts'

const path = '/api/app/product/product/list'
const headers = {
  'content-type': 'application/json',
  'corp-id': benchCorp,
  'accept-language': 'en-US',
  'accept-encoding': 'br',
}
const body = JSON.stringify({ storeId: benchStore, pageIndex: 1, pageSize: 500, saleChannelCode: 1 })
const rounds = 3
const seconds = 4

/** The bytes as sent, compressed and all. */
function rawAnswer(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method: 'POST', headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url: url + path,
    method: 'POST',
    headers,
    body,
    connections: 32,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed.`)
  return result.requests.average
}

/** `product/list` of 500 products beside a bare node:http server that sends the same bytes; they take turns. */
export async function measureMenu(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const bytes = await rawAnswer(server.url)
  const file = join(mkdtempSync(join(tmpdir(), 'tiffin-bench-')), 'answer')
  writeFileSync(file, bytes)
  await using bare = await startLimit('./bare-http.ts', [file, 'br'])
  const ours: number[] = []
  const limits: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await rate(server.url))
    limits.push(await rate(bare.url))
  }
  const figures = { value: median(ours), limit: median(limits), unit: '/s', beside: 'bare node:http', goal: 0.6 }
  return [atLeast(`menu of 500 products (${Math.round(bytes.length / 1024)} KB)`, figures)]
}
