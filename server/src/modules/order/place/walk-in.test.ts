import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { placeWalkIn } from '@tiffin/contract/walk-in'
import { money } from '@tiffin/core/money/money'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { bookFaults, shortEntriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { walkInBody } from '../../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })

async function open(available = 10) {
  const shop = await openCounterShop(app, available)
  const staff = { corp: shop.corp, token: shop.staff }
  const wish = (more: object = {}) => ({ ...walkInBody(shop), ...more })
  const take = (body = wish()) => ask(app, placeWalkIn, { ...staff, language: 'en-US', body })
  const pay = (orderId: string, tender?: 'cash' | 'card') =>
    ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1, ...(tender ? { tender } : {}) } })
  const read = (text: string) => build.asCorp<Record<string, unknown>>(shop.corp, text)
  return { ...shop, staff, wish, take, pay, read }
}

describe('[assist-4] an order for somebody without an account', () => {
  it('is made by staff with its code, holds stock, and goes to the kitchen once it is paid', async () => {
    const shop = await open()
    const { code, data } = await shop.take()
    expect(code).toBe(200)
    expect(data).toMatchObject({ status: 10, pickupCode: 'T001', customerName: 'Walk-in', payableTotal: 500 })
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 9 })
    const paid = await shop.pay(data.orderId)
    expect(paid.data).toMatchObject({ status: 20, pickupCode: 'T001', tender: 'cash' })
    expect(await shortEntriesOf(shop.corp)).toEqual([
      ['sale', 'customer', 'sales', 500],
      ['cash', 'cash', 'customer', 500],
    ])
    expect(
      await shop.read('select action, actor_role, actor_id <> \'\' as "isNamed" from order_log order by version'),
    ).toEqual([
      { action: 'create', actor_role: 'employee', isNamed: true },
      { action: 'acceptPayment', actor_role: 'employee', isNamed: true },
    ])
    expect(await shop.read('select action, item_id from audit_entry order by entry_id')).toEqual([
      { action: 'order.walkIn', item_id: data.orderId },
      { action: 'order.pay', item_id: data.orderId },
    ])
    expect(await shop.read('select count(*)::integer as count from receipt')).toEqual([{ count: 1 }])
  })

  it('[assist-10] says the table that staff names, if it is eaten there', async () => {
    const shop = await open()
    const table = async (more: object) => (await shop.take(shop.wish(more))).data.tableName
    expect(await table({ pickupMethod: 1, tableName: ' 12 ' })).toBe('12')
    expect(await table({ pickupMethod: 1 })).toBe('')
    expect(await table({ pickupMethod: 2, tableName: '12' })).toBe('')
    expect((await shop.take(shop.wish({ pickupMethod: 1, tableName: 'x'.repeat(13) }))).code).toBe(
      refusals.inputInvalid,
    )
  })

  it('is made once however often it is sent, and another under its id is refused', async () => {
    const shop = await open()
    const body = shop.wish()
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.take(body)))
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderId}`)).size).toBe(1)
    expect(answers[0]?.code).toBe(200)
    expect((await shop.take({ ...body, remark: 'Ana' })).code).toBe(refusals.requestIdReused)
    expect(await shop.read('select count(*)::integer as made from customer_order')).toEqual([{ made: 1 }])
  })

  it('keeps the rules of every order: stock, price and what is sold here', async () => {
    const shop = await open(1)
    expect((await shop.take(shop.wish({ expectedPayable: money(499) }))).code).toBe(refusals.priceChanged)
    const two = [build.want(shop.productId, shop.skuId, { num: 2 })]
    expect((await shop.take(shop.wish({ productRequestList: two, expectedPayable: money(1000) }))).code).toBe(
      refusals.stockShort,
    )
    await build.asCorp(shop.corp, 'update store set is_open = false')
    await app.corps.reload(shop.corp)
    expect(await shop.read('select count(*)::integer as made from customer_order')).toEqual([{ made: 0 }])
  })

  it('is not stopped by other walk-in orders that wait for their money, nor by what others bought today', async () => {
    const shop = await open()
    await build.asCorp(shop.corp, 'update product set daily_limit = 1')
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    for (let n = 0; n < 5; n += 1) expect((await shop.take()).code).toBe(200)
    const two = [build.want(shop.productId, shop.skuId, { num: 2 })]
    expect((await shop.take(shop.wish({ productRequestList: two, expectedPayable: money(1000) }))).code).toBe(
      refusals.dailyLimit,
    )
    expect(await shop.read("select status, unpaid_count from customer where customer_id like 'walk-in:%'")).toEqual([
      { status: 3, unpaid_count: 0 },
    ])
  })

  it('earns nobody points', async () => {
    const shop = await open()
    await build.asCorp(shop.corp, 'update corp set points_enabled = true')
    await app.corps.reload(shop.corp)
    const { orderId } = (await shop.take()).data
    const { version } = (await shop.pay(orderId)).data
    const done = await ask(app, counter.completeOrder, { ...shop.staff, body: { orderId, version } })
    expect([done.code, done.data.pointsObtained]).toEqual([200, 0])
    expect(await shop.read('select 1 from point_account')).toEqual([])
  })
})

it('[ledger-7] money that was paid by card at the till is not in the drawer, and goes back the same way', async () => {
  const shop = await open()
  const { orderId } = (await shop.take()).data
  const { version } = (await shop.pay(orderId, 'card')).data
  const { version: handedOver } = (await ask(app, counter.completeOrder, { ...shop.staff, body: { orderId, version } }))
    .data
  const refund = { orderId, version: handedOver, amount: 200, reason: 'cold' }
  expect((await ask(app, counter.refundOrder, { ...shop.staff, body: refund })).code).toBe(200)
  expect(await shortEntriesOf(shop.corp)).toEqual([
    ['sale', 'customer', 'sales', 500],
    ['terminal', 'provider', 'customer', 500],
    ['refundDue', 'sales', 'customer', 200],
    ['refundTerminal', 'customer', 'provider', 200],
  ])
  expect(await bookFaults(shop.corp)).toEqual([])
})
