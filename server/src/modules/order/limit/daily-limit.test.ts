import { cancelOrder, previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { acceptStorePayment, closeOrder } from '@tiffin/contract/store'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { countTrips, openShop, tally } from '../../../../test/ordering.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock })

/** A shop whose only product may be bought twice a day, with what one needs to buy it. */
async function openRareShop(limit = 2) {
  const shop = await openShop({ row: { daily_limit: limit } })
  const buy = (num = 1, more: { token?: string; storeId?: string } = {}) =>
    order(app, {
      ...{ ...shop, ...more, lines: [{ ...shop.line, num }], payable: 500 * num },
      more: { paymentMethodCode: 'counter' },
    })
  return { ...shop, buy }
}

it('[R-5.9][R-3.18] the last unit of a day passes, the next is refused with its product and what is left', async () => {
  const shop = await openRareShop(3)
  const two = await shop.buy(2)
  expect(two.code).toBe(200)
  const { productId } = shop
  const refused = { code: refusals.dailyLimit, data: { productId, productName: 'Tea', limit: 3, left: 1 } }
  expect(await shop.buy(2)).toMatchObject(refused)
  const preview = { storeId: shop.storeId, pickupMethod: 2, productRequestList: [{ ...shop.line, num: 2 }] }
  expect(await ask(app, previewOrder, { ...shop, body: preview })).toMatchObject(refused)
  expect((await shop.buy(1)).code).toBe(200)
  expect((await shop.buy(1)).code).toBe(refusals.dailyLimit)
})

it('[R-5.9] the daily limit is each customer’s own, and each store’s', async () => {
  const shop = await openRareShop()
  expect((await shop.buy(2)).code).toBe(200)
  const { token } = await build.buildCustomer(shop.corp)
  expect((await shop.buy(2, { token })).code).toBe(200)
  const storeId = await build.buildStore(shop.corp)
  await build.bumpCatalog(shop.corp)
  await app.corps.reload(shop.corp)
  expect((await shop.buy(2, { storeId })).code).toBe(200)
})

it('[R-5.9] what was cancelled or closed counts no more, what was paid does', async () => {
  const shop = await openRareShop()
  const { token } = await build.buildEmployee(shop.corp, shop.storeId)
  const staff = { corp: shop.corp, token }
  const first = await shop.buy(2)
  await ask(app, cancelOrder, { ...shop, body: { orderId: first.data.orderId } })
  const { orderId } = (await shop.buy(2)).data
  await ask(app, acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  expect((await shop.buy()).code).toBe(refusals.dailyLimit)
  await ask(app, closeOrder, { ...staff, body: { orderId, version: 2, reason: 'oven broken' } })
  expect((await shop.buy()).code).toBe(200)
})

it('[R-5.9][ST-08] a day is the store’s own: a second before its midnight nothing is left, at midnight all is', async () => {
  const shop = await openRareShop()
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 - 8 * 3_600_000 // in Shanghai
  const next = midnight > Date.now() ? midnight : midnight + 86_400_000
  clock.at = next - 2000
  expect((await shop.buy(2)).code).toBe(200)
  clock.at = next - 1
  expect((await shop.buy()).code).toBe(refusals.dailyLimit)
  clock.at = next
  expect((await shop.buy(2)).code).toBe(200)
  clock.at = Date.now()
})

it('[ST-08][R-5.9] fifty orders at once for the last unit of a customer’s day make one', async () => {
  for (let round = 0; round < 5; round++) {
    const shop = await openRareShop()
    const { data } = await shop.buy()
    const staff = { corp: shop.corp, token: (await build.buildEmployee(shop.corp, shop.storeId)).token }
    await ask(app, acceptStorePayment, { ...staff, body: { orderId: data.orderId, version: 1 } })
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.buy()))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 1, [refusals.dailyLimit]: 49 })
  }
})

it('a product with a limit of a day is ordered in two round trips like any other', async () => {
  const shop = await openRareShop(9)
  const { counted, trips, restart } = countTrips()
  const buy = () => order(counted, { ...shop, lines: [shop.line], payable: 500 })
  await buy() // the menu is read once
  restart()
  expect((await buy()).code).toBe(200)
  expect(trips[0]).toBe(2)
})
