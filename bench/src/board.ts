import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { listStoreOrders } from '@tiffin/contract/store'
import { signingKey, signToken } from '../../server/src/modules/login/session/token.ts'
import { copyOrder } from './copy-order.ts'
import { orderOf, post } from './crowd.ts'
import { atMost, type Figure, median } from './figure.ts'
import { tokensOf } from './orders.ts'
import { startServer, tokenSeconds, tokenSecret } from './server.ts'
import { analyze, benchCorp, benchStore, openShop, type Shop } from './shop.ts'

const orders = 40_000
const times = 200
const mostMs = 5
/** Once in five minutes, of 500 orders. */
const mostWholeMs = 100

/** One a minute until now, forty of them under way. */
const changes = `jsonb_build_object('order_id', 'order-' || n, 'order_no', 'order-' || n,
  'status', case when n <= 40 then 20 else 50 end, 'submit_time', now() - n * interval '1 minute',
  'pay_time', now() - n * interval '1 minute', 'changed_at', now() - n * interval '1 minute')`

async function fillStore({ owner, url }: Shop, server: string, token: string): Promise<void> {
  const placed = await post(server, { token, body: orderOf(0) })
  if (!placed.startsWith('{"code":200')) throw new Error(`The order was refused: ${placed.slice(0, 300)}`)
  await copyOrder(owner, orders, changes)
  await analyze(url)
}

/** The token of an employee at the bench's store. */
export async function tokenOfStaff({ owner }: Shop): Promise<string> {
  const sid = randomUUIDv7()
  await owner.query(
    `insert into staff (corp_id, staff_id, account, password_hash, name) values ('bench', 'ann', 'ann', '', 'Ann')`,
  )
  await owner.query(
    `insert into staff_grant (corp_id, grant_id, staff_id, role, store_id) values ('bench', 'ann', 'ann', 'employee', '${benchStore}')`,
  )
  await owner.query(
    `insert into staff_session (corp_id, session_id, staff_id, store_id, expires_at)
     values ('bench', $1, 'ann', '${benchStore}', now() + interval '${tokenSeconds} seconds')`,
    [sid],
  )
  const tokenExpired = Math.floor(Date.now() / 1000 + tokenSeconds) * 1000
  const claims = { uid: 'ann', sid, corp: benchCorp, role: ['employee' as const], permission: ['order:manage'] }
  return signToken(signingKey(tokenSecret), { ...claims, tokenExpired })
}

/** One request after another, over one connection; the median time until the last byte of an answer was here, ms. */
async function timeOf(url: string, token: string, body: object): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'br',
    'corp-id': benchCorp,
    authorization: `Bearer ${token}`,
  }
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const from = performance.now()
    const call = request(url + listStoreOrders.path, { agent, method: 'POST', headers }).end(JSON.stringify(body))
    const [answer] = (await once(call, 'response')) as [IncomingMessage] // as: what this event comes with
    const bytes = await buffer(answer)
    took.push(performance.now() - from)
    const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
    const { code } = JSON.parse(text.toString()) as { code: number } // as: our own envelope
    if (code !== 200) throw new Error(`The list was refused: ${code}.`)
  }
  agent.destroy()
  return median(took)
}

/** The counter's poll of every five seconds, and the whole list that it asks for every five minutes, over HTTP. */
export async function measureBoard(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const [customer = ''] = await tokensOf(shop)
  await fillStore(shop, server.url, customer)
  const token = await tokenOfStaff(shop)
  const ask = (body: object) => timeOf(server.url, token, body)
  await ask({ pageSize: 500 })
  const [changes, page] = [
    await ask({ changedSince: Date.now() }),
    await ask({ pageIndex: 1, pageSize: 500, status: 0 }),
  ]
  const budget = { limit: mostMs, unit: 'ms', beside: 'budget' }
  return [
    atMost('counter: what changed, of 40,000 orders', { value: changes, ...budget }),
    atMost('counter: its whole list of 500, of 40,000 orders', { value: page, ...budget, limit: mostWholeMs }),
  ]
}
