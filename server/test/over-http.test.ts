import { setTimeout as sleep } from 'node:timers/promises'
import { createOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { afterAll, expect, it } from 'vitest'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { orderBody } from './order.ts'
import { buildAccount, freePort, post, type Serving, serve, signedCustomers } from './serving.ts'

const port = await freePort()
let server: Serving = await serve(port)
afterAll(() => server.kill())

async function openShop(available: number) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await buildAccount(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available })
  const body = () => orderBody({ ...shop, lines: [build.want(shop.productId, shop.skuId)], payable: 500 })
  return { ...shop, corp, body }
}

interface Made {
  readonly orderId: string
}

const create = (customer: { corp: string; token: string; body: unknown }) =>
  post<Made>(server.url + createOrder.path, customer)

/** Runs tasks, so many at a time. */
async function inTurn<Value>(tasks: readonly (() => Promise<Value>)[], width: number): Promise<Value[]> {
  const results: Value[] = []
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) results.push(await task())
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

it.each([300, 8])(
  '[ST-01] 300 creates for 100 units, %i at a time, make exactly 100 orders and no fault',
  { timeout: 120_000 },
  async (width) => {
    const shop = await openShop(100)
    const tokens = await signedCustomers(shop.corp, 300)
    const answers = await inTurn(
      tokens.map((token) => () => create({ ...shop, token, body: shop.body() })),
      width,
    )
    const codes = answers.map((answer) => answer?.code)
    expect(codes.filter((code) => code === 200)).toHaveLength(100)
    const others = new Set(codes.filter((code) => code !== 200))
    for (const code of others) expect([refusals.stockShort, refusals.soldOut]).toContain(code)
    expect(answers.every((answer) => answer?.status === 200)).toBe(true)
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 0 })
    expect(await build.asCorp(shop.corp, 'select 1 from customer_order')).toHaveLength(100)
  },
)

it('[AV-02] a server killed in the middle of a load has lost no order that it acknowledged, and made none twice', {
  timeout: 120_000,
}, async () => {
  const shop = await openShop(100_000)
  const tokens = await signedCustomers(shop.corp, 400)
  const acknowledged: string[] = []
  const retried: Promise<unknown>[] = []
  let killed = false
  const load = tokens.flatMap((token) => [0, 1].map(() => ({ token, body: shop.body() })))
  const send = async (order: (typeof load)[number]) => {
    const answer = await create({ ...shop, ...order })
    if (answer?.code === 200) acknowledged.push(answer.data.orderId)
    else if (!answer) retried.push(Promise.resolve(order))
  }
  const running = inTurn(
    load.map((order) => () => send(order)),
    32,
  )
  while (acknowledged.length < 100) await sleep(5)
  await server.kill()
  killed = true
  server = await serve(port)
  await running
  const open = (await Promise.all(retried)) as typeof load // what was pushed above
  await inTurn(
    open.map((order) => () => send(order)),
    16,
  )
  expect(killed && open.length > 0).toBe(true)
  const kept = await build.asCorp<{ order_id: string }>(shop.corp, 'select order_id from customer_order')
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(new Set(kept.map(({ order_id }) => order_id))).toEqual(new Set(acknowledged))
  expect(acknowledged).toHaveLength(load.length)
  expect((await build.readStock(shop.corp, shop.storeId))[shop.skuId]).toBe(100_000 - load.length)
})
