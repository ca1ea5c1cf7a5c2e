import { createOrder, previewOrder } from '@tiffin/contract/order'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/build-coupon.ts'
import * as build from '../../../../test/build-shop.ts'
import { orderBody } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

it('[R-5.11][R-8.12] a customer who claims another channel of sale gets neither its products nor its coupons', async () => {
  const shop = await openShop()
  const { corp, token, customerId, storeId } = shop
  const otherProduct = await build.buildProduct(corp, { row: { sale_channels: [2] } })
  const coupon = await buildCoupon(corp, customerId, { kind: { sale_channels: [2] } })
  const create = (line: object, more: object = {}) => {
    const wish = orderBody({
      storeId,
      lines: [line as typeof shop.line],
      payable: 500,
      more: { saleChannelCode: 2, ...more },
    })
    return ask(app, createOrder, { corp, token, body: wish })
  }
  expect((await create(build.want(otherProduct.productId, otherProduct.skuId))).code).toBe(refusals.notSoldHere)
  expect((await create(shop.line, { couponIdList: [coupon] })).code).not.toBe(200)
  const wish = { storeId, pickupMethod: 2, saleChannelCode: 2, productRequestList: [shop.line] }
  const { data } = await ask(app, previewOrder, { corp, token, body: wish })
  expect(data.usableCouponList).toEqual([])
  const listed = async (saleChannelCode: number) =>
    (await ask(app, listProducts, { corp, body: { storeId, saleChannelCode, pageSize: 500 } })).data.list
  for (const channel of [2, 7, -1, 2 ** 31]) expect(await listed(channel)).toEqual(await listed(1))
})
