import { saveCart } from '@tiffin/contract/cart'
import { findMemberCode, grantDiscount, scanMember } from '@tiffin/contract/member'
import { refusals } from '@tiffin/contract/refusals'
import { discountType } from '@tiffin/core/pricing/bill'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/build-coupon.ts'
import * as build from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { openShop } from '../../../../test/ordering.ts'

/** What happens between the reading and the writing of the next order. */
let meanwhile: () => Promise<unknown> = async () => {}

const app = testApp({
  sessions: fakeSessions,
  db: {
    ...testDb,
    tx: (scope, work) =>
      testDb.tx(scope, (tx) => {
        const finish: typeof tx.finish = async (...statements) => {
          const once = meanwhile
          meanwhile = async () => {}
          await once()
          return tx.finish(...statements)
        }
        return work(
          new Proxy(tx, {
            get: (target, key) => {
              const value = key === 'finish' && scope.keyed ? finish : Reflect.get(target, key)
              return typeof value === 'function' ? value.bind(target) : value
            },
          }),
        )
      }),
  },
})

const buy = (shop: Awaited<ReturnType<typeof openShop>>, more: Record<string, unknown> = {}, payable = 500) =>
  order(app, { ...shop, lines: [shop.line], payable, more })

it('[R-5.2] stock that others took meanwhile is refused, and named with what is left', async () => {
  const shop = await openShop()
  const { corp, storeId, skuId, productId } = shop
  const setStock = (available: number) => build.setStock(corp, storeId, { kind: 2, itemId: skuId, available })
  await setStock(3)
  meanwhile = () => setStock(0)
  const { code, data } = await buy(shop)
  expect(code).toBe(refusals.stockShort)
  expect(data).toMatchObject({ stockHintList: [{ productId, available: 0, needed: 1 }] })
})

it('an order too many that was written meanwhile refuses this one', async () => {
  const shop = await openShop()
  meanwhile = () => build.asCorp(shop.corp, 'update customer set unpaid_count = 3')
  expect((await buy(shop)).code).toBe(refusals.tooManyUnpaid)
})

/** Staff grants a customer who is helped one off their next order. */
async function grantOne({ corp, token, storeId, line }: Awaited<ReturnType<typeof openShop>>) {
  const staff = await build.buildEmployee(corp, storeId, ['order:manage', 'order:assist', 'order:discount'])
  await build.asCorp(corp, 'update staff set manual_discount_limit = 300')
  await ask(app, saveCart, { corp, token, body: { storeId, version: 0, productRequestList: [line] } })
  const { content } = (await ask(app, findMemberCode, { corp, token })).data
  const asStaff = { corp, token: staff.token }
  const { assistId } = (await ask(app, scanMember, { ...asStaff, body: { content } })).data
  const grant = { assistId, type: discountType.manual, amount: 100, reason: 'Waited long' }
  expect((await ask(app, grantDiscount, { ...asStaff, body: grant })).code).toBe(200)
}

it('a staff discount that another order took meanwhile is not refused as such: the price has changed', async () => {
  const shop = await openShop()
  await grantOne(shop)
  meanwhile = () => build.asCorp(shop.corp, 'update staff_discount set ended_at = now()')
  expect((await buy(shop, {}, 400)).code).toBe(refusals.priceChanged)
})

it('a staff discount that took nothing off is kept for the next order', async () => {
  const shop = await openShop()
  const free = await build.buildProduct(shop.corp, { price: 0 })
  await build.bumpCatalog(shop.corp)
  await grantOne(shop)
  expect((await buy({ ...shop, line: build.want(free.productId, free.skuId) }, {}, 0)).code).toBe(200)
  expect((await buy(shop, {}, 400)).code).toBe(200)
})

it('[ST-07] an unpaid order too many is refused before a price that has changed', async () => {
  const shop = await openShop()
  for (let count = 0; count < 3; count++) expect((await buy(shop)).code).toBe(200)
  expect((await buy(shop, {}, 499)).code).toBe(refusals.tooManyUnpaid)
})

it('an order of what has a limit of a day takes stock and coupons like any other', async () => {
  const shop = await openShop({ row: { daily_limit: 5 } })
  const { corp, storeId, skuId, customerId } = shop
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 3 })
  const couponId = await buildCoupon(corp, customerId)
  const { code, data } = await buy(shop, { couponIdList: [couponId] }, 200)
  expect([code, data.payableTotal, data.closeReason]).toEqual([200, 200, ''])
  expect(await build.readStock(corp, storeId)).toEqual({ [skuId]: 2 })
  const held = 'select order_id from customer_coupon where coupon_id = $1'
  expect(await build.asCorp(corp, held, [couponId])).toEqual([{ order_id: data.orderId }])
  expect((await buy(shop)).code).toBe(200)
})
