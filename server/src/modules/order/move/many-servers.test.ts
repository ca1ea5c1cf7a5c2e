import { setTimeout as sleep } from 'node:timers/promises'
import { createOrder } from '@tiffin/contract/order'
import { afterAll, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { orderBody } from '../../../../test/order.ts'
import { app, customers, openShop } from '../../../../test/ordering.ts'
import { freePort, type Serving, serve } from '../../../../test/serving.ts'

const servers: Serving[] = []
afterAll(() => Promise.all(servers.map((server) => server.kill())))

const orders = 150

/** Customers with an unpaid order each, all of which are overdue at once. */
async function openOverdue() {
  const shop = await openShop()
  await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: orders })
  const people = await customers(shop.corp, orders)
  const body = () => orderBody({ ...shop, lines: [shop.line], payable: 500 })
  const placed = await Promise.all(
    people.map(({ token }) => ask(app, createOrder, { corp: shop.corp, token, body: body() })),
  )
  expect(placed.every(({ code }) => code === 200)).toBe(true)
  return shop
}

const closedIn = (corp: string) =>
  build.asCorp<{ orderId: string }>(
    corp,
    `select order_id as "orderId" from order_log where action = 'timeOut' order by order_id`,
  )

it('[OR-05] three servers time out the same orders while one of them is killed: each order once, its stock given back once', {
  timeout: 120_000,
}, async () => {
  const shop = await openOverdue()
  servers.push(...(await Promise.all([1, 2, 3].map(async () => serve(await freePort())))))
  await build.asCorp(shop.corp, `update customer_order set pay_expire_time = now() - interval '1 minute'`)
  while ((await closedIn(shop.corp)).length === 0) await sleep(5)
  await servers[0]?.kill()
  const closedAtTheKill = (await closedIn(shop.corp)).length
  expect(closedAtTheKill).toBeLessThan(orders)
  for (let left = 600; left > 0 && (await closedIn(shop.corp)).length < orders; left--) await sleep(100)
  await sleep(1500) // another round of the other two
  const closed = await closedIn(shop.corp)
  expect([closed.length, new Set(closed.map(({ orderId }) => orderId)).size]).toEqual([orders, orders])
  expect(await build.asCorp(shop.corp, 'select 1 from customer_order where status = 70')).toHaveLength(orders)
  expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: orders })
  expect(await build.asCorp(shop.corp, 'select distinct unpaid_count from customer')).toEqual([{ unpaid_count: 0 }])
})
