import { setTimeout as sleep } from 'node:timers/promises'
import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { acceptStorePayment, closeOrder } from '@tiffin/contract/store'
import { afterAll, expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildPackage, buildProperty } from '../../../test/build-options.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { customers, tally } from '../../../test/ordering.ts'

const app = testApp({ sessions: fakeSessions })
const other = testApp({ sessions: fakeSessions })
const address = await other.http.listen({ host: '127.0.0.1', port: 0 })
const stop = new AbortController()
afterAll(() => stop.abort())

/** A shop with so many teas, and what its orders tell. */
async function openShop(available: number) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const { storeId, productId, skuId } = shop
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available })
  const { token } = await build.buildCustomer(corp)
  const staff = { corp, token: (await build.buildEmployee(corp, storeId)).token }
  const buy = async (num = 1, by = token, more: Parameters<typeof build.want>[2] = {}) => {
    const lines = [build.want(productId, skuId, { num, ...more })]
    const wish = { ...shop, corp, token: by, lines, payable: 500 * num, more: { paymentMethodCode: 'counter' } }
    return order(app, wish)
  }
  const cancel = async (orderId: string) => (await ask(app, cancelOrder, { corp, token, body: { orderId } })).code
  /** The versions of the store and of its brand. */
  const readNews = async () => {
    const [row] = await build.asCorp<{ news: number; brand: number }>(
      corp,
      'select coalesce(sum(version), 0)::integer as news, (select store_version from corp) as brand from stock_news',
    )
    return row
  }
  const before = (await readNews())?.brand ?? 0
  const news = async () => {
    const row = await readNews()
    expect((row?.brand ?? 0) - before).toBe(row?.news)
    return row?.news
  }
  return { ...shop, corp, token, staff, buy, cancel, news }
}

test('[stock-15] the order that takes the last unit tells it, and so does the end of one that brings the first back; others tell nothing', async () => {
  const { buy, cancel, news } = await openShop(4)
  const [first, second] = [await buy(1), await buy(1)]
  expect([first.code, second.code, await news()]).toEqual([200, 200, 0])
  const third = await buy(2)
  expect([third.code, await news()]).toEqual([200, 1])
  expect([await cancel(third.data.orderId), await news()]).toEqual([200, 2])
  const again = await cancel(third.data.orderId)
  expect([again, await cancel(second.data.orderId), await news()]).toEqual([refusals.moveNotAllowed, 200, 2])
})

test('[stock-15] an order that is refused tells nothing', async () => {
  const { buy, news } = await openShop(1)
  expect((await buy(2)).code).toBe(refusals.stockShort)
  expect(await news()).toBe(0)
})

test('[stock-15] an event is raised when a material no longer suffices for a size, or for an option', async () => {
  const shop = await openShop(100)
  const { corp, skuId, productId, storeId } = shop
  await build.buildMaterial(corp, 'milk')
  await build.insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'milk', weight: 150_000 })
  const pot = await build.buildProduct(corp, { uses: { milk: 400_000 } })
  await buildProperty(corp, pot.productId, { name: 'cream', values: { double: 0 } })
  await build.insertRow(corp, 'property_value_material', {
    ...{ property_value_id: 'double', material_id: 'milk', weight: 250_000 },
  })
  await build.setStock(corp, storeId, { kind: 1, itemId: 'milk', available: 850_000 })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const all = await customers(corp, 5)
  const steps: unknown[] = []
  for (const { token } of all) steps.push([(await shop.buy(1, token)).code, await shop.news()])
  // 700, 550: enough for everything. 400: as much as a pot needs. 250: no pot any more. 100: no option, no tea.
  expect(steps).toEqual([
    [200, 0],
    [200, 0],
    [200, 0],
    [200, 1],
    [200, 2],
  ])
  expect(productId).toBe(shop.productId)
})

test('[stock-15] an event is raised when too few of a size, or of its materials, are left for a set with several of it', async () => {
  const shop = await openShop(5)
  const { corp, skuId, storeId } = shop
  const set = await buildPackage(corp, [shop])
  await build.asCorp(corp, 'update package_item set max_num = 3')
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  expect([(await shop.buy(2)).code, await shop.news()]).toEqual([200, 0])
  expect([(await shop.buy(1)).code, await shop.news()]).toEqual([200, 1])
  await build.buildMaterial(corp, 'milk')
  await build.insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'milk', weight: 100 })
  await build.setStock(corp, storeId, { kind: 1, itemId: 'milk', available: 500 })
  await build.asCorp(corp, 'update store_stock set available = 100 where stock_kind = 2')
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const all = await customers(corp, 2)
  expect([(await shop.buy(2, all[0]?.token)).code, await shop.news()]).toEqual([200, 1])
  expect([(await shop.buy(1, all[1]?.token)).code, await shop.news()]).toEqual([200, 2])
  expect(set.productId).not.toBe(shop.productId)
})

test('[stock-15] forty orders at once for the last three units: three are made, and one event is raised', async () => {
  const { corp, buy, news } = await openShop(3)
  const all = await customers(corp, 40)
  const codes = await Promise.all(all.map(async ({ token }) => (await buy(1, token)).code))
  expect(tally(codes)[200]).toBe(3)
  expect(new Set(codes)).toEqual(
    new Set([200, ...codes.filter((code) => code === refusals.soldOut || code === refusals.stockShort)]),
  )
  expect(await news()).toBe(1)
})

/** Listens as an open page does, at another server. */
async function listen(corp: string, storeId: string) {
  const query = new URLSearchParams({ corp, store: storeId, age: '0' })
  const answer = await fetch(`${address}/api/app/common/store/news?${query}`, { signal: stop.signal })
  const topics: string[] = []
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, topic] of part.matchAll(/"topic":"(\w+)"/g)) topics.push(String(topic))
  }
  read().catch(() => undefined)
  return topics
}

test.each(['cancelled', 'timed out', 'closed'] as const)(
  '[stock-15] open pages of any server hear within two seconds that the last unit is sold, and that it is back when its order is %s',
  async (end) => {
    const { corp, storeId, productId, token, staff, buy } = await openShop(1)
    await other.corps.find(corp)
    await sleep(2100) // what a page reads may be of two seconds ago: it hears all that is newer
    const topics = await listen(corp, storeId)
    const reason = async () => {
      const { list } = (await ask(other, listProducts, { corp, body: { storeId } })).data
      return list.find((each) => each.productId === productId)?.unavailableReason
    }
    expect([await reason(), topics]).toEqual([0, []])
    const { orderId } = (await buy()).data
    await expect.poll(() => topics, { timeout: 2000 }).toContain('menu')
    expect(await reason()).toBe(1)
    topics.length = 0
    if (end === 'cancelled') await ask(app, cancelOrder, { corp, token, body: { orderId } })
    if (end === 'timed out') {
      await build.asCorp(corp, `update customer_order set pay_expire_time = now() - interval '1 hour'`)
      await ask(app, findOrder, { corp, token, body: { orderId } })
    }
    if (end === 'closed') {
      await ask(app, acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
      await ask(app, closeOrder, { ...staff, body: { orderId, version: 2, reason: 'machine' } })
    }
    await expect.poll(() => topics, { timeout: 2000 }).toContain('menu')
    expect(await reason()).toBe(0)
  },
)
