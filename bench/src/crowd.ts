import { Agent, request } from 'node:http'
import { type Figure, median } from './figure.ts'
import { load, lua } from './load.ts'
import { forgive, tokensOf } from './orders.ts'
import { startServer } from './server.ts'
import { benchCorp, benchStore, openShop, payable } from './shop.ts'

const callers = 12
const rounds = 3
const seconds = 8
const mostTimes = 2

const productIds = Array.from({ length: 200 }, (_, n) => `"p${n + 1}"`).join(',')

/** The dearest calls that need no account, each different from the last: search words that are not cached, the largest page size that is not prepared, 200 products. */
const script = `
local n = 0
local headers = { ['content-type'] = 'application/json', ['corp-id'] = '${benchCorp}', ['accept-language'] = 'en-US',
  ['x-forwarded-for'] = '203.0.113.7' }
local function ask(path, body) return wrk.format('POST', '/api/app/product/product/' .. path, headers, body) end
function request()
  n = n + 1
  local kind = n % 3
  if kind == 0 then
    return ask('search', string.format('{"storeId":"${benchStore}","pageSize":499,"keyword":"%s%d"}', string.rep('a e o ', 6), n))
  elseif kind == 1 then
    return ask('list', string.format('{"storeId":"${benchStore}","pageSize":%d}', 499 - n % 7))
  end
  return ask('batch-detail', ${lua(`{"storeId":"${benchStore}","productIdList":[${productIds}]}`)})
end
function right(body) return body:sub(1, 11) == '{"code":200' end
`

const agent = new Agent({ keepAlive: true })

/** Asks for an order; answers the body's text. */
export function post(url: string, { token, body }: { token: string; body: object }): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'corp-id': benchCorp,
    'x-forwarded-for': '198.51.100.1',
    authorization: `Bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/app/order/order/create`,
      { method: 'POST', agent, headers },
      async (answer) => {
        let text = ''
        for await (const chunk of answer.setEncoding('utf8')) text += chunk
        resolve(text)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}

const milk = [
  { propertyId: 'ice', propertyValueId: 'ice-less' },
  { propertyId: 'milk', propertyValueId: 'milk-oat' },
]

/** The customer's first order of a round. */
export const orderOf = (customer: number) => ({
  requestId: crypto.randomUUID(),
  ...{ storeId: benchStore, saleChannelCode: 1, pickupMethod: 2, paymentMethodCode: 'card' },
  couponIdList: [`coupon-${customer + 1}-1`],
  productRequestList: [1, 172, 323].map((number) => ({
    ...{ productId: `p${number}`, skuId: `k${number}`, num: 1, propertyValList: milk },
  })),
  expectedPayable: payable,
})

/** One order after another for some seconds; the median of how long each took, ms. */
async function placeOrders(url: string, tokens: readonly string[]): Promise<number> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  for (const [customer, token] of tokens.entries()) {
    const from = performance.now()
    if (from > until) break
    const text = await post(url, { token, body: orderOf(customer) })
    times.push(performance.now() - from)
    if (!text.startsWith('{"code":200')) throw new Error(`An order was refused: ${text.slice(0, 300)}`)
  }
  return median(times)
}

/** Orders of one customer after another, quiet and beside twelve callers of another network who do nothing but dear calls; they take turns. */
export async function measureCrowd(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({
    ...{ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0', TRUST_PROXY: '1' },
  })
  const tokens = await tokensOf(shop)
  const quiet: number[] = []
  const beside: number[] = []
  await placeOrders(server.url, tokens)
  for (let round = 0; round < rounds; round++) {
    await forgive(shop)
    quiet.push(await placeOrders(server.url, tokens))
    await forgive(shop)
    const crowd = load({ url: server.url, script, connections: callers, seconds: seconds + 1 })
    const [time, { perSecond }] = await Promise.all([placeOrders(server.url, tokens), crowd])
    beside.push(time)
    process.stdout.write(
      `quiet ${quiet.at(-1)?.toFixed(1)} ms, beside ${time.toFixed(1)} ms and ${perSecond.toFixed(0)} dear calls/s\n`,
    )
  }
  agent.destroy()
  const [value, limit] = [median(beside), median(quiet)]
  const ratio = Math.round((value / limit) * 100) / 100
  const figure = {
    value,
    limit,
    unit: 'ms',
    beside: 'quiet',
    ratio,
    goal: `≤ ${mostTimes} ×`,
    holds: ratio <= mostTimes,
  }
  return [{ name: `order beside ${callers} dear callers, p50`, ...figure }]
}
