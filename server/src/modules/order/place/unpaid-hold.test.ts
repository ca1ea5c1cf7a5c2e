import { randomUUIDv7 } from 'node:crypto'
import { createPayment } from '@tiffin/contract/payment'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

const buy = (shop: Shop, num: number, more: object = {}) =>
  order(app, {
    ...shop,
    lines: [{ ...shop.line, num }],
    payable: 500 * num,
    more: { paymentMethodCode: 'counter', ...more },
  })

it('[ST-14] twenty orders of twenty-one units hold nothing unpaid, and stock stays for others', async () => {
  const shop = await openShop()
  await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 400 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(shop, 21)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([refusals.tooMuchUnpaid]))
  expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 400 })
  expect((await buy(shop, 20)).code).toBe(200)
})

it('[ST-14] an order paid online may be larger, but not change to paying at the store', async () => {
  const shop = await openShop()
  const { data } = await buy(shop, 21, { paymentMethodCode: 'card' })
  const body = { orderId: data.orderId, paymentMethodCode: 'counter' }
  expect((await ask(app, createPayment, { ...shop, body })).code).toBe(refusals.tooMuchUnpaid)
})

it('[PR-13] an order with nothing to pay has no limit of size, since it never waits for payment', async () => {
  const shop = await openShop({ price: 0 })
  await build.setStock(shop.corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 400 })
  const lines = [{ ...shop.line, num: 21 }]
  const answer = await order(app, { ...shop, lines, payable: 0, more: { paymentMethodCode: 'counter' } })
  expect([answer.code, answer.data.status]).toEqual([200, 20])
})

it('[ST-14] a brand sets how much, and an account of less than a day holds for half an hour', async () => {
  const shop = await openShop()
  await build.asCorp(shop.corp, 'update corp set store_pay_units = 3')
  await app.corps.reload(shop.corp)
  expect((await buy(shop, 4)).code).toBe(refusals.tooMuchUnpaid)
  const minutes = ({ data }: Awaited<ReturnType<typeof buy>>) => ((data.payExpireTime ?? 0) - data.submitTime) / 60_000
  expect(minutes(await buy(shop, 3))).toBe(120)
  const [customer_id, session_id] = [randomUUIDv7(), randomUUIDv7()]
  const person = { customer_id, nick_name: 'Mira', member_no: customer_id, agreement_version: '1' }
  await build.insertRow(shop.corp, 'customer', person)
  const expires_at = new Date(Date.now() + 86_400_000)
  await build.insertRow(shop.corp, 'customer_session', { session_id, customer_id, provider: 'sms', expires_at })
  const token = `customer ${shop.corp} ${customer_id} ${session_id}`
  expect(minutes(await buy({ ...shop, token }, 3))).toBe(30)
})
