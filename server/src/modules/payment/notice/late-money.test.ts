import { cancelOrder, deleteOrder, findOrder } from '@tiffin/contract/order'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, logged } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, runJob, sandbox, stateOf } from '../../../../test/paying.ts'

describe('money that comes too late', () => {
  it('[R-8.11][ST-06] goes back: the order is closed and the refund sent once', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    expect((await stateOf(opened)).status).toBe(70)
    expect(await build.readStock(opened.corp, opened.storeId)).toEqual({ [opened.skuId]: 10 })
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500 })
    await runJob('send refunds')
    await runJob('send refunds')
    expect(sandbox.asked.filter(({ path, body }) => path === '/refunds' && body.paymentNo === paymentNo)).toHaveLength(
      1,
    )
    expect(await build.readStock(opened.corp, opened.storeId)).toEqual({ [opened.skuId]: 10 })
    expect(await build.asCorp(opened.corp, 'select status from refund')).toEqual([{ status: 1 }])
  })

  it('goes back later when the provider cannot be reached, and the log says so', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
    sandbox.isBroken = true
    await runJob('send refunds')
    sandbox.isBroken = false
    const [refund] = await build.asCorp<{ no: string; status: number }>(
      opened.corp,
      'select refund_no as no, status from refund',
    )
    expect(refund?.status).toBe(0)
    const entries = logged.map((line) => JSON.parse(line)).filter(({ refundNo }) => refundNo === refund?.no)
    expect(entries).toMatchObject([{ msg: 'refund not sent yet', tries: 1, err: { type: 'Error' } }])
    clock.offset += 3_600_000
    await runJob('send refunds')
    expect(await build.asCorp(opened.corp, 'select status from refund')).toEqual([{ status: 1 }])
  })

  it('goes back also when the brand was switched off meanwhile, and unpaid orders give their stock back', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    await build.asCorp(opened.corp, 'update corp set status = 2')
    await app.corps.reload(opened.corp)
    clock.offset += 931_000
    await runJob('time out unpaid orders')
    expect(await build.readStock(opened.corp, opened.storeId)).toEqual({ [opened.skuId]: 10 })
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    await runJob('send refunds')
    expect(await build.asCorp(opened.corp, 'select status from refund')).toEqual([{ status: 1 }])
  })

  it('goes back in the currency it was paid in, whatever the brand counts in by then', async () => {
    const opened = await openOrder()
    await build.asCorp(opened.corp, "update corp set currency = 'JPY', currency_scale = 0")
    await app.corps.reload(opened.corp)
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    await runJob('send refunds')
    const requests = sandbox.asked.filter(({ body }) => body.paymentNo === paymentNo)
    expect(requests.map(({ path, body }) => [path, body.amount, body.currency])).toEqual([
      ['/payments', '5.00', 'CNY'],
      ['/refunds', '5.00', 'CNY'],
    ])
  })

  it('goes back also when its customer has deleted the order, and the log of the order says so', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    await ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
    await ask(app, deleteOrder, { ...opened, body: { orderId: opened.orderId } })
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    expect(await build.asCorp(opened.corp, 'select status, refund_total, payment_no from customer_order')).toEqual([
      { status: 80, refund_total: 500, payment_no: paymentNo },
    ])
    expect(await build.asCorp(opened.corp, 'select action, reason from order_log order by version')).toEqual([
      { action: 'create', reason: '' },
      { action: 'cancel', reason: '' },
      { action: 'closeLate', reason: 'paidLate' },
    ])
    await runJob('send refunds')
    expect(await build.asCorp(opened.corp, 'select amount, status from refund')).toEqual([{ amount: 500, status: 1 }])
    expect((await ask(app, findOrder, { ...opened, body: { orderId: opened.orderId } })).code).toBe(
      refusals.orderUnknown,
    )
  })

  it('is late also when the order was not opened since its time ran out', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500 })
  })

  it('[R-4.11] gives its stock back, and the menu shows it a second later', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    const shown = async () => {
      const { data } = await ask(app, listProducts, { corp: opened.corp, body: { storeId: opened.storeId } })
      return data.list[0]?.skuList[0]?.stockNum
    }
    expect(await shown()).toBe(9)
    await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
    clock.offset += 1001
    expect(await shown()).toBe(10)
  })

  it('goes back when a second attempt had paid already', async () => {
    const opened = await openOrder()
    const first = await openPayment(opened)
    clock.offset += 5
    const second = await openPayment(opened)
    await notify(app, opened.corp, { notice: noticeOf(second) })
    await notify(app, opened.corp, { notice: noticeOf(first) })
    expect(await stateOf(opened)).toMatchObject({ status: 20, paymentNo: second, refundTotal: 0 })
    expect(await build.asCorp(opened.corp, 'select payment_no from refund')).toEqual([{ payment_no: first }])
  })

  it('is found by asking when no notification comes', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    sandbox.states.set(paymentNo, { status: 'succeeded', amount: '5.00', currency: 'CNY' })
    clock.offset += 21_000
    await runJob('ask providers about open payments')
    expect((await stateOf(opened)).status).toBe(20)
  })
})

describe('two things at once', () => {
  it('[OR-04] cancel and pay, or time-out and pay: one wins, and the money matches', async () => {
    for (let round = 0; round < 30; round++) {
      const opened = await openOrder()
      const paymentNo = await openPayment(opened)
      if (round % 2) clock.offset += 930_500
      const end =
        round % 2
          ? runJob('time out unpaid orders')
          : ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
      await Promise.all([end, notify(app, opened.corp, { notice: noticeOf(paymentNo) })])
      const { status, refundTotal } = await stateOf(opened)
      const refunds = await build.asCorp(opened.corp, 'select amount from refund')
      const left = await build.readStock(opened.corp, opened.storeId)
      const isKept = status === 20
      expect([20, 80]).toContain(status)
      expect([refundTotal, refunds.length, left[opened.skuId]]).toEqual(isKept ? [0, 0, 9] : [500, 1, 10])
      expect(await build.asCorp(opened.corp, 'select unpaid_count from customer')).toEqual([{ unpaid_count: 0 }])
    }
  })

  it('[ST-05] twenty cancels and the time-out give the stock back once', async () => {
    const opened = await openOrder()
    clock.offset += 900_500
    const cancels = Array.from({ length: 20 }, () =>
      ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } }),
    )
    await Promise.all([...cancels, runJob('time out unpaid orders'), runJob('time out unpaid orders')])
    expect(await build.readStock(opened.corp, opened.storeId)).toEqual({ [opened.skuId]: 10 })
    expect(await build.asCorp(opened.corp, `select 1 from stock_ledger where move = 'release'`)).toHaveLength(1)
  })
})
