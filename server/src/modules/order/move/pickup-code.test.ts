import { randomUUIDv7 } from 'node:crypto'
import { acceptStorePayment } from '@tiffin/contract/store'
import { pickupCodeOf } from '@tiffin/core/order/order-number'
import { startOfDay } from '@tiffin/core/store/local-time'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { app, customers, openShop } from '../../../../test/ordering.ts'
import { newOrderNo } from '../place/new-order.ts'
import { insertOrder, type NewOrder } from '../place/queries.ts'
import * as moves from './queries.ts'

const day = '2026-11-21'
const noon = Date.parse(`${day}T12:00:00+08:00`)

it('[OR-06] pick-up codes are different for orders that are accepted at once', async () => {
  const shop = await openShop()
  const people = await customers(shop.corp, 120)
  const more = { paymentMethodCode: 'counter' }
  const placed = await Promise.all(
    people.map(({ token }) => order(app, { ...shop, token, lines: [shop.line], payable: 500, more })),
  )
  const { token } = await build.buildEmployee(shop.corp, shop.storeId)
  const accepted = await Promise.all(
    placed.map(({ data: { orderId } }) =>
      ask(app, acceptStorePayment, { corp: shop.corp, token, body: { orderId, version: 1 } }),
    ),
  )
  const codes = new Set(accepted.map(({ data }) => data.pickupCode))
  expect(codes.size).toBe(120)
  expect(codes).toContain('T001')
  expect(codes).toContain('T120')
})

it('an order that is paid at the store has its code when it is made, and keeps it when the counter takes the money', async () => {
  const shop = await openShop()
  const [person] = await customers(shop.corp, 1)
  const more = { paymentMethodCode: 'counter' }
  const lines = [shop.line]
  const { data: made } = await order(app, { ...shop, token: person?.token ?? '', lines, payable: 500, more })
  expect(made).toMatchObject({ status: 10, pickupCode: 'T001' })
  const { token } = await build.buildEmployee(shop.corp, shop.storeId)
  const body = { orderId: made.orderId, version: 1 }
  const { data: accepted } = await ask(app, acceptStorePayment, { corp: shop.corp, token, body })
  expect(accepted).toMatchObject({ status: 20, pickupCode: 'T001' })
})

it('[R-3.12] pick-up codes begin again at the midnight of the store', async () => {
  const clock = { at: Date.now(), now: () => clock.at }
  const app = testApp({ sessions: fakeSessions, clock })
  const shop = await openShop({ price: 0 }) // accepted at once: the code is given when the order is
  const codeOf = async (instant: number) => {
    clock.at = instant
    const { data } = await order(app, { ...shop, lines: [shop.line], payable: 0 })
    return data.pickupCode
  }
  const dayMs = 86_400_000
  const midnight = startOfDay(Date.now(), 'Asia/Shanghai') + dayMs
  expect([await codeOf(midnight - 2), await codeOf(midnight - 1), await codeOf(midnight)]).toEqual([
    'T001',
    'T002',
    'T001',
  ])
})

const drawn = new Set<string>()

/** One of five thousand numbers is drawn twice every eight hundredth time; the product then draws again, and so does this. */
function freshOrderNo(): string {
  const orderNo = newOrderNo(day)
  if (drawn.has(orderNo)) return freshOrderNo()
  drawn.add(orderNo)
  return orderNo
}

const newOrder = (storeId: string, customerId: string): NewOrder => ({
  ...{
    orderId: randomUUIDv7(),
    orderNo: freshOrderNo(),
    requestId: randomUUIDv7(),
    actor: { role: 'customer', id: 'c' },
    bodyHash: '-',
    work: 1,
    slot: undefined,
    tableName: '',
  },
  ...{ customerId, storeId, pickupMethod: 2, tissueNeed: false, remark: '', specialRemark: false },
  ...{
    paymentMethod: { code: 'counter', type: 2 },
    currency: 'CNY',
    currencyScale: 2,
    discountList: [],
    couponIds: [],
    discountIds: [],
    pointsUsed: 0,
    pointParts: [],
    lines: [],
  },
  amounts: {
    ...{ originalAmount: 500, subtotal: 500, discountTotal: 0, payableTotal: 500 },
    ...{ serviceCharge: 0, addedTax: 0, tax: null },
  },
  ...{ submitTime: noon, payExpireTime: noon },
})

/** Makes and accepts one order of each customer, by the statements of the product, in one transaction. */
const takeOrders = (shop: { corp: string; storeId: string }, people: readonly { customerId: string }[]) =>
  testDb.tx({ role: 'app', corp: shop.corp, keyed: true }, async (tx) => {
    const made = people.map(({ customerId }) => newOrder(shop.storeId, customerId))
    const actor = { role: 'employee', id: 'e' } as const
    await tx.batch(
      ...made.map((each) => insertOrder(shop.corp, each)),
      ...made.map(({ orderId }) =>
        moves.moveOrderRow({ corpId: shop.corp, orderId, action: 'acceptPayment', actor, now: noon }),
      ),
      ...made.map(({ customerId }) => moves.countPaidOrEnded(shop.corp, customerId)),
    )
    const numbers = await tx.batch(...made.map(() => moves.takePickupNumber(shop.corp, shop.storeId, day)))
    const codes = numbers.map(({ rows }) => pickupCodeOf(2, rows[0]?.number ?? 0))
    await tx.finish(...made.map(({ orderId }, index) => moves.setPickupCode(shop.corp, orderId, codes[index] ?? '')))
  })

it('[OR-06] five thousand orders of a store’s day have numbers and codes of their own', {
  timeout: 60_000,
}, async () => {
  const shop = await openShop()
  const people = await customers(shop.corp, 200)
  const lane = async (first: number) => {
    for (let round = 0; round < 25; round++) await takeOrders(shop, people.slice(first, first + 50))
  }
  await Promise.all([0, 50, 100, 150].map(lane))
  const [found] = await build.asCorp(
    shop.corp,
    `select count(*) as orders, count(distinct order_no) as numbers, count(distinct pickup_code) as codes,
       count(*) filter (where status = 20) as accepted from customer_order`,
  )
  expect(found).toEqual({ orders: 5000, numbers: 5000, codes: 5000, accepted: 5000 })
})
