import { randomUUID } from 'node:crypto'
import { createPayment } from '@tiffin/contract/payment'
import { closeShift, findClosedShift, findShift, moveCash, openShift } from '@tiffin/contract/shift'
import { acceptStorePayment, closeOrder, completeOrder, refundOrder } from '@tiffin/contract/store'
import { ask } from './app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { notify } from './fake-sandbox.ts'
import { order } from './order.ts'
import { app, clock, noticeOf } from './paying.ts'

/** A store whose drawer is run by one person, with customers who each order one tea for 5.00 there. */
export async function openDrawerShop(brand: Parameters<typeof buildCorp>[0] = {}, price = 500) {
  const corp = await buildCorp(brand)
  const shop = await build.buildShop(corp, { price })
  const employee = await build.buildEmployee(corp, shop.storeId, ['order:manage', 'order:refund', 'shift:manage'])
  const staff = { corp, token: employee.token }
  const place = async (more: Record<string, unknown> = {}, payable = price) => {
    clock.offset += 5
    const customer = await build.buildCustomer(corp)
    const lines = [build.want(shop.productId, shop.skuId)]
    const { data } = await order(app, { ...shop, ...customer, corp, lines, payable, more })
    return { ...data, customer }
  }
  const accept = (orderId: string, version = 1) =>
    ask(app, acceptStorePayment, { ...staff, body: { orderId, version } })
  const complete = async (orderId: string, version: number) =>
    (await ask(app, completeOrder, { ...staff, body: { orderId, version } })).data
  return {
    ...{ ...shop, corp, staff, place, accept },
    /** An order that was paid in cash and handed over. */
    sell: async (payable = price) => {
      const { orderId } = await place({ paymentMethodCode: 'counter' }, payable)
      const { data } = await accept(orderId)
      return complete(orderId, data.version)
    },
    /** An order that was paid by card and handed over. */
    sellOnline: async (payable = price) => {
      const { orderId, customer } = await place({}, payable)
      const { data } = await ask(app, createPayment, {
        ...{ ...customer, corp, body: { orderId, paymentMethodCode: 'card' } },
      })
      const amount = { amount: (payable / 100).toFixed(2) }
      await notify(app, corp, { notice: noticeOf(data.paymentNo, 'payment.succeeded', amount) })
      return complete(orderId, 2)
    },
    refund: (orderId: string, version: number, amount: number) =>
      ask(app, refundOrder, { ...staff, body: { orderId, version, amount, reason: 'cold' } as never }), // as: one of both wishes
    end: (orderId: string, version: number) =>
      ask(app, closeOrder, { ...staff, body: { orderId, version, reason: 'machine' } }),
    open: (float: number) => ask(app, openShift, { ...staff, body: { float: float as never } }), // as: whole minor units
    move: (direction: 'in' | 'out', amount: number, more: object = {}) =>
      ask(app, moveCash, {
        ...staff,
        body: { shiftNo: 1, direction, amount, reason: 'change', requestId: randomUUID(), ...more } as never, // as: tests send anything
      }),
    close: (counted: number, expected: number, more: object = {}) =>
      ask(app, closeShift, { ...staff, body: { shiftNo: 1, counted, expected, ...more } as never }), // as: tests send anything
    x: async () => (await ask(app, findShift, { ...staff, body: {} })).data.shift,
    quarters: async () => (await ask(app, findShift, { ...staff, body: {} })).data.quarterList,
    detail: async () => (await ask(app, findShift, { ...staff, body: {} })).data,
    z: async (shiftNo = 1) => (await ask(app, findClosedShift, { ...staff, body: { shiftNo } })).data,
  }
}
