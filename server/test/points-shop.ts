import { findPointSummary, listPoints } from '@tiffin/contract/points'
import * as counter from '@tiffin/contract/store'
import { expect } from 'vitest'
import { ask } from './app.ts'
import { buildCorp } from './build.ts'
import { checkBooks, enablePoints } from './build-points.ts'
import * as build from './build-shop.ts'
import { order } from './order.ts'
import { app } from './ordering.ts'

/** A shop whose only product costs 10.00, with a customer and an employee; one point for each whole unit unless said otherwise. */
export async function openPointsShop(terms: Record<string, unknown> = {}) {
  const corp = await buildCorp()
  await enablePoints(corp, terms)
  const shop = await build.buildShop(corp, { price: 1000 })
  const customer = await build.buildCustomer(corp)
  const staff = await build.buildEmployee(corp, shop.storeId)
  return { ...shop, ...customer, corp, staff: staff.token }
}

export type PointsShop = Awaited<ReturnType<typeof openPointsShop>>

/** Orders one product, to be paid at the counter unless said otherwise. */
export const buy = (
  { corp, token, storeId, productId, skuId }: PointsShop,
  payable: number,
  more: Record<string, unknown>,
) =>
  order(app, {
    ...{ corp, token, storeId, lines: [build.want(productId, skuId)], payable },
    more: { paymentMethodCode: 'counter', ...more },
  })

const steps = { accept: counter.acceptStorePayment, complete: counter.completeOrder }

/** Moves a new order along the counter's steps and answers its version. */
export async function bring(shop: PointsShop, orderId: string, ...names: (keyof typeof steps)[]): Promise<number> {
  let version = 1
  for (const name of names) {
    const body = { orderId, version }
    const as = { corp: shop.corp, token: shop.staff, body }
    const { code, data } = name === 'accept' ? await ask(app, steps.accept, as) : await ask(app, steps.complete, as)
    expect([name, code]).toEqual([name, 200])
    version = data.version
  }
  return version
}

/** A completed order that spent so many points. */
export async function buyAndCollect(shop: PointsShop, payable: number, points: number) {
  const { data } = await buy(shop, payable, { points })
  const version = await bring(shop, data.orderId, 'accept', 'complete')
  return { orderId: data.orderId, version }
}

export const close = (shop: PointsShop, { orderId, version }: { orderId: string; version: number }) =>
  ask(app, counter.closeOrder, {
    ...{ corp: shop.corp, token: shop.staff },
    body: { orderId, version, reason: 'no milk' },
  })

export const refund = (
  shop: PointsShop,
  { orderId, version, amount }: { orderId: string; version: number; amount: number },
) =>
  ask(app, counter.refundOrder, {
    ...{ corp: shop.corp, token: shop.staff },
    body: { orderId, version, amount, reason: 'spilled' },
  })

export const summary = async ({ corp, token }: PointsShop) => (await ask(app, findPointSummary, { corp, token })).data

export const movements = async ({ corp, token }: PointsShop, type = 0) =>
  (await ask(app, listPoints, { corp, token, body: { type }, language: 'en-US' })).data

/** What the customer has, after all books have been checked. */
export const balanceOf = async ({ corp, customerId }: PointsShop) => (await checkBooks(corp))[customerId] ?? 0

export const held = async (shop: PointsShop) => {
  const { currentPoints, remainingPoints } = await summary(shop)
  return currentPoints - remainingPoints
}

export const runJob = (name: string) => app.jobs.find((job) => job.name === name)?.run()
