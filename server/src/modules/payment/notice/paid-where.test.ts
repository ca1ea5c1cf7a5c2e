import * as counter from '@tiffin/contract/store'
import { counterRefund } from '@tiffin/core/order/counter-refund'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import {
  app,
  noticeOf,
  type Opened,
  openOrder,
  openPayment,
  runJob,
  sandbox,
  stateOf,
} from '../../../../test/paying.ts'

/** An order with an online payment under way whose customer then chose to pay at the store, and the store's staff. */
async function openBoth() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  await openPayment(opened, { paymentMethodCode: 'counter' })
  const employee = await build.buildEmployee(opened.corp, opened.storeId)
  return { opened, paymentNo, staff: { corp: opened.corp, token: employee.token } }
}

const notice = ({ corp }: Opened, paymentNo: string) => notify(app, corp, { notice: noticeOf(paymentNo) })
const refundsOf = ({ corp }: Opened) =>
  build.asCorp(corp, 'select payment_no as "paymentNo", amount, status from refund order by created_at')
const sentFor = (paymentNo: string) =>
  sandbox.asked.filter(({ path, body }) => path === '/refunds' && body.paymentNo === paymentNo)

async function accept({ opened, staff }: Awaited<ReturnType<typeof openBoth>>) {
  const { version } = await stateOf(opened)
  return ask(app, counter.acceptStorePayment, { ...staff, body: { orderId: opened.orderId, version } })
}

describe('the money came from elsewhere than was chosen last', () => {
  it('[PY-17] an order paid online after its customer chose the store shows the online method, and only the provider gives back', async () => {
    const shop = await openBoth()
    const { opened, paymentNo, staff } = shop
    expect((await stateOf(opened)).paymentMethod).toMatchObject({ code: 'counter', type: 2 })
    expect(await notice(opened, paymentNo)).toBe(200)
    const paid = await stateOf(opened)
    expect(paid).toMatchObject({ status: 20, paymentNo, paymentMethod: { code: 'card', type: 1 } })
    expect(counterRefund(paid)).toBe(0)
    const body = { orderId: opened.orderId, version: paid.version, reason: 'machine' }
    expect((await ask(app, counter.closeOrder, { ...staff, body })).code).toBe(200)
    await runJob('send refunds')
    expect(sentFor(paymentNo)).toHaveLength(1)
    expect(await refundsOf(opened)).toEqual([{ paymentNo, amount: 500, status: 1 }])
  })

  it('[PY-17] online money for an order that was paid at the counter goes back by itself, and the order says so once', async () => {
    const shop = await openBoth()
    const { opened, paymentNo } = shop
    expect((await accept(shop)).code).toBe(200)
    expect(await notice(opened, paymentNo)).toBe(200)
    expect(await notice(opened, paymentNo)).toBe(200)
    const paid = await stateOf(opened)
    expect(paid).toMatchObject({ status: 20, paymentNo: null, refundTotal: 0, returnedTotal: 500 })
    expect(paid.paymentMethod).toMatchObject({ code: 'counter', type: 2 })
    expect(counterRefund(paid)).toBe(500)
    await runJob('send refunds')
    expect(sentFor(paymentNo)).toHaveLength(1)
    const events = `select 1 from outbox where topic = 'order' and customer_id <> '' and not payload ? 'status'`
    expect(await build.asCorp(opened.corp, events)).toHaveLength(2) // the money came, and it went back
  })

  it('[PY-17] money for an order that the store had closed unpaid goes back, and the order says so', async () => {
    const { opened, paymentNo, staff } = await openBoth()
    const { version } = await stateOf(opened)
    const body = { orderId: opened.orderId, version, reason: 'closing' }
    expect((await ask(app, counter.closeOrder, { ...staff, body })).code).toBe(200)
    await notice(opened, paymentNo)
    const closed = await stateOf(opened)
    expect(closed).toMatchObject({ status: 80, returnedTotal: 500 })
    expect(counterRefund(closed)).toBe(0)
  })

  it('[PY-17] cash and online money at once: the order keeps one of them, and the other goes back', async () => {
    for (let round = 0; round < 12; round++) {
      const shop = await openBoth()
      const { opened, paymentNo } = shop
      const { version } = await stateOf(opened)
      const cash = () =>
        ask(app, counter.acceptStorePayment, { ...shop.staff, body: { orderId: opened.orderId, version } })
      const [taken] = await Promise.all(
        round % 2 ? [cash(), notice(opened, paymentNo)] : [notice(opened, paymentNo).then(cash)],
      )
      const paid = await stateOf(opened)
      const isCash = taken.code === 200
      expect(paid.status).toBe(20)
      expect([paid.paymentNo, paid.paymentMethod.type, paid.returnedTotal, counterRefund(paid)]).toEqual(
        isCash ? [null, 2, 500, 500] : [paymentNo, 1, 0, 0],
      )
      expect(await refundsOf(opened)).toHaveLength(isCash ? 1 : 0)
    }
  })
})
