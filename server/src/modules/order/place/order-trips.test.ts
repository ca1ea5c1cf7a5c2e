import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { beforeEach, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { countingDatabase } from '../../../../test/counting-database.ts'
import { order } from '../../../../test/order.ts'
import { ShownMenu } from '../../catalog/menu-view.ts'
import { signingKey, signToken } from '../../login/session/token.ts'

let offset = 0
const { db, transactions } = countingDatabase()
/** Transactions so far, without the question of every second for changed brands. */
const ofOrders = () => transactions.filter(({ names }) => !names.includes('corp_changed'))
const app = testApp({ db, clock: { now: () => Date.now() + offset } })

function tokenOf(corp: string, { customerId: uid, sessionId: sid }: { customerId: string; sessionId: string }) {
  const tokenExpired = Math.floor(Date.now() / 1000 + 604_800) * 1000
  const key = signingKey(app.config.tokenSecret)
  return signToken(key, { uid, sid, corp, role: ['customer'], permission: [], tokenExpired })
}

/** A shop whose menu this server knows, and a way to order there. */
async function openShop(isMember = true) {
  const corp = await buildCorp()
  const { storeId, productId, skuId } = await build.buildShop(corp)
  await build.asCorp(corp, 'update sku set member_price = 300')
  const place = async (customer: { customerId: string; sessionId: string }, payable: number) =>
    order(app, {
      ...{ corp, storeId, payable, token: tokenOf(corp, customer) },
      lines: [build.want(productId, skuId)],
    })
  const newCustomer = () => build.buildCustomer(corp, { is_member: isMember })
  expect((await place(await newCustomer(), isMember ? 300 : 500)).code).toBe(200)
  const customer = await newCustomer()
  transactions.length = 0
  return { corp, storeId, skuId, customer, place }
}

beforeEach(() => {
  offset = 0
})

test('an order in a session that this server never saw is one transaction of two round trips', async () => {
  const { customer, place } = await openShop()
  expect((await place(customer, 300)).code).toBe(200)
  expect(ofOrders()).toEqual([{ names: ['order_standing', 'order_take_insert'], roundTrips: 2 }])
})

test('[stock-15] the order that takes the last unit, and says so to everybody, is no more', async () => {
  const { corp, storeId, skuId, customer, place } = await openShop()
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 1 })
  expect((await place(customer, 300)).code).toBe(200)
  expect(ofOrders()).toEqual([{ names: ['order_standing', 'order_take_insert'], roundTrips: 2 }])
  expect(await build.asCorp(corp, 'select version from stock_news')).toEqual([{ version: 1 }])
})

test('a customer who is no member pays no member price, whatever was assumed of a session not seen before', async () => {
  const { customer, place } = await openShop(false)
  expect((await place(customer, 300)).code).toBe(refusals.priceChanged)
  expect((await place(customer, 500)).code).toBe(200)
})

test('[AU-08] an order is not made in a session that has ended, whether or not this server has ever seen it', async () => {
  const { corp, customer, place } = await openShop()
  const orders = () => build.asCorp(corp, 'select 1 from customer_order where customer_id = $1', [customer.customerId])
  const end = (what: string) =>
    build.asCorp(corp, `update customer_session set ${what} where session_id = $1`, [customer.sessionId])
  await end('revoked_at = now()')
  expect((await place(customer, 300)).code).toBe(refusals.notLoggedIn)
  await end(`revoked_at = null, expires_at = now() - interval '1 second'`)
  expect((await place(customer, 300)).code).toBe(refusals.notLoggedIn)
  await end(`expires_at = now() + interval '1 day'`)
  await build.asCorp(corp, 'update customer set status = 2 where customer_id = $1', [customer.customerId])
  expect((await place(customer, 300)).code).toBe(refusals.notLoggedIn)
  await build.asCorp(corp, 'update customer set status = 1 where customer_id = $1', [customer.customerId])
  const other = await build.buildCustomer(corp)
  expect((await place({ ...customer, customerId: other.customerId }, 300)).code).toBe(refusals.notLoggedIn)
  expect(await orders()).toEqual([])
  expect((await place(customer, 300)).code).toBe(200)
})

test('[ST-04] an order reads no stock before it takes it, and the menu shows a second later what it took', async () => {
  const { corp, storeId, skuId, customer, place } = await openShop()
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 2 })
  offset = 40_000
  expect((await place(customer, 300)).code).toBe(200)
  transactions.length = 0
  offset += 1500
  expect((await place(await build.buildCustomer(corp, { is_member: true }), 300)).code).toBe(200)
  expect(ofOrders().flatMap(({ names }) => names)).toEqual(['order_standing', 'order_take_insert'])
  offset += 1500
  const menu = await ask(app, listProducts, { corp, body: { storeId, pageSize: 500 } })
  expect(menu.data.list[0]?.skuList[0]?.stockNum).toBe(0)
  expect((await place(await build.buildCustomer(corp, { is_member: true }), 300)).code).toBe(refusals.soldOut)
})

test('a menu makes the products that are asked for, and all of them when all are', () => {
  const store = { storeId: 's', timeZone: 'UTC' }
  let made = 0
  const product = { productType: 1, name: {}, description: {}, saleTimeList: [], saleChannels: [1] }
  const products = Array.from({ length: 20 }, (_none, n) => ({
    ...{ ...product, productId: `p${n}`, properties: [], groups: [] },
    get skus() {
      made++
      return []
    },
  }))
  const productById = new Map(products.map((each) => [each.productId, each]))
  // as: only what a menu of plain products looks at
  const source = { store, promotions: [], products, productById, bytes: 1000 } as unknown as ConstructorParameters<
    typeof ShownMenu
  >[0]
  const menu = new ShownMenu(source, {
    language: 'en-US',
    isMember: false,
    saleChannelCode: 1,
    now: Date.now(),
    stock: new Map(),
    backTimes: new Map(),
  })
  expect([menu.get('p3')?.productId, menu.get('p3')?.productId, menu.get('p99')]).toEqual(['p3', 'p3', undefined])
  expect(made).toBe(1)
  expect(menu.all()).toHaveLength(20)
  expect(made).toBe(20)
})
