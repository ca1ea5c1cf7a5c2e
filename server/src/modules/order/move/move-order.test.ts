import { cancelOrder, deleteOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { type OrderAction, orderStatus } from '@tiffin/core/order/order-state'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { moveOrder } from './move-order.ts'

const app = testApp({ sessions: fakeSessions })
const corp = await buildCorp()
const shop = await build.buildShop(corp)
await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 1000 })
const staff = (await build.buildEmployee(corp, shop.storeId)).token

/** The arrows of [order-3], written out: state -> action -> where it leads. */
const arrows: Readonly<Record<number, Partial<Record<OrderAction, number | 'hidden'>>>> = {
  10: { pay: 20, acceptPayment: 20, cancel: 60, timeOut: 70, close: 80 },
  20: { start: 30, complete: 50, close: 80, cancelPaid: 80 },
  30: { makeReady: 40, complete: 50, close: 80, takeBackStart: 20 },
  40: { complete: 50, close: 80, takeBackReady: 30 },
  50: { delete: 'hidden', takeBackHandOver: 40 },
  60: { closeLate: 80, delete: 'hidden' },
  70: { closeLate: 80, delete: 'hidden' },
  80: { delete: 'hidden' },
}

/** How an order comes to each state. */
const ways: Readonly<Record<number, readonly OrderAction[]>> = {
  10: [],
  20: ['acceptPayment'],
  30: ['acceptPayment', 'start'],
  40: ['acceptPayment', 'start', 'makeReady'],
  50: ['acceptPayment', 'start', 'makeReady', 'complete'],
  60: ['cancel'],
  70: ['timeOut'],
  80: ['close'],
}

const actions = [
  ...([
    'pay',
    'acceptPayment',
    'cancel',
    'cancelPaid',
    'timeOut',
    'start',
    'makeReady',
    'complete',
    'close',
    'closeLate',
    'takeBackStart',
    'takeBackReady',
    'takeBackHandOver',
  ] as const),
  'delete',
] as const satisfies readonly OrderAction[]

const staffCalls = {
  acceptPayment: counter.acceptStorePayment,
  start: counter.startOrder,
  makeReady: counter.readyOrder,
  complete: counter.completeOrder,
  close: counter.closeOrder,
  takeBackStart: counter.takeBackOrder,
  takeBackReady: counter.takeBackOrder,
  takeBackHandOver: counter.takeBackOrder,
}

const takenFrom: Partial<Record<OrderAction, number>> = { takeBackStart: 30, takeBackReady: 40, takeBackHandOver: 50 }

type ByItself = 'pay' | 'timeOut' | 'closeLate' | 'cancelPaid'

/** Moves of the provider and of the clock, and one that no order of the till allows, have no call: they are made as the server itself makes them. */
async function moveByItself(orderId: string, action: ByItself): Promise<number> {
  const move = { corpId: corp, orderId, action, actor: { role: 'system', id: '' }, now: Date.now() } as const
  const moved = await app.db.tx({ role: 'app', corp }, (tx) => moveOrder(tx, move, 'UTC'))
  return moved ? 200 : refusals.moveNotAllowed
}

async function openOrder() {
  const { token } = await build.buildCustomer(corp)
  const lines = [build.want(shop.productId, shop.skuId)]
  const wish = { ...shop, corp, token, lines, payable: 500, more: { paymentMethodCode: 'counter' } }
  const { orderId } = (await order(app, wish)).data
  const rowOf = async () => {
    const [row] = await build.asCorp<{ status: number; version: number; isHidden: boolean }>(
      corp,
      'select status, version, deleted_at is not null as "isHidden" from customer_order where order_id = $1',
      [orderId],
    )
    if (!row) throw new Error('The order is gone.')
    return row
  }
  const act = async (action: OrderAction): Promise<number> => {
    if (action === 'pay' || action === 'timeOut' || action === 'closeLate' || action === 'cancelPaid')
      return moveByItself(orderId, action)
    if (action === 'cancel') return (await ask(app, cancelOrder, { corp, token, body: { orderId } })).code
    if (action === 'delete') return (await ask(app, deleteOrder, { corp, token, body: { orderId } })).code
    const { version } = await rowOf()
    const body = { orderId, version, reason: 'oven broken', from: takenFrom[action] }
    return (await ask(app, staffCalls[action], { corp, token: staff, body })).code
  }
  return { rowOf, act }
}

describe.each(Object.values(orderStatus))('an order in state %i', (status) => {
  it.each(actions)('[R-4.10][OR-03] answers %s as the table says, once', async (action) => {
    const { rowOf, act } = await openOrder()
    for (const step of ways[status] ?? []) expect(await act(step)).toBe(200)
    const before = await rowOf()
    expect(before.status).toBe(status)
    const to = arrows[status]?.[action]
    expect(await act(action)).toBe(to === undefined ? refusals.moveNotAllowed : 200)
    const after = await rowOf()
    if (to === undefined) return void expect(after).toEqual(before)
    expect(to === 'hidden' ? after.isHidden : after.status).toBe(to === 'hidden' ? true : to)
    const again = await act(action)
    expect(again).toBe(action === 'delete' ? refusals.orderUnknown : refusals.moveNotAllowed)
    expect(await rowOf()).toEqual(after)
  })
})
