import { randomUUID } from 'node:crypto'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { balanceOf } from '@tiffin/core/testing/books'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ask } from '../../../../test/app.ts'
import { bookFaults, entriesOf, shortEntriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

const terms = {
  ...{ taxMode: 'exclusive', classList: [], serviceCharge: { ratePpm: 50_000, pickupMethods: null, taxClassId: '' } },
  rateList: [{ rateId: 'gst', ratePpm: 90_000, taxClassIdList: [''], pickupMethods: null, name: { 'en-US': 'GST' } }],
}

/** Three teas at 10.00 and one at 5.00 with service charge and tax, paid in the till and handed out: 3434 and 572, 40.06 in all. */
async function openOrder() {
  const shop = await openShop({ price: 1000 })
  const other = await build.buildProduct(shop.corp, { price: 500 })
  await build.asCorp(shop.corp, 'update corp set tax = $1, catalog_version = catalog_version + 1', [
    JSON.stringify(terms),
  ])
  const lines = [{ ...shop.line, num: 3 }, build.want(other.productId, other.skuId)]
  const more = { paymentMethodCode: 'counter' }
  const { corp, token, storeId } = shop
  const { data } = await order(app, { corp, token, storeId, lines, payable: 4006, more })
  const staff = { corp, token: (await build.buildEmployee(corp, storeId)).token }
  const { orderId } = data
  await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
  const done = await ask(app, counter.completeOrder, { ...staff, body: { orderId, version: 2 } })
  expect(done.code).toBe(200)
  return { ...shop, staff, orderId, version: 3 }
}

type Opened = Awaited<ReturnType<typeof openOrder>>

const refund = ({ staff, orderId, version }: Opened, wish: Partial<z.input<typeof counter.refundOrder.input>>) =>
  ask(app, counter.refundOrder, { ...staff, body: { orderId, version, reason: 'cold', ...wish } })

const linesOf = async ({ corp, token, orderId }: Opened) =>
  (await ask(app, findOrder, { corp, token, body: { orderId } })).data.productList.map((line) => [
    ...[line.lineNo, line.total, line.refundNum, line.refundAmount],
  ])

describe('[order-19] a refund of lines', () => {
  it('gives back what was paid for the units with service charge and tax, and the order says so of each line', async () => {
    const opened = await openOrder()
    expect(await linesOf(opened)).toEqual([
      [1, 3434, 0, 0],
      [2, 572, 0, 0],
    ])
    const first = await refund(opened, { lineList: [{ lineNo: 1, num: 2 }] })
    expect(first.data).toMatchObject({ status: 50, refundTotal: 2289 })
    const second = await refund({ ...opened, version: 4 }, { lineList: [1, 2].map((lineNo) => ({ lineNo, num: 1 })) })
    expect(second.data.refundTotal).toBe(4006)
    expect(await linesOf(opened)).toEqual([
      [1, 3434, 3, 3434],
      [2, 572, 1, 572],
    ])
    const taxes = await build.asCorp(
      opened.corp,
      `select line_no, num, amount, service_charge, tax_list from refund_line order by refund_no, line_no`,
    )
    const sum = (column: string) => taxes.reduce((all: number, row) => all + Number(Object(row)[column]), 0)
    expect([sum('amount'), sum('service_charge')]).toEqual([4006, 175])
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('[ledger-6] takes its tax out of the account of the rate; a refund of all leaves nothing there', async () => {
    const opened = await openOrder()
    const entries = await entriesOf(opened.corp)
    expect(balanceOf(entries, 'tax:gst', 'CNY')).toBe(-331)
    expect(balanceOf(entries, 'sales', 'CNY')).toBe(-3675)
    await refund(opened, { lineList: [{ lineNo: 2, num: 1 }] })
    expect((await shortEntriesOf(opened.corp)).slice(3)).toEqual([
      ['refundDue', 'sales', 'customer', 525],
      ['refundDueTax', 'tax', 'customer', 47],
      ['refundCash', 'customer', 'cash', 572],
    ])
    await refund({ ...opened, version: 4 }, { amount: 3434 })
    expect(balanceOf(await entriesOf(opened.corp), 'tax:gst', 'CNY')).toBe(0)
    expect(balanceOf(await entriesOf(opened.corp), 'sales', 'CNY')).toBe(0)
  })

  it('refuses units that went back before, a line that the order has not, both ways at once and none', async () => {
    const opened = await openOrder()
    expect((await refund(opened, { lineList: [{ lineNo: 2, num: 1 }] })).code).toBe(200)
    const next = { ...opened, version: 4 }
    expect(await refund(next, { lineList: [{ lineNo: 2, num: 1 }] })).toMatchObject({
      code: refusals.inputInvalid,
      data: { fieldErrors: [{ field: 'lineList.0.num', detail: 'at most 0' }] },
    })
    for (const wish of [{ lineList: [{ lineNo: 7, num: 1 }] }, { amount: 1, lineList: [{ lineNo: 1, num: 1 }] }, {}])
      expect((await refund(next, wish)).code).toBe(refusals.inputInvalid)
    expect((await refund(next, { amount: 3435 })).data).toMatchObject({ fieldErrors: [{ detail: 'at most 3434' }] })
    expect(await build.asCorp(opened.corp, 'select amount from refund')).toEqual([{ amount: 572 }])
  })

  it('of an order that the store closed is all of each line', async () => {
    const shop = await openShop({ price: 1000 })
    const { corp, token, storeId } = shop
    const more = { paymentMethodCode: 'counter' }
    const { data } = await order(app, { corp, token, storeId, lines: [shop.line], payable: 1000, more })
    const staff = { corp, token: (await build.buildEmployee(corp, storeId)).token }
    const { orderId } = data
    await ask(app, counter.acceptStorePayment, { ...staff, body: { orderId, version: 1 } })
    await ask(app, counter.closeOrder, { ...staff, body: { orderId, version: 2, reason: 'machine' } })
    expect(await linesOf({ ...shop, staff, orderId, version: 3 })).toEqual([[1, 1000, 1, 1000]])
    expect(await build.asCorp(corp, 'select line_no, num, amount from refund_line')).toEqual([
      { line_no: 1, num: 1, amount: 1000 },
    ])
  })
})

describe('[order-20][PY-08] a refund that is asked for twice under one id', () => {
  it('is given once and answered alike, at once and later; another wish under the id is refused', async () => {
    const opened = await openOrder()
    const wish = { lineList: [{ lineNo: 1, num: 1 }], requestId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(opened, wish)))
    expect(answers.map(({ code, data }) => [code, data.refundTotal])).toEqual(answers.map(() => [200, 1144]))
    expect((await refund(opened, wish)).code).toBe(200)
    expect((await refund(opened, { ...wish, lineList: [{ lineNo: 1, num: 2 }] })).code).toBe(refusals.requestIdReused)
    expect(await build.asCorp(opened.corp, 'select amount from refund')).toEqual([{ amount: 1144 }])
    expect(await bookFaults(opened.corp)).toEqual([])
  })
})
