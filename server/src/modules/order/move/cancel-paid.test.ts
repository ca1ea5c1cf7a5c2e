import { cancelOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { bookFaults } from '../../../../test/books.ts'
import { checkBooks, givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { order } from '../../../../test/order.ts'
import { app, noticeOf, type Opened, openOrder, openPayment, runJob, stateOf } from '../../../../test/paying.ts'
import { openPointsShop } from '../../../../test/points-shop.ts'

/** An order that the sandbox's 5.00 paid. */
async function openPaid() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
  const { token: staff } = await build.buildEmployee(opened.corp, opened.storeId)
  return { ...opened, staff }
}

const cancel = (opened: Pick<Opened, 'corp' | 'token' | 'orderId'>) =>
  ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })

const start = ({ corp, staff, orderId }: Awaited<ReturnType<typeof openPaid>>) =>
  ask(app, counter.startOrder, { corp, token: staff, body: { orderId, version: 2 } })

describe('[order-21] a paid order that nobody has begun', () => {
  it('[page-23] is cancelled by its customer in one call: the money goes back by itself, and the stock', async () => {
    const opened = await openPaid()
    expect(await stateOf(opened)).toMatchObject({ status: 20, allowActions: ['cancel', 'reorder'] })
    const { code, data } = await cancel(opened)
    expect(code).toBe(200)
    expect(data).toMatchObject({ status: 80, refundTotal: 500, refundState: 1, allowActions: ['delete', 'reorder'] })
    expect((await ask(app, cancelOrder, { ...opened, language: 'en-US', body: opened })).code).toBe(
      refusals.moveNotAllowed,
    )
    expect(await stateOf(opened)).toMatchObject({ closeReason: '开始制作前已取消', isCancelledByCustomer: true })
    expect(await build.readStock(opened.corp, opened.storeId)).toEqual({ [opened.skuId]: 10 })
    await runJob('send refunds')
    expect((await stateOf(opened)).refundState).toBe(2)
    expect(await bookFaults(opened.corp)).toEqual([])
    const log = await build.asCorp(opened.corp, `select actor_role, reason from order_log where action = 'cancelPaid'`)
    expect(log).toEqual([{ actor_role: 'customer', reason: 'byCustomer' }])
  })

  it('[print-11] is cancelled on paper at a printer that has printed it', async () => {
    const opened = await openPaid()
    const { corp, storeId, orderId } = opened
    await build.asCorp(
      corp,
      `insert into printer (corp_id, printer_id, store_id, name, language, categories, key_hash, made_at)
       values ($1, 'bar', $2, 'Bar', 'en-US', '{}', $1, now())`,
      [corp, storeId],
    )
    await build.asCorp(
      corp,
      `insert into print_job (corp_id, job_id, store_id, printer_id, order_id, request_id, is_copy, part_no, part_count, state, print_at, made_at)
       values ($1, 'first', $2, 'bar', $3, '', false, 1, 1, 30, now(), now())`,
      [corp, storeId, orderId],
    )
    expect((await cancel(opened)).code).toBe(200)
    const slips = await build.asCorp(corp, 'select cancelled from print_job where cancelled is not null')
    expect(slips).toEqual([{ cancelled: [{ lineNo: 1, num: 1 }] }])
  })

  it('gives its points back too', async () => {
    const shop = await openPointsShop()
    await givePoints(shop.corp, shop.customerId, { points: 1000 })
    const lines = [build.want(shop.productId, shop.skuId)]
    const { data } = await order(app, { ...shop, lines, payable: 0, more: { points: 1000 } })
    expect((await checkBooks(shop.corp))[shop.customerId]).toBe(0)
    expect((await cancel({ ...shop, orderId: data.orderId })).data).toMatchObject({ status: 80, refundTotal: 0 })
    expect((await checkBooks(shop.corp))[shop.customerId]).toBe(1000)
  })

  it('is nobody else’s to cancel, and not that of a customer who paid in the till', async () => {
    const opened = await openPaid()
    const other = await build.buildCustomer(opened.corp)
    expect((await cancel({ ...opened, token: other.token })).code).toBe(refusals.orderUnknown)
    const till = await openOrder({ paymentMethodCode: 'counter' })
    const { token: staff } = await build.buildEmployee(till.corp, till.storeId)
    await ask(app, counter.acceptStorePayment, {
      corp: till.corp,
      token: staff,
      body: { orderId: till.orderId, version: 1 },
    })
    expect((await cancel(till)).code).toBe(refusals.moveNotAllowed)
    expect(await stateOf(till)).toMatchObject({ status: 20, refundTotal: 0, allowActions: ['reorder'] })
  })

  it('stays once it was begun', async () => {
    const opened = await openPaid()
    expect((await start(opened)).code).toBe(200)
    expect((await cancel(opened)).code).toBe(refusals.moveNotAllowed)
    expect(await stateOf(opened)).toMatchObject({ status: 30, refundTotal: 0 })
  })

  it('[order-31] stays once it was handed over, whatever was taken back since', async () => {
    const opened = await openPaid()
    const { corp, orderId, staff: token } = opened
    const steps = [counter.startOrder, counter.readyOrder, counter.completeOrder] as const
    for (const [index, step] of steps.entries())
      expect((await ask(app, step, { corp, token, body: { orderId, version: index + 2 } })).code).toBe(200)
    for (const [index, from] of ([50, 40, 30] as const).entries())
      expect(
        (await ask(app, counter.takeBackOrder, { corp, token, body: { orderId, version: index + 5, from } })).code,
      ).toBe(200)
    expect((await cancel(opened)).code).toBe(refusals.moveNotAllowed)
    expect(await stateOf(opened)).toMatchObject({ status: 20, refundTotal: 0 })
  })

  it('[OR-04] begun and cancelled at once, 200 times: exactly one wins, and the books agree', async () => {
    const shop = await openPaid()
    const { corp, storeId, staff } = shop
    await build.setStock(corp, storeId, { kind: 2, itemId: shop.skuId, available: 200 })
    const won = { start: 0, cancel: 0 }
    const round = async () => {
      const customer = await build.buildCustomer(corp)
      const { data } = await order(app, {
        ...shop,
        ...customer,
        lines: [build.want(shop.productId, shop.skuId)],
        payable: 500,
      })
      const opened = { ...shop, ...customer, staff, orderId: data.orderId }
      await notify(app, corp, { notice: noticeOf(await openPayment(opened)) })
      const [begun, cancelled] = await Promise.all([start(opened), cancel(opened)])
      expect([begun.code, cancelled.code].sort()).toEqual([200, refusals.moveNotAllowed])
      const { status, refundTotal } = await stateOf(opened)
      expect([status, refundTotal]).toEqual(begun.code === 200 ? [30, 0] : [80, 500])
      won[begun.code === 200 ? 'start' : 'cancel'] += 1
    }
    for (let batch = 0; batch < 20; batch++) await Promise.all(Array.from({ length: 10 }, round))
    expect(won.start + won.cancel).toBe(200)
    expect(await build.readStock(corp, storeId)).toEqual({ [shop.skuId]: 200 - won.start })
    expect(await build.asCorp(corp, 'select 1 from refund')).toHaveLength(won.cancel)
    expect(await bookFaults(corp)).toEqual([])
  }, 180_000)
})
