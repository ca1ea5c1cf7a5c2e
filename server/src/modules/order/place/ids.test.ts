import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, customers, openShop } from '../../../../test/ordering.ts'

const asNumber = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`)

function asId(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

it('[TN-09] the number of an order reveals neither the next one nor how many there are', async () => {
  const shop = await openShop()
  const buyers = await customers(shop.corp, 60)
  const made = await Promise.all(
    buyers.map(async ({ token }) => {
      const { data } = await order(app, { ...shop, token, lines: [shop.line], payable: 500 })
      return { token, orderId: data.orderId, orderNo: data.orderNo }
    }),
  )
  const ids = new Set(made.map(({ orderId }) => asNumber(orderId)))
  const numbers = new Set(made.map(({ orderNo }) => BigInt(orderNo)))
  expect([ids.size, numbers.size]).toEqual([60, 60])
  for (const set of [ids, numbers])
    for (const one of set) for (let step = 1n; step <= 50n; step++) expect(set.has(one + step)).toBe(false)

  const mine = made[0]
  if (mine === undefined) throw new Error('nothing was ordered')
  const look = (orderId: string) => ask(app, findOrder, { corp: shop.corp, token: mine.token, body: { orderId } })
  expect((await look(mine.orderId)).code).toBe(200)
  for (const step of [-1n, 1n])
    expect((await look(asId(asNumber(mine.orderId) + step))).code).toBe(refusals.orderUnknown)
  const [counted] = await build.asCorp<{ count: number }>(
    shop.corp,
    'select count(*)::integer as count from customer_order',
  )
  expect(counted).toEqual({ count: 60 })
})
