import { calls } from '@tiffin/contract/calls'
import { cancelOrder, deleteOrder, findOrder, listOrderStatus, listOrders } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { say } from '@tiffin/phrases/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openCounterShop } from '../../../../test/counter-shop.ts'
import { fakeSessions, tokenOfRole } from '../../../../test/fake-sessions.ts'

let offset = 0
const app = testApp({ sessions: fakeSessions, clock: { now: () => Date.now() + offset } })

const openShop = () => openCounterShop(app, 10)

const steps = [counter.acceptStorePayment, counter.startOrder, counter.readyOrder, counter.completeOrder] as const

describe('an order paid at the store', () => {
  it('[R-3.12][R-3.13][R-4.10][R-1.5] is moved along by the staff and collected with its code', async () => {
    const shop = await openShop()
    const placed = await shop.place()
    const atCounter = { corp: shop.corp, token: shop.staff }
    let { version } = placed
    const seen: number[] = []
    for (const step of steps) {
      const { code, data } = await ask(app, step, { ...atCounter, body: { orderId: placed.orderId, version } })
      expect(code).toBe(200)
      seen.push(data.status)
      version = data.version
    }
    expect(seen).toEqual([20, 30, 40, 50])
    const { data } = await ask(app, findOrder, { ...shop, body: { orderId: placed.orderId } })
    expect(data).toMatchObject({ status: 50, pickupCode: 'T001', allowActions: ['delete', 'reorder'] })
    for (const time of [data.payTime, data.makingTime, data.readyTime, data.finishTime]) expect(time).toBeGreaterThan(0)
    expect(await build.asCorp(shop.corp, 'select action from order_log order by version')).toEqual(
      ['create', 'acceptPayment', 'start', 'makeReady', 'complete'].map((action) => ({ action })),
    )
  })

  it('that was made before midnight is seen, paid and handed over after it', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    await build.asCorp(shop.corp, `update customer_order set submit_time = submit_time - interval '1 day'`)
    const atCounter = { corp: shop.corp, token: shop.staff }
    const { data: board } = await ask(app, counter.listStoreOrders, atCounter)
    expect(board.list.map((seen) => seen.orderId)).toEqual([orderId])
    const accepted = await ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId, version: 1 } })
    const { pickupCode } = accepted.data
    const handedOver = await ask(app, counter.completeOrder, {
      ...atCounter,
      body: { orderId, version: 2, pickupCode },
    })
    expect([handedOver.code, handedOver.data?.status]).toEqual([200, 50])
  })

  it('[OR-03] is not moved from a state or a version that is over', async () => {
    const shop = await openShop()
    const placed = await shop.place()
    const atCounter = { corp: shop.corp, token: shop.staff }
    const start = await ask(app, counter.startOrder, { ...atCounter, body: { orderId: placed.orderId, version: 1 } })
    expect(start.code).toBe(refusals.moveNotAllowed)
    const moves = await Promise.all(
      [1, 1].map((version) =>
        ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId: placed.orderId, version } }),
      ),
    )
    expect(moves.map(({ code }) => code).sort()).toEqual([200, refusals.moveNotAllowed])
    expect((await ask(app, cancelOrder, { ...shop, body: { orderId: placed.orderId } })).code).toBe(
      refusals.moveNotAllowed,
    )
    expect((await ask(app, deleteOrder, { ...shop, body: { orderId: placed.orderId } })).code).toBe(
      refusals.moveNotAllowed,
    )
    const stale = await ask(app, counter.startOrder, { ...atCounter, body: { orderId: placed.orderId, version: 1 } })
    expect(stale.code).toBe(refusals.moveNotAllowed)
    const wrongCode = { orderId: placed.orderId, version: 2, pickupCode: 'T999' }
    expect((await ask(app, counter.completeOrder, { ...atCounter, body: wrongCode })).code).toBe(
      refusals.moveNotAllowed,
    )
  })

  it('[OR-03] that its customer cancelled cannot be closed by the staff as well', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    await ask(app, cancelOrder, { ...shop, body: { orderId } })
    const close = { corp: shop.corp, token: shop.staff, body: { orderId, version: 2, reason: 'sold out' } }
    expect((await ask(app, counter.closeOrder, close)).code).toBe(refusals.moveNotAllowed)
    expect(await build.asCorp(shop.corp, 'select status from customer_order')).toEqual([{ status: 60 }])
  })

  it('[PY-11][R-6.4] is not called paid by the customer, nor by staff of another store or without the right', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    const other = await build.buildStore(shop.corp)
    const colleague = await build.buildEmployee(shop.corp, other)
    const trainee = await build.buildEmployee(shop.corp, shop.storeId, ['order:assist'])
    const accept = (token: string) =>
      ask(app, counter.acceptStorePayment, { corp: shop.corp, token, body: { orderId, version: 1 } })
    expect((await accept(shop.token)).code).toBe(refusals.notAllowed)
    expect((await accept(colleague.token)).code).toBe(refusals.orderUnknown)
    expect((await accept(trainee.token)).code).toBe(refusals.notAllowed)
    expect((await accept('')).code).toBe(refusals.notLoggedIn)
    expect(await build.asCorp(shop.corp, 'select status, version from customer_order')).toEqual([
      { status: 10, version: 1 },
    ])
  })

  it('[R-4.10] gives everything back when it is closed before anybody began, and nothing after', async () => {
    const shop = await openShop()
    const atCounter = { corp: shop.corp, token: shop.staff }
    const first = await shop.place()
    await ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId: first.orderId, version: 1 } })
    const closed = await ask(app, counter.closeOrder, {
      ...atCounter,
      body: { orderId: first.orderId, version: 2, reason: 'oven broken' },
    })
    expect(closed.data).toMatchObject({
      status: 80,
      closeReason: say('zh-CN', 'closeReason.other'),
      closeNote: 'oven broken',
      refundTotal: 500,
    })
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 10 })
    const second = await shop.place()
    await ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId: second.orderId, version: 1 } })
    await ask(app, counter.startOrder, { ...atCounter, body: { orderId: second.orderId, version: 2 } })
    await ask(app, counter.closeOrder, {
      ...atCounter,
      body: { orderId: second.orderId, version: 3, reason: 'spilled' },
    })
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 9 })
    expect(await build.asCorp(shop.corp, `select 1 from stock_ledger where move = 'waste'`)).toHaveLength(1)
  })

  it('[PY-08] that was paid in cash is closed with a note of the money given back, once, and no provider is asked', async () => {
    const shop = await openShop()
    const atCounter = { corp: shop.corp, token: shop.staff }
    const [paid, unpaid] = [await shop.place(), await shop.place()]
    const close = ({ orderId }: { orderId: string }, version: number) =>
      ask(app, counter.closeOrder, { ...atCounter, body: { orderId, version, reason: 'oven broken' } })
    await ask(app, counter.acceptStorePayment, { ...atCounter, body: { orderId: paid.orderId, version: 1 } })
    await Promise.all(Array.from({ length: 5 }, () => close(paid, 2)))
    expect((await close(unpaid, 1)).data).toMatchObject({ status: 80, refundTotal: 0 })
    await app.jobs.find(({ name }) => name === 'send refunds')?.run()
    expect(
      await build.asCorp(
        shop.corp,
        'select order_id, payment_no, amount, status, reason, tries, done_at is null as open from refund',
      ),
    ).toEqual([
      {
        order_id: paid.orderId,
        payment_no: null,
        amount: 500,
        status: 2,
        reason: 'other: oven broken',
        tries: 0,
        open: false,
      },
    ])
  })
})

describe('an unpaid order', () => {
  it('[R-4.11][R-9.18] times out when its time is over, whether or not the sweeper ran, and holds nothing then', async () => {
    const shop = await openShop()
    const { orderId, payExpireTime } = await shop.place()
    offset = (payExpireTime ?? 0) - Date.now() + 5
    const { data } = await ask(app, findOrder, { ...shop, body: { orderId } })
    expect(data).toMatchObject({ status: 70, allowActions: ['delete', 'reorder'] })
    expect(await build.readStock(shop.corp, shop.storeId)).toEqual({ [shop.skuId]: 10 })
    expect((await ask(app, createPayment, { ...shop, body: { orderId, paymentMethodCode: 'card' } })).code).toBe(
      refusals.paymentExpired,
    )
    offset = 0
  })

  it('[R-4.11] is ended by a job when it is not opened', async () => {
    const shop = await openShop()
    const { payExpireTime } = await shop.place()
    offset = (payExpireTime ?? 0) - Date.now() + 5
    await app.jobs.find(({ name }) => name === 'time out unpaid orders')?.run()
    expect(await build.asCorp(shop.corp, 'select status from customer_order')).toEqual([{ status: 70 }])
    offset = 0
  })

  it('[R-4.13][OR-08] is cancelled and deleted by its customer, once, and stays in the books', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    const cancel = () => ask(app, cancelOrder, { ...shop, body: { orderId } })
    expect((await cancel()).data).toMatchObject({ status: 60 })
    expect((await cancel()).code).toBe(refusals.moveNotAllowed)
    const remove = () => ask(app, deleteOrder, { ...shop, body: { orderId } })
    expect((await remove()).code).toBe(200)
    expect((await remove()).code).toBe(refusals.orderUnknown)
    expect((await ask(app, listOrders, { ...shop })).data.list).toEqual([])
    expect(await build.asCorp(shop.corp, 'select 1 from customer_order')).toHaveLength(1)
    const board = await ask(app, counter.listStoreOrders, { corp: shop.corp, token: shop.staff })
    expect(board.data.list.map((seen) => seen.orderId)).toEqual([orderId])
  })

  it('[OR-11][R-7.20] is listed once however many come in between two pages, and none is left out when one goes', async () => {
    const shop = await openShop()
    const one = async () => {
      const { orderId } = await shop.place()
      await ask(app, cancelOrder, { ...shop, body: { orderId } })
      return orderId
    }
    const made = [await one(), await one(), await one(), await one(), await one()]
    const page = async (afterOrderId?: string) =>
      (await ask(app, listOrders, { ...shop, body: { pageSize: 2, ...(afterOrderId && { afterOrderId }) } })).data
    const first = await page()
    expect([first.list.map(({ orderId }) => orderId), first.hasMore]).toEqual([[made[4], made[3]], true])
    await one()
    await ask(app, deleteOrder, { ...shop, body: { orderId: made[3] ?? '' } })
    const second = await page(made[3])
    expect(second.list.map(({ orderId }) => orderId)).toEqual([made[2], made[1]])
    const third = await page(made[1])
    expect([third.list.map(({ orderId }) => orderId), third.hasMore]).toEqual([[made[0]], false])
  })
})

/** Every call that names one order. */
const callsOfAnOrder = Object.entries(calls).filter(
  ([, { input }]) => 'orderId' in (z.toJSONSchema(input, { io: 'input' }).properties ?? {}),
)

describe('an order of another customer', () => {
  it('is named by twenty-five calls', () => {
    expect(callsOfAnOrder.map(([name]) => name).sort()).toEqual(
      ['acceptStorePayment', 'cancelOrder', 'closeOrder', 'completeOrder', 'confirmPayment', 'createPayment'].concat([
        'deleteOrder',
        'findDeskOrder',
        'findOrder',
        'findReceipt',
        'findStoreOrder',
        'giveBackCash',
        'grantDiscount',
        'listOrderHelp',
        'mailReceipt',
        'printTicket',
        'queryPayment',
        'readyOrder',
        'refundOrder',
        'refundOrderAtDesk',
        'reorder',
        'sendOrderHelp',
        'startOrder',
        'takeBackOrder',
        'tickOrderLine',
      ]),
    )
  })

  it.each(callsOfAnOrder)(
    '[R-2.21][TN-02][TN-03] answers %s like one that does not exist, and does not change',
    async (name, call) => {
      const shop = await openShop()
      const { orderId } = await shop.place()
      const stranger = await build.buildCustomer(shop.corp)
      const may = ['order:manage', 'order:read', 'order:discount', 'order:refund']
      const storeId = await build.buildStore(shop.corp)
      const colleague = await build.buildEmployee(shop.corp, storeId, may)
      const atDesk = tokenOfRole(shop.corp, 'storeManager', { stores: [storeId] })
      const token = call.as !== 'staff' ? stranger.token : call.scope === 'store' ? atDesk : colleague.token
      const rest = {
        ...(call.scope === 'store' || name === 'printTicket' ? { storeId, requestId: crypto.randomUUID() } : {}),
        paymentMethodCode: 'card',
        answer: 1,
        version: 1,
        reason: name === 'sendOrderHelp' ? 'missing' : 'mine now',
        type: 7,
        pickupCode: 'T001',
        ...{ from: 30, lineNo: 1, isTicked: true },
        amount: 1,
        email: 'ana@mail.example',
      }
      const answerFor = (id: string) => ask(app, call, { corp: shop.corp, token, body: { orderId: id, ...rest } })
      const answer = await answerFor(orderId)
      expect(answer.code).toBe(refusals.orderUnknown)
      expect(answer).toEqual(await answerFor('01a1fca5-0000-7000-a000-000000000000'))
      expect(
        await build.asCorp(shop.corp, 'select status, version, payment_method_code, deleted_at from customer_order'),
      ).toEqual([{ status: 10, version: 1, payment_method_code: 'counter', deleted_at: null }])
      expect(await build.asCorp(shop.corp, 'select 1 from payment')).toEqual([])
    },
  )

  it('[R-4.13][TN-02][R-2.21] that is over cannot be deleted by another customer, and stays in the list of its own', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    await ask(app, cancelOrder, { ...shop, body: { orderId } })
    const { token } = await build.buildCustomer(shop.corp)
    const remove = await ask(app, deleteOrder, { corp: shop.corp, token, body: { orderId } })
    expect(remove.code).toBe(refusals.orderUnknown)
    expect((await ask(app, listOrders, shop)).data.list.map((listed) => listed.orderId)).toEqual([orderId])
  })

  it('[TN-02] is not in the list of states a stranger asks for', async () => {
    const shop = await openShop()
    const { orderId } = await shop.place()
    const { token } = await build.buildCustomer(shop.corp)
    const states = await ask(app, listOrderStatus, { corp: shop.corp, token, body: { orderIdList: [orderId] } })
    expect(states.data.list).toEqual([])
  })
})
