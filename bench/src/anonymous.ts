import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { calls } from '../../contract/src/calls.ts'
import { limitOf } from './anonymous-limits.ts'
import { databaseSeconds, findPostmaster } from './database-time.ts'
import type { Figure } from './figure.ts'
import { cpuSeconds } from './load.ts'
import { startServer } from './server.ts'
import { benchCorp, benchStore, openShop } from './shop.ts'

const seconds = 1
const page = fileURLToPath(new URL('../../docs/anonymous-calls.md', import.meta.url))

const line = (n: number) => ({
  ...{ productId: `p${(n % 500) + 1}`, skuId: `k${(n % 500) + 1}`, num: 1 + (n % 9) },
  propertyValList: [
    { propertyId: 'ice', propertyValueId: 'ice-less' },
    { propertyId: 'milk', propertyValueId: n % 2 ? 'milk-oat' : 'milk-cow' },
  ],
})
const lines = (n: number) => ({ productRequestList: Array.from({ length: 99 }, (_, index) => line(n + index * 5)) })
const password = { password: 'camellia1', confirmPassword: 'camellia1', code: '123456', nonce: 'none' }
const records = Array.from({ length: 200 }, (_, n) => ({ event: `e${n}`, time: n }))

/** What makes a call dear, by the last part of its path; no two bodies are the same. */
const dearest: Record<string, (n: number) => object> = {
  'product/search': (n) => ({ pageSize: 499, keyword: `${'a e o '.repeat(6)}${n}` }),
  'product/list': (n) => ({ pageSize: 499 - (n % 50) }),
  'category/list': (n) => ({ pageSize: 499 - (n % 50) }),
  'product/detail': (n) => ({ productId: `p${(n % 500) + 1}` }),
  'product/batch-detail': (n) => ({
    productIdList: Array.from({ length: 200 }, (_, index) => `p${((n + index) % 500) + 1}`),
  }),
  'product/gift-detail': () => ({ promotionId: 'tenth' }),
  'store/search': (n) => ({ pageSize: 499, keyword: `s${n % 7}` }),
  'store/table': (n) => ({ tableName: `${n % 1000}`, code: 'x'.repeat(64) }),
  'store/list': () => ({ pageSize: 499, latitude: 1, longitude: 1 }),
  'sale-limit/check': lines,
  'promotion/all-promotion': lines,
  'promotion/whole-promotion': lines,
  'promotion/sku-promotion': lines,
  'cart/check': lines,
  'group/detail': () => ({ groupOrderId: 'x'.repeat(22) }),
  'group/join': (n) => ({ groupOrderId: 'x'.repeat(22), name: `${n}` }),
  'group/save': (n) => ({
    ...{ groupOrderId: 'x'.repeat(22), memberKey: 'x'.repeat(22), version: 1 },
    productRequestList: lines(n).productRequestList.slice(0, 30),
  }),
  'group/leave': () => ({ groupOrderId: 'x'.repeat(22), memberKey: 'x'.repeat(22) }),
  'shared-cart/create': (n) => ({ productRequestList: lines(n).productRequestList.slice(0, 50) }),
  'stat/config': (n) => ({ usv: '1', conf: JSON.stringify({ ak: `${n}`.padEnd(480, 'x') }) }),
  'push/client-id': () => ({ appId: benchCorp }),
  'stat/report': (n) => ({ usv: '1', t: n, requests: records }),
  'employee/login': (n) => ({ account: `a${n}`, password: 'camellia1' }),
  'login/log-in': (n) => ({ account: `a${n}`, password: 'camellia1' }),
  'login/invitation': (n) => ({ code: `code-${n}` }),
  'login/accept-invitation': (n) => ({ code: `code-${n}`, password: 'a long password' }),
  'login/send-sms-code': (n) => ({ areaCode: '86', phone: `138${String(10_000_000 + n)}`, scene: 1 }),
  'login/login-by-code': (n) => ({
    areaCode: '86',
    phone: `138${String(10_000_000 + n)}`,
    ...password,
    agreementAccepted: true,
  }),
  'login/login-by-password': (n) => ({
    areaCode: '86',
    phone: `138${String(10_000_000 + n)}`,
    password: 'camellia1',
    agreementAccepted: true,
  }),
  'login/register': (n) => ({
    areaCode: '86',
    phone: `138${String(10_000_000 + n)}`,
    ...password,
    agreementAccepted: true,
  }),
  'login/reset-password': (n) => ({ areaCode: '86', phone: `138${String(10_000_000 + n)}`, ...password }),
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One call, and what its connection has carried so far. */
function post(url: string, body: object, method = 'POST'): Promise<{ socket: Socket; code: number }> {
  const headers = { 'content-type': 'application/json', 'corp-id': benchCorp, 'accept-language': 'en-US' }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers }, async (answer) => {
      let start = ''
      for await (const chunk of answer.setEncoding('latin1')) if (start.length < 30) start += chunk
      const code = Number(/^\{"code":(\d+)/.exec(start)?.[1] ?? answer.statusCode)
      resolve({ socket: outgoing.socket as Socket, code }) // as: an answered request has one
    })
    outgoing.once('error', reject)
    outgoing.end(method === 'POST' ? JSON.stringify(body) : undefined)
  })
}

/** By GET a body stands in the address. */
const ask = (url: string, body: Record<string, unknown>, method: string) =>
  method === 'POST'
    ? post(url, body)
    : post(`${url}?${new URLSearchParams(body as Record<string, string>)}`, {}, method) // as: words

interface Measured {
  readonly server: number
  readonly database: number
  readonly bytesIn: number
  readonly bytesOut: number
  readonly codes: readonly number[]
}

type Asked = (n: number) => ReturnType<typeof post>

async function flood(call: Asked, pids: { server: number; postmaster: number }): Promise<Measured> {
  const { socket, code } = await call(0)
  const codes = new Set([code])
  const [sent, got] = [socket.bytesWritten, socket.bytesRead]
  const [server, database] = [cpuSeconds(pids.server) ?? 0, databaseSeconds(pids.postmaster)]
  const until = performance.now() + seconds * 1000
  let n = 0
  while (performance.now() < until) codes.add((await call(++n)).code)
  return {
    server: (((cpuSeconds(pids.server) ?? 0) - server) * 1000) / n,
    database: ((databaseSeconds(pids.postmaster) - database) * 1000) / n,
    bytesIn: (socket.bytesWritten - sent) / n,
    bytesOut: (socket.bytesRead - got) / n,
    codes: [...codes],
  }
}

const ms = (value: number) => (value < 0.1 ? '< 0.1' : value.toFixed(1))

const rowOf = (path: string, { server, database, bytesIn, bytesOut, codes }: Measured) =>
  `| \`${path}\` | ${ms(server)} | ${ms(database)} | ${Math.round(bytesIn)} | ${Math.round(bytesOut)} | ${(bytesOut / bytesIn).toFixed(1)} | ${codes.join(', ')} | ${limitOf(path)} |`

const head = `# What calls without an account cost

Written by \`npm run bench -- anonymous\` (\`bench/src/anonymous.ts\`): a menu of 500 products, one caller who repeats each call for a second
with the dearest body we know for it, never the same twice. CPU is what the operating system counted for the server's process and for PostgreSQL, per call, in milliseconds;
bytes are those of the connection, headers included, uncompressed as a hostile caller would ask. Codes say what was answered: where a budget ends, refusals are part of the flood and are in the figure.
A server of the bench sends no SMS (503) and its brand has no gift to give (40001).

Every call also has the share of its network (docs/decisions/0067): one call at a time while others ask, 32 otherwise, 200 that wait, 500 a second after a burst of 5,000, then 429 with \`Retry-After\`. Bodies end at 1 MB.

| Call | CPU of the server, ms | CPU of the database, ms | Bytes in | Bytes out | Out per in | Codes | Limit of its own |
|---|---|---|---|---|---|---|---|
`

/** Every call that needs no account, dearest first, as docs/anonymous-calls.md. */
export async function measureAnonymous(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const postmaster = await findPostmaster(shop)
  const open = Object.values(calls).filter(({ as }) => as === 'anyone' || as === 'maybeCustomer')
  const rows: { row: string; cost: number }[] = []
  for (const { path, method } of open) {
    const more = dearest[path.split('/').slice(-2).join('/')] ?? (() => ({}))
    const send = (n: number) => ask(server.url + path, { storeId: benchStore, ...more(n) }, method)
    const measured = await flood(send, { server: server.pid, postmaster })
    rows.push({ row: rowOf(path, measured), cost: measured.server + measured.database })
  }
  agent.destroy()
  rows.sort((a, b) => b.cost - a.cost)
  writeFileSync(page, `${head}${rows.map(({ row }) => row).join('\n')}\n`)
  const value = Math.round(rows[0]?.cost ?? 0)
  return [
    {
      name: 'dearest call without an account, CPU',
      value,
      unit: 'ms',
      beside: 'budget',
      limit: 150,
      ratio: Math.round((value / 150) * 100) / 100,
      goal: '≤ 1 ×',
      holds: value <= 150,
    },
  ]
}
