import { cancelOrder, findOrder, previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { acceptStorePayment, closeOrder } from '@tiffin/contract/store'
import { orderStatus } from '@tiffin/core/order/order-state'
import { couponFault } from '@tiffin/core/pricing/coupon'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildCoupon } from '../../../../test/build-coupon.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, countTrips } from '../../../../test/ordering.ts'

const day = 86_400_000

async function openShop() {
  const corp = await buildCorp()
  return { corp, ...(await build.buildShop(corp, { price: 1000 })), ...(await build.buildCustomer(corp)) }
}

type Shop = Awaited<ReturnType<typeof openShop>>

const buy = ({ corp, token, storeId, productId, skuId }: Shop, payable: number, more: Record<string, unknown>) =>
  order(app, { corp, token, storeId, lines: [build.want(productId, skuId)], payable, more })

const holderOf = async ({ corp }: Shop, couponId: string) =>
  (
    await build.asCorp<{ order: string | null }>(
      corp,
      'select order_id as "order" from customer_coupon where coupon_id = $1',
      [couponId],
    )
  )[0]?.order

describe('the preview of an order', () => {
  it('[CP-03][R-4.14][R-2.42] separates the coupons that can be chosen from those that cannot, in one read, and looks at the chosen one beside them', async () => {
    const shop = await openShop()
    const { corp, token, customerId, storeId, productId, skuId } = shop
    const three = await buildCoupon(corp, customerId)
    const half = await buildCoupon(corp, customerId, { kind: { type: 2, discount: 500, sale_channels: [1, 2] } })
    const large = await buildCoupon(corp, customerId, { kind: { threshold: 5000 } })
    await buildCoupon(corp, customerId, { row: { order_id: 'before' } })
    await buildCoupon(corp, customerId, { row: { effective_time: new Date(Date.now() + day) } })
    await buildCoupon(corp, (await build.buildCustomer(corp)).customerId)
    const { counted, trips, restart } = countTrips()
    const body = {
      ...{ storeId, pickupMethod: 2, productRequestList: [build.want(productId, skuId)] },
      couponIdList: [three],
    }
    const preview = () => ask(counted, previewOrder, { corp, token, body })
    const countReads = async () => {
      restart()
      await preview()
      return [...trips]
    }
    // The menu is read beside it as long as news of what was built above comes in.
    await expect.poll(countReads).toEqual([1])
    const { data } = await preview()
    expect(data.payableTotal).toBe(700)
    expect(data.usableCouponList).toMatchObject([
      { couponId: half, amount: 500, saleChannelList: [1, 2] },
      { couponId: three, amount: 300, saleChannelList: null },
    ])
    expect(data.unusableCouponList).toMatchObject([{ couponId: large, unusableReason: couponFault.threshold }])
  })

  it('[R-4.14] refuses a coupon that a waiting order holds, though it is none of those to choose from', async () => {
    const shop = await openShop()
    const couponId = await buildCoupon(shop.corp, shop.customerId)
    await buy(shop, 700, { couponIdList: [couponId] })
    const { corp, token, storeId, productId, skuId } = shop
    const body = { storeId, pickupMethod: 2, productRequestList: [build.want(productId, skuId)] }
    const preview = async (couponIdList: string[]) =>
      ask(app, previewOrder, { corp, token, body: { ...body, couponIdList } })
    expect((await preview([couponId])).code).toBe(refusals.couponInUse)
    expect((await preview([])).data.usableCouponList).toEqual([])
  })
})

describe('an order with a coupon', () => {
  it('[R-4.14][R-1.3] costs less by what the coupon says, names it, and holds it while it is unpaid', async () => {
    const shop = await openShop()
    const couponId = await buildCoupon(shop.corp, shop.customerId)
    const { corp, token, storeId, productId, skuId } = shop
    const body = {
      storeId,
      pickupMethod: 2,
      productRequestList: [build.want(productId, skuId)],
      couponIdList: [couponId],
    }
    expect((await ask(app, previewOrder, { corp, token, body })).data.payableTotal).toBe(700)
    expect((await buy(shop, 1000, { couponIdList: [couponId] })).code).toBe(refusals.priceChanged)
    const { data } = await buy(shop, 700, { couponIdList: [couponId] })
    expect(data).toMatchObject({
      ...{ originalAmount: 1000, payableTotal: 700, status: orderStatus.awaitingPayment },
      discountList: [{ type: 1, name: 'Three off', amount: 300, refId: couponId }],
    })
    expect(await holderOf(shop, couponId)).toBe(data.orderId)
    expect((await buy(shop, 700, { couponIdList: [couponId] })).code).toBe(refusals.couponInUse)
  })

  it('is made in two round trips like any other', async () => {
    const shop = await openShop()
    const { counted, trips, restart } = countTrips()
    const buy = async () => {
      const couponIdList = [await buildCoupon(shop.corp, shop.customerId)]
      restart()
      const { storeId, productId, skuId } = shop
      return order(counted, {
        ...shop,
        storeId,
        lines: [build.want(productId, skuId)],
        payable: 700,
        more: { couponIdList },
      })
    }
    await buy() // the menu is read once
    expect((await buy()).code).toBe(200)
    expect(trips[0]).toBe(2)
  })

  it('[R-4.14][CP-04] gives it back once when it is cancelled, however often that is asked; expired it stays', async () => {
    const shop = await openShop()
    const { corp, token } = shop
    const couponId = await buildCoupon(corp, shop.customerId)
    const { data } = await buy(shop, 700, { couponIdList: [couponId] })
    const cancel = () => ask(app, cancelOrder, { corp, token, body: { orderId: data.orderId } })
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await cancel()).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await holderOf(shop, couponId)).toBeNull()
    expect((await buy(shop, 700, { couponIdList: [couponId] })).code).toBe(200)
    await cancel()
    expect(await holderOf(shop, couponId)).not.toBeNull()
    await build.asCorp(
      corp,
      `update customer_coupon set effective_time = now() - interval '2 days', expiry_time = now() - interval '1 day', order_id = null`,
    )
    expect((await buy(shop, 700, { couponIdList: [couponId] })).code).toBe(refusals.couponExpired)
  })

  it('[R-4.14] gives it back when the store closes it after it was paid', async () => {
    const shop = await openShop()
    const { corp, storeId } = shop
    const couponId = await buildCoupon(corp, shop.customerId)
    const { data } = await buy(shop, 700, { couponIdList: [couponId], paymentMethodCode: 'counter' })
    const { orderId } = data
    const { token } = await build.buildEmployee(corp, storeId)
    await ask(app, acceptStorePayment, { corp, token, body: { orderId, version: 1 } })
    expect(await holderOf(shop, couponId)).toBe(orderId)
    const closed = await ask(app, closeOrder, { corp, token, body: { orderId, version: 2, reason: 'machine' } })
    expect(closed.data.status).toBe(orderStatus.closed)
    expect(await holderOf(shop, couponId)).toBeNull()
  })

  it('[CP-01] of fifty at the same time one gets the coupon, and no other is made at the full price', async () => {
    const shop = await openShop()
    const couponId = await buildCoupon(shop.corp, shop.customerId)
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(shop, 700, { couponIdList: [couponId] })))
    const made = answers.filter(({ code }) => code === 200)
    expect(made.map(({ data }) => data.payableTotal)).toEqual([700])
    const late: number[] = [refusals.couponUsed, refusals.couponInUse]
    expect(answers.filter(({ code }) => code !== 200).every(({ code }) => late.includes(code))).toBe(true)
    expect(await build.asCorp(shop.corp, 'select payable_total as total from customer_order')).toEqual([{ total: 700 }])
  })

  it('[CP-01] two orders that want the same two coupons in different order do not lock each other out', async () => {
    const shop = await openShop()
    const amount = await buildCoupon(shop.corp, shop.customerId)
    const exchange = await buildCoupon(shop.corp, shop.customerId, {
      kind: { type: 3, discount: 0, max_reduction: 200 },
    })
    for (let round = 0; round < 8; round++) {
      const [one, other] = await Promise.all([
        buy(shop, 500, { couponIdList: [amount, exchange] }),
        buy(shop, 500, { couponIdList: [exchange, amount] }),
      ])
      const made = [one, other].filter(({ code }) => code === 200)
      expect(made).toHaveLength(1)
      const orderId = made[0]?.data.orderId ?? ''
      await ask(app, cancelOrder, { ...shop, body: { orderId } })
    }
  })

  it('[PR-13] that leaves nothing to pay is accepted at once, and no provider is asked', async () => {
    const shop = await openShop()
    const couponId = await buildCoupon(shop.corp, shop.customerId, { kind: { discount: 5000 } })
    const { data } = await buy(shop, 0, { couponIdList: [couponId] })
    const { corp, token } = shop
    const found = await ask(app, findOrder, { corp, token, body: { orderId: data.orderId } })
    expect(found.data).toMatchObject({ status: orderStatus.accepted, payableTotal: 0 })
    expect(await build.asCorp(corp, 'select 1 from payment')).toEqual([])
    expect(await holderOf(shop, couponId)).toBe(data.orderId)
  })

  it('[CP-03] [PR-08] is refused for each state and rule with its own code, and nothing is held', async () => {
    const shop = await openShop()
    const { corp, customerId } = shop
    const daysLater = (days: number) => new Date(Date.now() + days * day)
    const stranger = await build.buildCustomer(corp)
    const cases: [number, string][] = [
      [refusals.couponNotYet, await buildCoupon(corp, customerId, { row: { effective_time: daysLater(1) } })],
      [refusals.couponUsed, await buildCoupon(corp, customerId, { row: { order_id: 'before' } })],
      [refusals.couponInvalid, await buildCoupon(corp, customerId, { row: { invalid_at: daysLater(0) } })],
      [
        refusals.couponExpired,
        await buildCoupon(corp, customerId, { row: { effective_time: daysLater(-9), expiry_time: daysLater(-1) } }),
      ],
      [refusals.couponUnknown, await buildCoupon(corp, stranger.customerId)],
      [refusals.couponUnknown, 'nobodys'],
      [refusals.couponThreshold, await buildCoupon(corp, customerId, { kind: { threshold: 1001 } })],
      [refusals.couponNotForThese, await buildCoupon(corp, customerId, { kind: { store_ids: ['elsewhere'] } })],
      [refusals.couponNotForThese, await buildCoupon(corp, customerId, { kind: { product_ids: ['other'] } })],
    ]
    for (const [refusal, couponId] of cases)
      expect([couponId, (await buy(shop, 700, { couponIdList: [couponId] })).code]).toEqual([couponId, refusal])
    const [one, two] = [await buildCoupon(corp, customerId), await buildCoupon(corp, customerId)]
    expect((await buy(shop, 400, { couponIdList: [one, two] })).code).toBe(refusals.couponNotCombinable)
    expect((await buy(shop, 400, { couponIdList: [one, one] })).code).toBe(refusals.inputInvalid)
    const [, used = ''] = cases[1] ?? []
    expect(await buy(shop, 400, { couponIdList: [one, used] })).toMatchObject({
      ...{ code: refusals.couponUsed, data: { couponId: used } },
    })
    expect(await build.asCorp(corp, 'select 1 from customer_order')).toEqual([])
    expect(await build.asCorp(corp, `select 1 from customer_coupon where order_id <> 'before'`)).toEqual([])
  })
})
