import { findOrder } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import { expect } from 'vitest'
import { ask, testApp } from './app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { fakeSandbox } from './fake-sandbox.ts'
import { fakeSessions } from './fake-sessions.ts'
import { order } from './order.ts'

/** An order that awaits 5.00 by card. */
export type Opened = Awaited<ReturnType<typeof openOrder>>

export { noticeOf } from './notice.ts'

export const sandbox = await fakeSandbox()
/** The clock of these tests: real time, or the moment at which it was stopped, and as much later as they say. */
export const clock: { offset: number; stoppedAt?: number; now: () => number } = {
  offset: 0,
  now: () => (clock.stoppedAt ?? Date.now()) + clock.offset,
}
export const app = testApp({ sessions: fakeSessions, clock, config: { paySandbox: sandbox.access } })

/** A shop with ten units and one order that awaits 5.00, by card unless said otherwise. */
export async function openOrder(more: Record<string, unknown> = {}) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 10 })
  const customer = await build.buildCustomer(corp)
  const lines = [build.want(shop.productId, shop.skuId)]
  const placed = await order(app, { ...shop, ...customer, corp, lines, payable: 500, more })
  return { ...shop, ...customer, corp, orderId: placed.data.orderId }
}

export async function openPayment(opened: Opened, more: Record<string, unknown> = {}): Promise<string> {
  const body = { orderId: opened.orderId, paymentMethodCode: 'card', ...more }
  const { code, data } = await ask(app, createPayment, { ...opened, body })
  expect(code).toBe(200)
  return data.paymentNo
}

export const stateOf = async (opened: Opened) =>
  (await ask(app, findOrder, { ...opened, body: { orderId: opened.orderId } })).data

export const runJob = (name: string) => app.jobs.find((job) => job.name === name)?.run()
