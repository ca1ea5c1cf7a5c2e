import { findOrder } from '@tiffin/contract/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, runJob, sandbox, stateOf } from '../../../../test/paying.ts'

const deadlineMs = 900_000
const ownStock = async ({ corp, storeId }: Awaited<ReturnType<typeof openOrder>>) => build.readStock(corp, storeId)

describe('[order-18][PY-19] an order whose time is over while an attempt is open', () => {
  // A machine that stands still for ten seconds does not use up the half minute that is looked at here.
  beforeAll(() => {
    clock.stoppedAt = Date.now()
  })

  it('waits for an answer, keeps its stock, and is paid by a notice twenty seconds late', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += deadlineMs + 20_000
    await runJob('time out unpaid orders')
    expect((await stateOf(opened)).status).toBe(10)
    expect(await ownStock(opened)).toEqual({ [opened.skuId]: 9 })
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    expect(await stateOf(opened)).toMatchObject({ status: 20, paymentNo, refundTotal: 0 })
  })

  it('is paid when the provider says so, asked at the deadline', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += deadlineMs - 10_000
    await runJob('ask providers about open payments')
    sandbox.states.set(paymentNo, { status: 'succeeded', amount: '5.00', currency: 'CNY' })
    clock.offset += 10_500
    await runJob('ask providers about open payments')
    expect((await stateOf(opened)).status).toBe(20)
  })

  it('is closed at once when nothing is open any more, and after half a minute when nothing is heard', async () => {
    const refused = await openOrder()
    const failed = await openPayment(refused)
    await notify(app, refused.corp, { notice: noticeOf(failed, 'payment.failed') })
    const silent = await openOrder()
    await openPayment(silent)
    clock.offset += deadlineMs + 1000
    await runJob('time out unpaid orders')
    const states = async () =>
      Promise.all(
        [refused, silent].map(
          async (opened) =>
            (await build.asCorp<{ status: number }>(opened.corp, 'select status from customer_order'))[0]?.status,
        ),
      )
    expect(await states()).toEqual([70, 10])
    clock.offset += 29_500
    await runJob('time out unpaid orders')
    expect(await states()).toEqual([70, 70])
    expect(await ownStock(silent)).toEqual({ [silent.skuId]: 10 })
  })

  it('is timed out for its reader as for the job', async () => {
    const opened = await openOrder()
    await openPayment(opened)
    clock.offset += deadlineMs + 29_000
    expect((await stateOf(opened)).status).toBe(10)
    clock.offset += 1500
    expect((await ask(app, findOrder, { ...opened, body: { orderId: opened.orderId } })).data.status).toBe(70)
  })
})
