import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { signingKey, signToken } from '../../server/src/modules/login/token.ts'
import { atLeast, type Figure, median } from './figure.ts'
import { oneStatementRate } from './one-statement.ts'
import { startServer, tokenSecret } from './server.ts'
import { analyze, benchCorp, openShop, type Shop, storeCount } from './shop.ts'

const path = '/api/app/order/order/create'
const rounds = 3
const seconds = 5

const tokensOf = ({ customers }: Shop): Promise<string[]> =>
  Promise.all(
    customers.map(({ customerId: uid, sessionId: sid }) =>
      signToken(signingKey(tokenSecret), {
        ...{ uid, sid, corp: benchCorp, role: ['customer'], permission: [] },
        tokenExpired: Math.floor(Date.now() / 1000 + 604_800) * 1000,
      }),
    ),
  )

const line = (number: number) => ({ productId: `p${number}`, skuId: `k${number}`, num: 1 })

const bodyOf = (n: number): string =>
  JSON.stringify({
    ...{
      requestId: randomUUID(),
      storeId: `store-${1 + (n % storeCount)}`,
      saleChannelCode: 1,
      pickupMethod: 2,
      paymentMethodCode: 'counter',
    },
    productRequestList: [n, n + 171, n + 322].map((number) => line(1 + (number % 500))),
    expectedPayable: 5400,
  })

async function rate(url: string, tokens: readonly string[]): Promise<number> {
  let n = 0
  let refused = ''
  const result = await autocannon({
    url: url + path,
    connections: 64,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          n++
          const headers = {
            ...{ 'content-type': 'application/json', 'corp-id': benchCorp, 'accept-language': 'en-US' },
            authorization: `Bearer ${tokens[n % tokens.length]}`,
          }
          return { ...request, path, headers, body: bodyOf(n) }
        },
      },
    ],
    verifyBody: (answer) => {
      const isOrder = answer.startsWith('{"code":200')
      if (!isOrder) refused = answer
      return isOrder
    },
  })
  if (result.non2xx > 0 || result.errors > 0 || result.mismatches > 0)
    throw new Error(`${result.mismatches} creates were refused, ${result.non2xx} failed: ${refused.slice(0, 300)}`)
  return result.requests.average
}

/** Lets every customer order again: the bench measures making orders, not the limit of unpaid ones. */
const forgive = ({ owner }: Shop) => owner.query('update customer set unpaid_count = 0')

/** `order/create` of 3 lines with materials over HTTP, beside the same rows written by one SQL statement from Node; they take turns. */
export async function measureOrders(): Promise<Figure[]> {
  await using shop = await openShop()
  await using server = await startServer({ DATABASE_URL: shop.url, DATA_DIR: shop.dataDir, DEMO: '0' })
  const tokens = await tokensOf(shop)
  const { rows } = await shop.owner.query(
    `select sku_id, array_agg(material_id order by material_id) as ids from sku_material group by 1`,
  )
  const materials = new Map<string, number[]>(
    rows.map((row) => [row.sku_id, row.ids.map((id: string) => Number(id.slice(1)))]),
  )
  const materialsOf = (sku: number) => materials.get(`k${sku}`) ?? []
  const ours: number[] = []
  const limits: number[] = []
  await rate(server.url, tokens)
  await oneStatementRate(shop, seconds, materialsOf)
  await analyze(shop.url)
  for (let round = 0; round < rounds; round++) {
    await forgive(shop)
    ours.push(await rate(server.url, tokens))
    limits.push(await oneStatementRate(shop, seconds, materialsOf))
  }
  const figures = { value: median(ours), limit: median(limits), unit: '/s', beside: 'one SQL statement', goal: 0.35 }
  return [atLeast('order of 3 lines', figures)]
}
