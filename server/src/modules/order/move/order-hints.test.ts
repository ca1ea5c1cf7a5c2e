import { cancelOrder } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import { acceptStorePayment } from '@tiffin/contract/store'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSandbox, notify } from '../../../../test/fake-sandbox.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { outboxGrew } from '../../push/index.ts'

const sandbox = await fakeSandbox()
const app = testApp({ sessions: fakeSessions, config: { paySandbox: sandbox.access } })

it('other servers are notified at once of an order that was made, accepted, cancelled or paid', async () => {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const { token } = await build.buildCustomer(corp)
  const staff = await build.buildEmployee(corp, shop.storeId)
  const [heardOf, listening] = [[] as string[], 'is anybody there']
  app.hints.on(outboxGrew, (about) => void heardOf.push(about))
  app.hints.send(outboxGrew, listening)
  await expect.poll(() => heardOf).toContain(listening)
  const hears = async <Value>(step: Promise<Value>): Promise<Value> => {
    heardOf.length = 0
    const value = await step
    await expect.poll(() => heardOf).toContain(corp)
    return value
  }
  const place = async () => {
    const wish = { ...shop, corp, token, lines: [build.want(shop.productId, shop.skuId)], payable: 500 }
    return (await hears(order(app, wish))).data.orderId
  }

  const cancelled = await place()
  await hears(ask(app, cancelOrder, { corp, token, body: { orderId: cancelled } }))
  const accepted = await place()
  await ask(app, createPayment, { corp, token, body: { orderId: accepted, paymentMethodCode: 'counter' } })
  await hears(ask(app, acceptStorePayment, { corp, token: staff.token, body: { orderId: accepted, version: 1 } }))
  const paid = await place()
  const { data } = await ask(app, createPayment, { corp, token, body: { orderId: paid, paymentMethodCode: 'card' } })
  const notice = {
    eventId: 'e1',
    type: 'payment.succeeded',
    paymentNo: data.paymentNo,
    amount: '5.00',
    currency: 'CNY',
  }
  await hears(notify(app, corp, { notice }))
})
