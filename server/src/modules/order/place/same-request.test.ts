import { randomUUID } from 'node:crypto'
import { createOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order, orderBody } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'
import { buy, held, openPointsShop } from '../../../../test/points-shop.ts'

describe('the same request again', () => {
  it('[OR-01] twenty copies at once are one order and twenty equal answers', async () => {
    const shop = await openShop()
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 50 })
    const body = orderBody({ ...shop, lines: [shop.line], payable: 500 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, createOrder, { ...shop, body })))
    const same = answers.map(({ code, data }) => `${code} ${data.orderId} ${data.orderNo} ${data.payableTotal}`)
    expect(new Set(same).size).toBe(1)
    expect(answers[0]?.code).toBe(200)
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 49 })
    expect(await build.asCorp(shop.corp, 'select unpaid_count from customer')).toEqual([{ unpaid_count: 1 }])
  })

  it('[OR-01] copies that race for the last unit, or for the last unpaid order, all find the one order', async () => {
    const shop = await openShop()
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 3 })
    for (let n = 0; n < 3; n++) {
      const body = orderBody({ ...shop, lines: [shop.line], payable: 500 })
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(app, createOrder, { ...shop, body })))
      expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderId}`)).size).toBe(1)
      expect(answers[0]?.code).toBe(200)
    }
  })

  it('[OR-01] whose copy took the points between two of its own reads finds the order of that copy', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 700 })
    const wish = { requestId: randomUUID(), points: 'all' }
    let copy: ReturnType<typeof buy> | undefined
    const late = testApp({
      sessions: fakeSessions,
      db: {
        ...app.db,
        tx: (scope, work) =>
          app.db.tx(scope, (tx) =>
            work({
              ...{ query: tx.query.bind(tx), batch: tx.batch.bind(tx), finish: tx.finish.bind(tx) },
              roundTrips: tx.roundTrips,
              async run(statement) {
                if (statement.name === 'points_spendable') {
                  copy ??= buy(shop, 300, wish)
                  await copy
                }
                return tx.run(statement)
              },
            }),
          ),
      },
    })
    const { code, data } = await order(late, {
      ...{ ...shop, lines: [build.want(shop.productId, shop.skuId)], payable: 300 },
      more: { paymentMethodCode: 'counter', ...wish },
    })
    expect([code, data.orderId]).toEqual([200, (await copy)?.data.orderId])
    expect(await held(shop)).toBe(700)
  })

  it('[OR-01] is sent by the server itself when its connection was lost just after the order was stored', async () => {
    const shop = await openShop()
    let losses = 0
    const shaky = testApp({
      sessions: fakeSessions,
      db: {
        ...app.db,
        tx: (scope, work) =>
          app.db.tx(scope, async (tx) => {
            const value = await work(tx)
            const isMade = typeof value === 'object' && value !== null && 'written' in value
            if (isMade && losses++ === 0) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' })
            return value
          }),
      },
    })
    const { code, data } = await order(shaky, { ...shop, lines: [shop.line], payable: 500 })
    expect([code, losses]).toEqual([200, 1])
    expect(await build.asCorp(shop.corp, 'select order_id from customer_order')).toEqual([{ order_id: data.orderId }])
  })

  it('[OR-01] with another body is refused, and finds its order even when store and payment method are closed', async () => {
    const shop = await openShop()
    const body = orderBody({ ...shop, lines: [shop.line], payable: 500 })
    const first = await ask(app, createOrder, { ...shop, body })
    const other = await ask(app, createOrder, { ...shop, body: { ...body, remark: 'less ice' } })
    expect(other.code).toBe(refusals.requestIdReused)
    await build.asCorp(shop.corp, 'update store set is_open = false')
    await build.asCorp(shop.corp, "delete from payment_method where code = 'card'")
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const again = await ask(app, createOrder, { ...shop, body })
    expect(again.data.orderId).toBe(first.data.orderId)
    const fresh = (paymentMethodCode: string) =>
      ask(app, createOrder, { ...shop, body: { ...body, requestId: randomUUID(), paymentMethodCode } })
    expect((await fresh('card')).code).toBe(refusals.paymentNotConfigured)
    expect((await fresh('counter')).code).toBe(refusals.storeResting)
  })
})
