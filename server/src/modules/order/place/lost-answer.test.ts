import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { createOrder } from '@tiffin/contract/order'
import { afterAll, expect, it } from 'vitest'
import * as build from '../../../../test/build-shop.ts'
import { orderBody } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'
import { post } from '../../../../test/serving.ts'

const server = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 }))

/** Answers that are still to be lost. */
let losses = 0

/** Passes requests on, and closes the connection where an answer comes that is to be lost. */
const proxy = createServer((client) => {
  const upstream = connect(Number(server.port), server.hostname)
  for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  client.pipe(upstream)
  upstream.on('data', (part) => {
    if (losses === 0) return void client.write(part)
    losses--
    client.destroy()
    upstream.destroy()
  })
})
proxy.listen(0, '127.0.0.1')
await once(proxy, 'listening')
const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` // it listens on TCP

afterAll(async () => {
  proxy.close()
  await app.http.close()
})

it('[OR-02] an order whose answer is lost after it was stored is found by the next try, and is one order', async () => {
  const shop = await openShop()
  await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 9 })
  const body = orderBody({ ...shop, lines: [shop.line], payable: 500 })
  const send = () => post<{ orderId: string }>(address + createOrder.path, { ...shop, body })
  losses = 2
  expect([await send(), await send()]).toEqual([undefined, undefined])
  const stored = await build.asCorp<{ orderId: string }>(shop.corp, 'select order_id as "orderId" from customer_order')
  const answer = await send()
  expect([answer?.code, stored]).toEqual([200, [{ orderId: answer?.data.orderId }]])
  expect(await build.asCorp(shop.corp, 'select 1 from customer_order')).toHaveLength(1)
  expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 8 })
})
