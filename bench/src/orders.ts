import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signingKey, signToken } from '../../server/src/modules/login/session/token.ts'
import { atLeast, type Figure, median } from './figure.ts'
import { load, lua, type Served } from './load.ts'
import { oneStatementRate } from './one-statement.ts'
import { startServer, tokenSeconds, tokenSecret } from './server.ts'
import { analyze, benchCorp, couponsOfOne, openShop, payable, type Shop, storeCount } from './shop.ts'

const path = '/api/app/order/order/create'
const rounds = 3
const seconds = 5

export const tokensOf = ({ customers }: Shop): Promise<string[]> =>
  Promise.all(
    customers.map(({ customerId: uid, sessionId: sid }) =>
      signToken(signingKey(tokenSecret), {
        ...{ uid, sid, corp: benchCorp, role: ['customer'], permission: [] },
        tokenExpired: Math.floor(Date.now() / 1000 + tokenSeconds) * 1000,
      }),
    ),
  )

/** Three products with two options each, and the customer's next coupon; the activity is the best by itself. */
export const script = `
local tokens, n, salt = {}, 0, 0
function init(args)
  for line in io.lines(args[1]) do table.insert(tokens, line) end
  salt = tonumber(args[2])
end
local function product(number)
  local picks = '{"propertyId":"ice","propertyValueId":"ice-less"},{"propertyId":"milk","propertyValueId":"milk-oat"}'
  return string.format('{"productId":"p%d","skuId":"k%d","num":1,"propertyValList":[%s]}', number, number, picks)
end
function request()
  local customer, coupon = n % #tokens + 1, math.floor(n / #tokens) % ${couponsOfOne} + 1
  local lines = { product(1 + n % 500), product(1 + (n + 171) % 500), product(1 + (n + 322) % 500) }
  local id = string.format('%08x-0000-4000-8000-%012x', salt, n)
  local body = string.format('{"requestId":"%s","storeId":"store-%d","saleChannelCode":1,"pickupMethod":2,"paymentMethodCode":"card",' ..
    '"couponIdList":["coupon-%d-%d"],"productRequestList":[%s],"expectedPayable":${payable}}',
    id, 1 + n % ${storeCount}, customer, coupon, table.concat(lines, ','))
  n = n + 1
  return wrk.format('POST', ${lua(path)}, { ['content-type'] = 'application/json', ['corp-id'] = '${benchCorp}',
    ['accept-language'] = 'en-US', authorization = 'Bearer ' .. tokens[customer] }, body)
end
function right(body) return body:sub(1, 11) == '{"code":200' end
`

/** Lets every customer order again with every coupon: the bench measures making orders, not their limits. */
export async function forgive({ owner, url }: Shop): Promise<void> {
  await owner.query('update customer set unpaid_count = 0; update customer_coupon set order_id = null')
  await analyze(url)
}

/** `order/create` over HTTP, beside the same rows written by one SQL statement from Node; they take turns. */
export async function measureOrders(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const file = join(mkdtempSync(join(tmpdir(), 'tiffin-bench-')), 'tokens')
  writeFileSync(file, (await tokensOf(shop)).join('\n'))
  let salt = 0
  const place = () => {
    salt++
    return load({ url: server.url, script, args: [file, String(salt)], connections: 64, seconds })
  }
  const ours: Served[] = []
  const limits: number[] = []
  await place()
  await oneStatementRate(shop, seconds)
  for (let round = 0; round < rounds; round++) {
    await forgive(shop)
    ours.push(await place())
    await forgive(shop)
    limits.push(await oneStatementRate(shop, seconds))
  }
  const value = median(ours.map(({ perSecond }) => perSecond))
  const figures = { value, limit: median(limits), unit: '/s', beside: 'one SQL statement', goal: 0.5 }
  const generator = Math.max(...ours.map(({ generatorShare }) => generatorShare))
  return [{ ...atLeast('order of 3 lines, options, coupon', figures), generator }]
}
