import { createOrder, findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, headersOf, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order, orderBody } from '../../../../test/order.ts'
import { app, countTrips, openShop, tally } from '../../../../test/ordering.ts'

describe('placing an order', () => {
  it('[R-3.12] freezes what was wanted at the server’s prices and holds its stock', async () => {
    const shop = await openShop({ price: 480 })
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 5 })
    const lines = [{ ...shop.line, num: 2 }]
    const { code, data } = await order(app, { ...shop, lines, payable: 960 })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      status: 10,
      payableTotal: 960,
      pickupMethod: 2,
      allowActions: ['pay', 'cancel', 'reorder'],
    })
    expect(data.orderNo).toMatch(/^\d{16}$/)
    expect(data.productList[0]).toMatchObject({ productName: 'Tea', num: 2, price: 480, lineAmount: 960 })
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 3 })
    const found = await ask(app, findOrder, { ...shop, body: { orderId: data.orderId } })
    expect(found.data).toEqual({ ...data, serverTime: found.data.serverTime })
  })

  it('takes two round trips to the database, whatever the size of the cart', async () => {
    const shop = await openShop()
    const products = await Promise.all([1, 2, 3, 4].map(() => build.buildProduct(shop.corp)))
    await build.bumpCatalog(shop.corp)
    const lines = products.map(({ productId, skuId }) => build.want(productId, skuId))
    await order(app, { ...shop, lines, payable: 2000 }) // the menu is read once
    const { counted, trips, restart } = countTrips()
    await order(counted, { ...shop, lines, payable: 2000 })
    restart()
    await order(counted, { ...shop, lines, payable: 2000 })
    expect(trips[0]).toBe(2)
  })

  it('[R-5.11][PR-01][R-1.3][R-7.20] ignores every price a customer sends and refuses when the total moved', async () => {
    const shop = await openShop({ price: 480 })
    for (const price of [0, 0.01, -1, 1e308, '1', null]) {
      const forged = { ...shop.line, price, discountPrice: price, num: 1 }
      const { code, data } = await order(app, { ...shop, lines: [forged as never], payable: 1 })
      expect([price, code]).toEqual([price, refusals.priceChanged])
      expect(data).toMatchObject({ payableTotal: 480 })
    }
    for (const expectedPayable of [0.5, -1, '480', null, 2 ** 60]) {
      const body = { ...orderBody({ ...shop, lines: [shop.line], payable: 480 }), expectedPayable }
      expect((await ask(app, createOrder, { ...shop, body })).successful).toBe(false)
    }
    expect(await build.asCorp(shop.corp, 'select 1 from customer_order')).toEqual([])
  })

  it('[PR-02][R-5.11] takes whole numbers of units only', async () => {
    const shop = await openShop()
    for (const num of [0, -1, 1.5, 1e9, '2', [2], null, {}, true]) {
      const { code } = await order(app, { ...shop, lines: [{ ...shop.line, num } as never], payable: 500 })
      expect([num, code]).toEqual([num, refusals.inputInvalid])
    }
  })

  it('[R-6.7][PR-11] knows no discount that a customer brings along', async () => {
    const shop = await openShop()
    const discountList = [{ type: 6, name: '', amount: 400, refId: null, maxReduction: null }]
    const staff = { employee: { perMille: 500, limit: 1000 }, manual: { amount: 400, limit: 400 } }
    const buy = (payable: number) =>
      order(app, { ...shop, lines: [shop.line], payable, more: { discountList, staff, discountTotal: 400 } })
    expect((await buy(100)).code).toBe(refusals.priceChanged)
    expect((await buy(500)).data).toMatchObject({ payableTotal: 500, discountList: [] })
  })

  it('[ST-09][R-5.9][R-3.18] sells until the last instant of a sale window and not at the next', async () => {
    let now = 0
    const shop = await openShop({
      row: { sale_times: JSON.stringify([{ start: '10:00', end: '11:00', weekdays: [1, 2, 3, 4, 5, 6, 7] }]) },
    })
    const clocked = testApp({ sessions: fakeSessions, clock: { now: () => now } })
    const buyAt = async (time: string) => {
      now = Date.parse(`2026-11-20T${time}+08:00`)
      return (await order(clocked, { ...shop, lines: [shop.line], payable: 500 })).code
    }
    expect(await buyAt('09:59:59.999')).toBe(refusals.outsideSaleTime)
    expect(await buyAt('10:00:00.000')).toBe(200)
    expect(await buyAt('10:59:59.999')).toBe(200)
    expect(await buyAt('11:00:00.000')).toBe(refusals.outsideSaleTime)
  })

  it('[PR-10][R-5.11] charges for a line that calls itself a gift', async () => {
    const shop = await openShop({ price: 480 })
    const { data } = await order(app, { ...shop, lines: [{ ...shop.line, isFreeGift: true }], payable: 480 })
    expect(data).toMatchObject({ payableTotal: 480, giftList: [] })
  })

  it('[R-4.16][R-5.11][R-8.12][ST-09][R-3.18] refuses each reason with its own code and names the product', async () => {
    const shop = await openShop()
    const expected: Record<string, Record<string, unknown>> = {
      offShelf: { launch_status: 0 },
      saleStopped: { sale_status: 0 },
      notSoldHere: { sale_channels: [2] },
      outsideSaleTime: { sale_times: JSON.stringify([{ start: '00:00', end: '00:01', weekdays: [] }]) },
    }
    for (const [refusal, row] of Object.entries(expected)) {
      const { productId, skuId } = await build.buildProduct(shop.corp, { row })
      await build.bumpCatalog(shop.corp)
      await app.corps.reload(shop.corp)
      const { code, data } = await order(app, { ...shop, lines: [build.want(productId, skuId)], payable: 500 })
      expect([refusal, code]).toEqual([refusal, refusals[refusal as keyof typeof refusals]])
      expect(data).toMatchObject({ productId })
    }
    const unknown = await order(app, { ...shop, lines: [build.want('nothing', 'nothing')], payable: 500 })
    expect(unknown.code).toBe(refusals.productUnknown)
  })

  it('of several faults names the same one first, whatever the order of the lines', async () => {
    const shop = await openShop()
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 0 })
    const hidden = await build.buildProduct(shop.corp, { row: { launch_status: 0 } })
    const limited = await build.buildProduct(shop.corp, { row: { per_order_limit: 1 } })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    const faults = [
      ['productUnknown', build.want(limited.productId, 'no-such-sku')],
      ['offShelf', build.want(hidden.productId, hidden.skuId)],
      ['soldOut', shop.line],
      ['perOrderLimit', build.want(limited.productId, limited.skuId, { num: 2 })],
    ] as const
    for (const [index, [refusal]] of faults.entries()) {
      const lines = faults.slice(index).map(([, line]) => line)
      for (const turned of [lines, lines.toReversed()]) {
        const { code } = await order(app, { ...shop, lines: turned, payable: 500 })
        expect([refusal, code]).toEqual([refusal, refusals[refusal]])
      }
    }
  })

  it('[R-1.4][R-4.15] refuses at a resting store and for a pick-up method that is not offered', async () => {
    const shop = await openShop()
    const closed = await build.buildStore(shop.corp, { is_open: false })
    const outsideHours = await build.buildStore(shop.corp, { business_hours: '[]' })
    const dineIn = await build.buildStore(shop.corp, { pickup_methods: [1] })
    const orderAt = (storeId: string) => order(app, { ...shop, storeId, lines: [shop.line], payable: 500 })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect((await orderAt(closed)).code).toBe(refusals.storeResting)
    expect((await orderAt(outsideHours)).code).toBe(refusals.storeResting)
    expect((await orderAt(dineIn)).code).toBe(refusals.pickupMethodNotOffered)
    expect((await orderAt('nowhere')).code).toBe(refusals.storeUnknown)
  })

  it('[ST-07][R-5.15] lets a customer have three unpaid orders, also when many are tried at once', async () => {
    const shop = await openShop()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => order(app, { ...shop, lines: [shop.line], payable: 500 })),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 3, [refusals.tooManyUnpaid]: 9 })
  })

  it('[R-4.10] with nothing to pay is accepted at once and asks no provider', async () => {
    const shop = await openShop({ price: 0 })
    const { data } = await order(app, { ...shop, lines: [shop.line], payable: 0 })
    expect(data).toMatchObject({ status: 20, payableTotal: 0 })
    expect(data.pickupCode).toMatch(/^T\d{3}$/)
    expect(await build.asCorp(shop.corp, 'select 1 from payment')).toEqual([])
    const by = await build.asCorp(shop.corp, `select actor_role, actor_id from order_log where action = 'pay'`)
    expect(by).toEqual([{ actor_role: 'system', actor_id: '' }])
    expect(await build.asCorp(shop.corp, 'select unpaid_count from customer')).toEqual([{ unpaid_count: 0 }])
  })
})

describe('a menu that changes while an order is made', () => {
  it('is read again; one that changes every time is an answer to come back, not a failure', async () => {
    const shop = await openShop()
    let changes = 0
    const restless = testApp({
      sessions: fakeSessions,
      db: {
        ...app.db,
        tx: async (scope, work) => {
          if (scope.keyed && changes-- > 0) await build.bumpCatalog(shop.corp)
          return app.db.tx(scope, work)
        },
      },
    })
    const body = orderBody({ ...shop, lines: [shop.line], payable: 500 })
    const create = (count: number) => {
      changes = count
      return restless.http.inject({ method: 'POST', url: createOrder.path, headers: headersOf(shop), payload: body })
    }
    const sent = await create(99)
    expect([sent.statusCode, sent.json().code, sent.headers['retry-after']]).toEqual([503, 503, '1'])
    expect(await build.asCorp(shop.corp, 'select 1 from customer_order')).toEqual([])
    expect((await create(2)).json().code).toBe(200)
  })
})
