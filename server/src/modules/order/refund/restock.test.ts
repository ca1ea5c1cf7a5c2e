import { randomUUID } from 'node:crypto'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { moveStock } from '@tiffin/contract/stock'
import * as counter from '@tiffin/contract/store'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { openMilkTeaShop } from '../../../../test/milk-tea-shop.ts'
import { order } from '../../../../test/order.ts'
import { app } from '../../../../test/ordering.ts'

type Stock = Partial<z.input<typeof moveStock.input>>

/** Ten teas, each with 150 of 2000 of milk, of which three and one were paid in the till and handed out. */
async function openSold() {
  const shop = await openMilkTeaShop()
  const { corp, storeId, token, skuId, staff } = shop
  const move = (wish: Stock) =>
    ask(app, moveStock, {
      ...staff,
      body: { kind: 2, itemId: skuId, move: 'count', amount: 10, requestId: randomUUID(), ...wish },
    })
  await move({})
  await move({ kind: 1, itemId: 'milk', amount: 2000 })
  const lines = [{ ...shop.line, num: 3 }, shop.line]
  const { data } = await order(app, {
    corp,
    token,
    storeId,
    lines,
    payable: 4000,
    more: { paymentMethodCode: 'counter' },
  })
  const { orderId } = data
  await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  expect((await ask(app, counter.completeOrder, { ...staff, body: { orderId, version: 2 } })).code).toBe(200)
  const refund = (lineList: object[], more: object = {}) =>
    ask(app, counter.refundOrder, {
      ...staff,
      body: { orderId, version: 3, reason: 'cold', lineList, ...more } as never,
    })
  const read = (text: string) => build.asCorp<Record<string, unknown>>(corp, text)
  const left = async () =>
    Object.fromEntries(
      (await read('select item_id as item, available::integer as left from store_stock')).map((row) => [
        row.item === skuId ? 'tea' : row.item,
        row.left,
      ]),
    )
  return { ...{ corp, storeId, skuId, staff, orderId, move, refund, left, read } }
}

const back = (lineNo: number, num: number) => ({ lineNo, num, isBackToStock: true })

describe('[stock-8] a refund brings back to stock', () => {
  it('what the units took that are said to go back, and nothing of the others', async () => {
    const { refund, left, read } = await openSold()
    expect(await left()).toEqual({ tea: 6, milk: 1_400_000 })
    expect((await refund([back(1, 2), { lineNo: 2, num: 1 }])).code).toBe(200)
    expect(await left()).toEqual({ tea: 8, milk: 1_700_000 })
    expect((await refund([{ lineNo: 1, num: 1 }], { version: 4 })).code).toBe(200)
    expect(await left()).toEqual({ tea: 8, milk: 1_700_000 })
    expect(
      await read(`select amount::integer as amount, available::integer as available, reason, staff_id <> '' as "isNamed"
        from stock_move where move = 'giveBack' order by amount`),
    ).toEqual([
      { amount: 2, available: 8, reason: 'cold', isNamed: true },
      { amount: 300_000, available: 1_700_000, reason: 'cold', isNamed: true },
    ])
  })

  it('once, however often the same refund is sent, also at the same time', async () => {
    const { refund, left } = await openSold()
    const requestId = randomUUID()
    const codes = await Promise.all([1, 2, 3].map(async () => (await refund([back(1, 3)], { requestId })).code))
    expect([codes, await left()]).toEqual([[200, 200, 200], { tea: 9, milk: 1_850_000 }])
    expect((await refund([back(1, 3)], { requestId })).code).toBe(200)
    expect((await refund([{ lineNo: 1, num: 3 }], { requestId })).code).toBe(refusals.requestIdReused)
    expect(await left()).toEqual({ tea: 9, milk: 1_850_000 })
  })

  it('nothing when it is refused', async () => {
    const { refund, left } = await openSold()
    expect((await refund([back(1, 4)])).code).toBe(refusals.inputInvalid)
    expect((await refund([back(1, 1)], { version: 2 })).code).toBe(refusals.moveNotAllowed)
    expect(await left()).toEqual({ tea: 6, milk: 1_400_000 })
  })

  it('nothing of a stock that is no longer counted, or was begun anew since', async () => {
    const { move, refund, left } = await openSold()
    await move({ move: 'end' })
    await move({ kind: 1, itemId: 'milk', move: 'end' })
    await move({ kind: 1, itemId: 'milk', amount: 500 })
    expect((await refund([back(1, 3)])).code).toBe(200)
    expect(await left()).toEqual({ milk: 500_000 })
  })

  it('what a unit took then, whatever the recipe says now', async () => {
    const { read, refund, left } = await openSold()
    await read('update sku_material set weight = 1')
    await refund([back(2, 1)])
    expect(await left()).toEqual({ tea: 7, milk: 1_550_000 })
  })

  it('the sku of an order that did not keep what it took', async () => {
    const { read, refund, left } = await openSold()
    await read(`update order_line set snapshot = snapshot - 'uses'`)
    await refund([back(2, 1)])
    expect(await left()).toEqual({ tea: 7, milk: 1_400_000 })
  })

  it('the counter knows of which lines; the audit log says how many units; menus follow', async () => {
    const { corp, storeId, staff, orderId, move, refund, read } = await openSold()
    const detail = () => ask(app, counter.findStoreOrder, { ...staff, body: { orderId } })
    expect((await detail()).data.restockLineList).toEqual([1, 2])
    await move({ amount: 0 })
    const reason = async () =>
      (await ask(app, listProducts, { corp, body: { storeId } })).data.list[0]?.unavailableReason
    expect(await reason()).toBe(1)
    await refund([back(1, 2)])
    expect(await reason()).toBe(0)
    const [entry] = await read(`select changes from audit_entry where action = 'order.refund'`)
    expect(entry?.changes).toMatchObject({ unitsToStock: { from: null, to: 2 } })
    await move({ move: 'end' })
    await move({ kind: 1, itemId: 'milk', move: 'end' })
    expect((await detail()).data.restockLineList).toEqual([])
  })

  it('the rows of a stock and those of orders give what is available', async () => {
    const { refund, read } = await openSold()
    await refund([back(1, 1), back(2, 1)])
    const [sums] = await read(`select
      (select sum(amount) from stock_move)::integer
        + (select sum(case move when 'hold' then -amount when 'waste' then 0 else amount end) from stock_ledger)::integer as rows,
      (select sum(available) from store_stock)::integer as available`)
    expect(sums?.rows).toBe(sums?.available)
  })
})
