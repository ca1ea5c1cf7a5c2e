import { randomUUID } from 'node:crypto'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { listStock, moveStock } from '@tiffin/contract/stock'
import * as counter from '@tiffin/contract/store'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ask } from '../../../../test/app.ts'
import { bookFaults } from '../../../../test/books.ts'
import { buildCorp } from '../../../../test/build.ts'
import { enablePoints, givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { order } from '../../../../test/order.ts'
import { app as orderingApp } from '../../../../test/ordering.ts'
import { app, noticeOf, openPayment, openOrder as openUnpaid, runJob } from '../../../../test/paying.ts'
import { summary } from '../../../../test/points-shop.ts'

type Wish = Partial<z.input<typeof counter.refundOrder.input>>

const moves = {
  accept: counter.acceptStorePayment,
  start: counter.startOrder,
  ready: counter.readyOrder,
  complete: counter.completeOrder,
} as const

/** Three teas at 10.00 and a bun at 4.00 of ten each, paid in the till. */
async function openPaid({ steps = ['accept'] as (keyof typeof moves)[], points = 0 } = {}) {
  const corp = await buildCorp()
  if (points > 0) await enablePoints(corp)
  const shop = await build.buildShop(corp, { price: 1000 })
  const bun = await build.buildProduct(corp, { price: 400 })
  const permissions = ['order:manage', 'order:refund', 'order:read', 'stock:count']
  const staff = { corp, token: (await build.buildEmployee(corp, shop.storeId, permissions)).token }
  for (const itemId of [shop.skuId, bun.skuId])
    await ask(orderingApp, moveStock, {
      ...{ ...staff, body: { kind: 2, itemId, move: 'count', amount: 10, requestId: randomUUID() } },
    })
  const customer = await build.buildCustomer(corp)
  if (points > 0) await givePoints(corp, customer.customerId, { points })
  const lines = [build.want(shop.productId, shop.skuId, { num: 3 }), build.want(bun.productId, bun.skuId)]
  const more = { paymentMethodCode: 'counter', ...(points > 0 ? { points } : {}) }
  const payable = 3400 - points
  const { data } = await order(orderingApp, {
    ...{ corp, token: customer.token, storeId: shop.storeId },
    lines,
    payable,
    more,
  })
  const { orderId } = data
  const step = async (name: keyof typeof moves, version: number) =>
    (await ask(orderingApp, moves[name], { ...staff, body: { orderId, version } })).code
  for (const [index, name] of steps.entries()) expect(await step(name, index + 1)).toBe(200)
  const version = steps.length + 1
  const refund = (wish: Wish) =>
    ask(orderingApp, counter.refundOrder, { ...staff, body: { orderId, version, reason: 'soldOut', ...wish } })
  const close = (now: number) =>
    ask(orderingApp, counter.closeOrder, { ...staff, body: { orderId, version: now, reason: 'machine' } })
  const left = async () => {
    const stock = await build.readStock(corp, shop.storeId)
    return [stock[shop.skuId], stock[bun.skuId]]
  }
  const stockRows = async () =>
    (await ask(orderingApp, listStock, { ...staff, language: 'en-US' })).data.list.map(({ available, inStore }) => [
      available,
      inStore,
    ])
  const read = (text: string) => build.asCorp<Record<string, unknown>>(corp, text)
  const shown = async () => (await ask(orderingApp, findOrder, { corp, token: customer.token, body: { orderId } })).data
  return { ...shop, ...customer, corp, staff, orderId, version, step, refund, close, left, stockRows, read, shown }
}

const bun = [{ lineNo: 2, num: 1, isBackToStock: true }]
const refused = refusals.moveNotAllowed

describe('[order-29] a line of an order that is not handed over', () => {
  it.each([[['accept']], [['accept', 'start']], [['accept', 'start', 'ready']]] as const)(
    'is given back after %j, and the order goes on without it',
    async (steps) => {
      const shop = await openPaid({ steps: [...steps] })
      const { code, data } = await shop.refund({ lineList: bun })
      expect(code).toBe(200)
      expect(data).toMatchObject({ status: 10 * (steps.length + 1), version: shop.version + 1, refundTotal: 400 })
      expect(await shop.left()).toEqual([7, 10])
      expect(
        (await shop.shown()).productList.map(({ num, refundNum, refundAmount }) => [num, refundNum, refundAmount]),
      ).toEqual([
        [3, 0, 0],
        [1, 1, 400],
      ])
      expect(await bookFaults(shop.corp)).toEqual([])
      const [log] = await shop.read(`select from_status, to_status, actor_role from order_log where action = 'refund'`)
      expect(log).toEqual({ from_status: data.status, to_status: data.status, actor_role: 'employee' })
      const [audit] = await shop.read(`select changes from audit_entry where action = 'order.refund'`)
      expect(audit?.changes).toEqual({ refundTotal: { from: 0, to: 400 }, unitsToStock: { from: null, to: 1 } })
      expect(await shop.step('complete', shop.version + 1)).toBe(200)
    },
  )

  it('that does not go back to stock stays taken; what the order holds is what it has yet', async () => {
    const shop = await openPaid()
    expect(await shop.stockRows()).toEqual(
      expect.arrayContaining([
        [7, 10],
        [9, 10],
      ]),
    )
    await shop.refund({
      lineList: [
        { lineNo: 1, num: 1, isBackToStock: true },
        { lineNo: 2, num: 1 },
      ],
    })
    expect(await shop.left()).toEqual([8, 9])
    expect(await shop.stockRows()).toEqual(
      expect.arrayContaining([
        [8, 10],
        [9, 9],
      ]),
    )
  })

  it.each([
    [
      'the rest of the order',
      {
        lineList: [
          { lineNo: 1, num: 3 },
          { lineNo: 2, num: 1 },
        ],
      },
    ],
    ['an amount', { amount: 100 }],
    ['a unit, seen at another version', { lineList: bun, version: 9 }],
  ])('is all that goes back before the hand-over: %s does not', async (_what, wish) => {
    const shop = await openPaid()
    expect((await shop.refund(wish)).code).toBe(refused)
    expect(await shop.read('select 1 from refund')).toEqual([])
  })

  it('is given back of no order that is not paid, or is over', async () => {
    const unpaid = await openPaid({ steps: [] })
    expect((await unpaid.refund({ lineList: bun })).code).toBe(refused)
    const shop = await openPaid()
    await shop.close(2)
    expect((await shop.refund({ lineList: bun, version: 3 })).code).toBe(refused)
    expect(await shop.left()).toEqual([10, 10])
  })

  it('goes back once, however often it is sent', async () => {
    const shop = await openPaid()
    const wish = { lineList: bun, requestId: randomUUID() }
    const codes = await Promise.all([1, 2, 3].map(async () => (await shop.refund(wish)).code))
    expect(codes).toEqual([200, 200, 200])
    expect(await shop.left()).toEqual([7, 10])
    expect(await shop.read('select amount from refund')).toEqual([{ amount: 400 }])
  })
})

describe('[order-29] an order of which a line went back', () => {
  it('gives the rest back when it is closed: money by hand, lines, books and stock, each once', async () => {
    const shop = await openPaid()
    await shop.refund({ lineList: [{ lineNo: 1, num: 1, isBackToStock: true }] })
    const { data } = await shop.close(3)
    expect(data).toMatchObject({ status: 80, refundTotal: 3400, closeRefund: 2400 })
    expect((await shop.shown()).productList.map(({ refundNum, refundAmount }) => [refundNum, refundAmount])).toEqual([
      [3, 3000],
      [1, 400],
    ])
    expect(await shop.read('select line_no, num, amount from refund_line order by refund_no, line_no')).toEqual([
      { line_no: 1, num: 1, amount: 1000 },
      { line_no: 1, num: 2, amount: 2000 },
      { line_no: 2, num: 1, amount: 400 },
    ])
    expect(await bookFaults(shop.corp)).toEqual([])
    expect(await shop.left()).toEqual([10, 10])
    const [sums] = await shop.read(`select
      (select sum(amount) from stock_move)::integer
        + (select sum(case move when 'hold' then -amount when 'waste' then 0 else amount end) from stock_ledger)::integer as rows,
      (select sum(available) from store_stock)::integer as available`)
    expect(sums?.rows).toBe(sums?.available)
  })

  it('a provider is sent the line, and then the rest when it is closed', async () => {
    const unpaid = await openUnpaid()
    const lines = [build.want(unpaid.productId, unpaid.skuId, { num: 2 })]
    const { data } = await order(app, { ...unpaid, lines, payable: 1000 })
    const opened = { ...unpaid, orderId: data.orderId }
    const paymentNo = await openPayment(opened)
    expect(
      await notify(app, opened.corp, { notice: noticeOf(paymentNo, 'payment.succeeded', { amount: '10.00' }) }),
    ).toBe(200)
    const { token } = await build.buildEmployee(opened.corp, opened.storeId)
    const staff = { corp: opened.corp, token }
    const { orderId } = opened
    const body = { orderId, version: 2, reason: 'soldOut', lineList: [{ lineNo: 1, num: 1 }] }
    expect((await ask(app, counter.refundOrder, { ...staff, body })).data).toMatchObject({
      status: 20,
      refundTotal: 500,
    })
    const closed = await ask(app, counter.closeOrder, { ...staff, body: { orderId, version: 3, reason: 'machine' } })
    expect(closed.data).toMatchObject({ status: 80, refundTotal: 1000, closeRefund: 0 })
    await runJob('send refunds')
    const rows = await build.asCorp(opened.corp, 'select payment_no, amount, status from refund order by part_no')
    expect(rows).toEqual([500, 500].map((amount) => ({ payment_no: paymentNo, amount, status: 1 })))
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('earns points for what is left of it, and returns what it spent as its money goes back', async () => {
    const shop = await openPaid({ points: 400 })
    const points = async () => (await summary({ ...shop, staff: '' } as never)).currentPoints // as: only corp and token are read
    expect(await points()).toBe(0)
    await shop.refund({ lineList: [{ lineNo: 1, num: 1 }] })
    const returned = await points()
    expect(returned).toBeGreaterThan(0)
    expect(await shop.step('complete', 3)).toBe(200)
    const { payableTotal, refundTotal, pointsObtained } = await shop.shown()
    expect(pointsObtained).toBe(Math.floor((payableTotal - refundTotal) / 100))
    expect(await points()).toBe(returned + pointsObtained)
  })

  it.each(['complete', 'close', 'refund'] as const)('of a line and %s at once exactly one is done', async (other) => {
    for (let round = 0; round < 10; round += 1) {
      const shop = await openPaid()
      const line = shop.refund({ lineList: bun })
      const rival =
        other === 'complete'
          ? shop.step('complete', 2)
          : (other === 'close' ? shop.close(2) : shop.refund({ lineList: bun })).then(({ code }) => code)
      const codes = [(await line).code, await rival]
      expect(codes.toSorted()).toEqual([200, refused])
      expect(await bookFaults(shop.corp)).toEqual([])
      expect((await shop.left())[1]).toBe(codes[0] === 200 || other === 'close' ? 10 : other === 'refund' ? 10 : 9)
    }
  })
})
