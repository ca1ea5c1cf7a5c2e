import { cancelOrder } from '@tiffin/contract/order'
import { acceptStorePayment, closeOrder, startOrder } from '@tiffin/contract/store'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'
import { balanceOf, buy, openPointsShop } from '../../../../test/points-shop.ts'

/** An order whose payment has begun. */
async function openPaying(paymentNo: string) {
  const shop = await openShop()
  const { corp, line } = shop
  const { orderId } = (await order(app, { ...shop, lines: [line], payable: 500 })).data
  await build.insertRow(corp, 'payment', {
    ...{ payment_no: paymentNo, order_id: orderId, provider: 'sandbox', method_code: 'card', amount: 500 },
    ...{ currency: 'CNY', status: attemptStatus.pending, created_at: new Date(), expires_at: new Date() },
  })
  const status = async () => (await build.asCorp<{ status: number }>(corp, 'select status from payment'))[0]?.status
  return { ...shop, orderId, status }
}

it('[R-4.12] a payment that had begun is cancelled with its order, and expires with an order that was not paid in time', async () => {
  const cancelled = await openPaying('774102296000000000000011')
  const { corp, token, orderId } = cancelled
  expect((await ask(app, cancelOrder, { corp, token, body: { orderId } })).code).toBe(200)
  expect(await cancelled.status()).toBe(attemptStatus.cancelled)
  const late = await openPaying('774102296000000000000012')
  await build.asCorp(late.corp, `update customer_order set pay_expire_time = now() - interval '1 minute'`)
  await app.jobs.find(({ name }) => name === 'time out unpaid orders')?.run()
  expect(await late.status()).toBe(attemptStatus.expired)
})

it('the books say why money of a closed order goes back: the reason, with the words of staff where there are some', async () => {
  const shop = await openShop()
  const { corp, storeId, line } = shop
  const staff = await build.buildEmployee(corp, storeId)
  for (const words of [{ reason: 'soldOut' }, { reason: 'other', note: 'No cups' }]) {
    const more = { paymentMethodCode: 'counter' }
    const { orderId } = (await order(app, { ...shop, lines: [line], payable: 500, more })).data
    const move = (version: number, body: object = {}) => ({
      ...{ corp, token: staff.token },
      body: { orderId, version, ...body },
    })
    await ask(app, acceptStorePayment, move(1))
    expect((await ask(app, closeOrder, move(2, words))).code).toBe(200)
  }
  expect(await build.asCorp(corp, 'select reason from refund order by created_at, reason desc')).toEqual([
    { reason: 'soldOut' },
    { reason: 'other: No cups' },
  ])
})

it('points that an order spent stay spent while it is made', async () => {
  const shop = await openPointsShop()
  await givePoints(shop.corp, shop.customerId, { points: 500 })
  const { orderId } = (await buy(shop, 800, { points: 200 })).data
  const move = (version: number) => ({ corp: shop.corp, token: shop.staff, body: { orderId, version } })
  expect((await ask(app, acceptStorePayment, move(1))).code).toBe(200)
  expect((await ask(app, startOrder, move(2))).code).toBe(200)
  expect(await balanceOf(shop)).toBe(300)
})
