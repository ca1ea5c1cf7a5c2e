import { randomUUID } from 'node:crypto'
import { createOrder, findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, headersOf, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order, orderBody } from '../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })

async function openShop(product?: Parameters<typeof build.buildShop>[1]) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp, product)
  const { token, customerId } = await build.buildCustomer(corp)
  return { ...shop, corp, token, customerId, line: build.want(shop.productId, shop.skuId) }
}

const customers = (corp: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => build.buildCustomer(corp)))

const tally = (codes: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, list]) => [code, list.length]))

describe('placing an order', () => {
  it('freezes what was wanted at the server’s prices and holds its stock', async () => {
    const shop = await openShop({ price: 480 })
    await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 5 })
    const lines = [{ ...shop.line, num: 2 }]
    const { code, data } = await order(app, { ...shop, lines, payable: 960 })
    expect(code).toBe(200)
    expect(data).toMatchObject({ status: 10, payableTotal: 960, pickupMethod: 2, allowActions: ['pay', 'cancel'] })
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
    let trips: number[] = []
    const counted = testApp({
      sessions: fakeSessions,
      db: {
        ...app.db,
        tx: (scope, work) =>
          app.db.tx(scope, async (tx) => {
            const value = await work(tx)
            trips.push(tx.roundTrips)
            return value
          }),
      },
    })
    await order(counted, { ...shop, lines, payable: 2000 })
    trips = []
    await order(counted, { ...shop, lines, payable: 2000 })
    expect(trips[0]).toBe(2)
  })

  it('[PR-01] ignores every price a customer sends and refuses when the total moved', async () => {
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

  it('[PR-02] takes whole numbers of units only', async () => {
    const shop = await openShop()
    for (const num of [0, -1, 1.5, 1e9, '2', [2], null, {}, true]) {
      const { code } = await order(app, { ...shop, lines: [{ ...shop.line, num } as never], payable: 500 })
      expect([num, code]).toEqual([num, refusals.inputInvalid])
    }
  })

  it('[PR-10] charges for a line that calls itself a gift', async () => {
    const shop = await openShop({ price: 480 })
    const { data } = await order(app, { ...shop, lines: [{ ...shop.line, isFreeGift: true }], payable: 480 })
    expect(data).toMatchObject({ payableTotal: 480, giftList: [] })
  })

  it('refuses each reason with its own code and names the product', async () => {
    const shop = await openShop()
    const wanted: Record<string, Record<string, unknown>> = {
      offShelf: { launch_status: 0 },
      saleStopped: { sale_status: 0 },
      notSoldHere: { sale_channels: [2] },
      outsideSaleTime: { sale_times: JSON.stringify([{ start: '00:00', end: '00:01', weekdays: [] }]) },
    }
    for (const [refusal, row] of Object.entries(wanted)) {
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

  it('refuses at a resting store and for a pick-up method that is not offered', async () => {
    const shop = await openShop()
    const closed = await build.buildStore(shop.corp, { is_open: false })
    const dineIn = await build.buildStore(shop.corp, { pickup_methods: [1] })
    const at = (storeId: string) => order(app, { ...shop, storeId, lines: [shop.line], payable: 500 })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect((await at(closed)).code).toBe(refusals.storeResting)
    expect((await at(dineIn)).code).toBe(refusals.pickupMethodNotOffered)
    expect((await at('nowhere')).code).toBe(refusals.storeUnknown)
  })

  it('[ST-07] lets a customer have three unpaid orders, also when many are tried at once', async () => {
    const shop = await openShop()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => order(app, { ...shop, lines: [shop.line], payable: 500 })),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 3, [refusals.tooManyUnpaid]: 9 })
  })

  it('with nothing to pay is accepted at once and asks no provider', async () => {
    const shop = await openShop({ price: 0 })
    const { data } = await order(app, { ...shop, lines: [shop.line], payable: 0 })
    expect(data).toMatchObject({ status: 20, payableTotal: 0 })
    expect(data.pickupCode).toMatch(/^T\d{3}$/)
    expect(await build.asCorp(shop.corp, 'select 1 from payment')).toEqual([])
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

describe('stock under many hands', () => {
  it('[ST-01][ST-04] gives the last unit to exactly one of two hundred, fifty times', {
    timeout: 120_000,
  }, async () => {
    const shop = await openShop()
    const people = await customers(shop.corp, 200)
    for (let round = 0; round < 50; round++) {
      await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 1 })
      const answers = await Promise.all(
        people.map(({ token }) => order(app, { ...shop, token, lines: [shop.line], payable: 500 })),
      )
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code !== 200 && code !== refusals.stockShort && code !== refusals.soldOut)).toEqual(
        [],
      )
      expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 0 })
      await build.asCorp(shop.corp, 'update customer set unpaid_count = 0')
    }
  })

  it('[ST-02] names the material at fault when two lines share it', async () => {
    const shop = await openShop()
    await build.buildMaterial(shop.corp, 'milk')
    const latte = await build.buildProduct(shop.corp, { uses: { milk: 150_000 } })
    const mocha = await build.buildProduct(shop.corp, { uses: { milk: 150_000 } })
    await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: 'milk', available: 300_000 })
    const lines = [build.want(latte.productId, latte.skuId), build.want(mocha.productId, mocha.skuId)]
    const short = await order(app, { ...shop, lines: [...lines, { ...lines[0], num: 1 } as never], payable: 1500 })
    expect(short.code).toBe(refusals.stockShort)
    expect(short.data).toMatchObject({
      stockHintList: [
        {
          type: 'stock',
          productId: latte.productId,
          materialId: 'milk',
          materialName: 'milk',
          available: 300,
          needed: 450,
        },
      ],
    })
    expect((await order(app, { ...shop, lines, payable: 1000 })).code).toBe(200)
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ milk: 0 })
  })

  it('[ST-03] never deadlocks when orders want the same materials in different orders', async () => {
    const shop = await openShop()
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) {
      await build.buildMaterial(shop.corp, name)
      await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: name, available: 10_000_000 })
    }
    const products = await Promise.all(names.map((name) => build.buildProduct(shop.corp, { uses: { [name]: 1000 } })))
    const people = await customers(shop.corp, 80)
    const answers = await Promise.all(
      people.flatMap(({ token }, index) =>
        [0, 1].map((turn) => {
          const at = (step: number) => products[(index * 5 + turn * 3 + step * (1 + (index % 5))) % 6]
          const lines = [0, 1, 2].flatMap((step) => {
            const product = at(step)
            return product ? [build.want(product.productId, product.skuId)] : []
          })
          return order(app, { ...shop, token, lines, payable: 1500 })
        }),
      ),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 160 })
    const left = await build.readStock(shop.corp, shop.storeId)
    expect(Object.values(left).reduce((sum, amount) => sum + amount, 0)).toBe(60_000_000 - 160 * 3 * 1000)
  })
})

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

  it('[OR-01] is not even needed when the connection was lost just after the order was kept', async () => {
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
