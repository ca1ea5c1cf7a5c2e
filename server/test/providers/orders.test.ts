import { listPaymentAlarms } from '@tiffin/contract/desk/payment'
import { findOrder } from '@tiffin/contract/order'
import { queryPayment } from '@tiffin/contract/payment'
import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '../app.ts'
import { connectingTo } from '../connecting.ts'
import { fakeMidtrans } from './fake-midtrans.ts'
import { fakeStripe } from './fake-stripe.ts'
import { fakeXendit } from './fake-xendit.ts'

const fakes = [
  ['stripe', await fakeStripe(), 1],
  ['xendit', await fakeXendit(), 1],
  ['midtransQris', await fakeMidtrans(), 2],
  ['midtransGopay', await fakeMidtrans(), 3],
] as const

describe.each(fakes)('an order that is paid by %s', (code, fake, action) => {
  const { atShop, atDesk, openBrand, connect, placeOrder, pay, notify, clock } = connectingTo(fake)
  afterAll(() => fake.close())

  async function openPayment() {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const { orderId } = (await placeOrder(brand, code)).data
    const { data: step } = await pay(brand, orderId, code)
    const orderNow = async () => (await ask(atShop, findOrder, { ...brand, body: { orderId } })).data
    const statusNow = async () => (await orderNow()).status
    const stateNow = async () => (await ask(atShop, queryPayment, { ...brand, body: { orderId } })).data
    return { brand, accountId, orderId, step, orderNow, statusNow, stateNow }
  }

  it('[PY-04][PY-26] is accepted once by its notice, however often and in whatever order notices come', async () => {
    const { brand, accountId, step, statusNow } = await openPayment()
    const early = fake.notice(step.paymentNo, 'pending')
    fake.happen(step.paymentNo, { to: 'paid' })
    const paid = fake.notice(step.paymentNo)
    for (const notice of [early, paid, paid, early]) expect(await notify(brand, accountId, notice)).toBe(200)
    expect(await statusNow()).toBe(20)
  })

  it('[provider-6] is shown the same step again until it is paid', async () => {
    const { step, statusNow, stateNow } = await openPayment()
    expect(step.action).toBe(action)
    expect((await stateNow()).attempt).toEqual({ ...step, paymentMethodCode: code })
    fake.happen(step.paymentNo, { to: 'paid' })
    clock.offset += 2000
    expect(await stateNow()).not.toHaveProperty('attempt')
    expect(await statusNow()).toBe(20)
  })

  it('[PY-03][PY-16] is not paid by another amount, which goes back, and staff sees both amounts', async () => {
    const { brand, accountId, orderId, step, statusNow, orderNow } = await openPayment()
    fake.happen(step.paymentNo, { to: 'paid', amount: '7777' })
    expect(await notify(brand, accountId, fake.notice(step.paymentNo))).toBe(200)
    expect(await statusNow()).toBe(10)
    const { list } = (await ask(atDesk, listPaymentAlarms, { ...brand.owner, body: {} })).data
    const { currency, smallest: expected } = fake
    expect(list).toMatchObject([{ kind: 'amount', orderId, paymentNo: step.paymentNo, expected, currency }])
    const received = list[0]?.received ?? 0
    expect(received).toBeGreaterThan(expected)
    expect(await orderNow()).toMatchObject({ returnedTotal: received, refundTotal: 0 })
  })

  it('[PY-02] is not paid by a notice without a right signature', async () => {
    const { brand, accountId, step, statusNow } = await openPayment()
    fake.happen(step.paymentNo, { to: 'paid' })
    const { body } = fake.notice(step.paymentNo)
    const forged = { headers: {}, body: body.replace(/"signature_key":"\w+"/, '"signature_key":"00"') }
    expect(await notify(brand, accountId, forged)).toBe(400)
    expect(await statusNow()).toBe(10)
  })
})
