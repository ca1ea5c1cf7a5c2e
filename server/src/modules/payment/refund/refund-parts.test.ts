import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import * as counter from '@tiffin/contract/store'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { checkBooks, givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { order } from '../../../../test/order.ts'
import { app, noticeOf, runJob, sandbox } from '../../../../test/paying.ts'
import { openPointsShop } from '../../../../test/points-shop.ts'

/** An order of 10.00 that spends 500 points and awaits 5.00 by card. */
async function openOrder() {
  const shop = await openPointsShop()
  await givePoints(shop.corp, shop.customerId, { points: 600 })
  const lines = [build.want(shop.productId, shop.skuId)]
  const { data } = await order(app, { ...shop, lines, payable: 500, more: { points: 500 } })
  const body = { orderId: data.orderId, paymentMethodCode: 'card' }
  const payment = await ask(app, createPayment, { ...shop, body })
  return { ...shop, orderId: data.orderId, paymentNo: payment.data.paymentNo }
}

type Opened = Awaited<ReturnType<typeof openOrder>>

const stateOf = async (opened: Opened) =>
  (await ask(app, findOrder, { ...opened, body: { orderId: opened.orderId } })).data
const points = async ({ corp, customerId }: Opened) => (await checkBooks(corp))[customerId]

describe('an order paid by card and by points', () => {
  it('[PY-08] gives its money back through the provider part by part, each sent once', async () => {
    const opened = await openOrder()
    expect(await notify(app, opened.corp, { notice: noticeOf(opened.paymentNo) })).toBe(200)
    const staff = { corp: opened.corp, token: opened.staff }
    await ask(app, counter.completeOrder, { ...staff, body: { orderId: opened.orderId, version: 2 } })
    expect(await points(opened)).toBe(105)
    for (const [index, amount] of [120, 380].entries()) {
      const body = { orderId: opened.orderId, version: 3 + index, amount, reason: 'cold' }
      expect((await ask(app, counter.refundOrder, { ...staff, body })).code).toBe(200)
      await runJob('send refunds')
      await runJob('send refunds')
    }
    const sent = sandbox.asked.filter(({ path, body }) => path === '/refunds' && body.paymentNo === opened.paymentNo)
    expect(sent.map(({ body }) => body.amount)).toEqual(['1.20', '3.80'])
    expect(new Set(sent.map(({ body }) => body.refundNo)).size).toBe(2)
    expect(await stateOf(opened)).toMatchObject({ status: 50, refundTotal: 500 })
    expect(await points(opened)).toBe(600)
  })

  it('[ST-06] that was cancelled before its money came gives both back once', async () => {
    const opened = await openOrder()
    await ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
    expect(await points(opened)).toBe(600)
    expect(await notify(app, opened.corp, { notice: noticeOf(opened.paymentNo) })).toBe(200)
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500 })
    expect(await points(opened)).toBe(600)
    expect(await build.asCorp(opened.corp, 'select type from point_movement')).toEqual([{ type: 1 }])
  })
})
