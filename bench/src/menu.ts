import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, type Figure, median } from './figure.ts'
import { load, lua, type Served } from './load.ts'
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
const rounds = 5
const seconds = 3

/** The bytes as sent, compressed and all. */
function rawAnswer(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method: 'POST', headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const script = [
  `wrk.method = 'POST'`,
  `wrk.body = ${lua(body)}`,
  ...Object.entries(headers).map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`),
].join('\n')

const ask = (url: string): Promise<Served> => load({ url: url + path, script, connections: 32, seconds })

/** `product/list` of 500 products beside a bare node:http server that sends the same bytes; they take turns. */
export async function measureMenu(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const bytes = await rawAnswer(server.url)
  const file = join(mkdtempSync(join(tmpdir(), 'tiffin-bench-')), 'answer')
  writeFileSync(file, bytes)
  await using bare = await startLimit('./bare-http.ts', [file, 'br'])
  const ours: Served[] = []
  const limits: Served[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await ask(server.url))
    limits.push(await ask(bare.url))
  }
  const rate = (runs: readonly Served[]) => median(runs.map(({ perSecond }) => perSecond))
  const figures = { value: rate(ours), limit: rate(limits), unit: '/s', beside: 'bare node:http', goal: 0.8 }
  const generator = Math.max(...[...ours, ...limits].map(({ generatorShare }) => generatorShare))
  return [{ ...atLeast(`menu of 500 products (${Math.round(bytes.length / 1024)} KB)`, figures), generator }]
}
