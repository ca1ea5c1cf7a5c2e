import { cancelOrder } from '@tiffin/contract/order'
import { payGraceMs } from '@tiffin/core/order/payment-status'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { bookFaults } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { app, clock, type Opened, openOrder, openPayment, stateOf } from '../../../../test/paying.ts'
import type { ProviderEvent } from '../provider.ts'
import { settle, type Word } from './settle.ts'

const eventOf = (paymentNo: string, more: Partial<ProviderEvent> = {}): ProviderEvent => ({
  ...{ eventId: `e-${paymentNo}`, paymentNo, status: 'succeeded', amount: 500, currency: 'CNY', ...more },
})

/** What becomes of a provider's word on an order's payment. */
const say = ({ corp }: Opened, event: ProviderEvent, more: Partial<Word> = {}) =>
  testDb.tx({ role: 'app', corp }, (tx) =>
    settle(tx, {
      corpId: corp,
      account: { provider: 'sandbox', accountId: null },
      event,
      now: clock.now(),
      timeZone: 'Asia/Shanghai',
      ...more,
    }),
  )

const attemptsOf = ({ corp }: Opened) => build.asCorp(corp, 'select status from payment order by payment_no')

describe('a provider’s word', () => {
  it('[PY-04] pays once, whether the same message comes again or another one says the same', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo))).toBe('paid')
    expect(await say(opened, eventOf(paymentNo))).toBe('repeated')
    expect(await say(opened, eventOf(paymentNo, { eventId: 'another' }))).toBe('repeated')
    expect((await stateOf(opened)).status).toBe(20)
    expect(await build.asCorp(opened.corp, 'select 1 from refund')).toEqual([])
  })

  it('on a payment of another provider, or on none, is of nothing known', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo), { account: { provider: 'another', accountId: null } })).toBe('parked')
    expect(await say(opened, eventOf('1'))).toBe('parked')
    expect((await stateOf(opened)).status).toBe(10)
  })

  it('[cashier-5][PY-16] of what an order cost before a discount goes back, and the order waits for what it costs now', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    await build.asCorp(opened.corp, 'update payment set status = 2')
    await build.asCorp(
      opened.corp,
      'update customer_order set discount_total = discount_total + 100, payable_total = payable_total - 100',
    )
    expect(await say(opened, eventOf(paymentNo))).toBe('differs')
    expect(await stateOf(opened)).toMatchObject({ status: 10, payableTotal: 400, returnedTotal: 500, refundState: 1 })
    expect(await build.asCorp(opened.corp, 'select kind, expected, received from payment_alarm')).toEqual([
      { kind: 'amount', expected: 400, received: 500 },
    ])
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('[cashier-5][PY-16] of another amount on a payment that was taken goes back too, and the order stays paid', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo))).toBe('paid')
    expect(await say(opened, eventOf(paymentNo, { eventId: 'more', amount: 700 }))).toBe('differs')
    expect(await stateOf(opened)).toMatchObject({ status: 20, returnedTotal: 700 })
    expect(await attemptsOf(opened)).toEqual([{ status: 1 }])
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('[provider-5] that pays an order ends its other open attempts', async () => {
    const opened = await openOrder()
    const first = await openPayment(opened)
    await openPayment(opened)
    expect(await say(opened, eventOf(first))).toBe('paid')
    expect(await attemptsOf(opened)).toEqual([{ status: 1 }, { status: 3 }])
  })

  it('[PY-03] of another amount or currency is kept for a person to look at', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo, { amount: 499 }))).toBe('differs')
    expect(await say(opened, eventOf(paymentNo, { amount: 499 }))).toBe('repeated')
    expect(await say(opened, eventOf(paymentNo, { eventId: 'other', currency: 'USD' }))).toBe('differs')
    const alarms = await build.asCorp(opened.corp, 'select kind, expected, received from payment_alarm order by kind')
    expect(alarms).toEqual([
      { kind: 'amount', expected: 500, received: 499 },
      { kind: 'currency', expected: 500, received: 500 },
    ])
    expect(await attemptsOf(opened)).toEqual([{ status: 2 }])
  })

  it('[cashier-5][PY-16] of another amount sends it back and says so on the order, which can still be paid', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo, { amount: 499 }))).toBe('differs')
    expect(await stateOf(opened)).toMatchObject({ status: 10, returnedTotal: 499, refundTotal: 0, refundState: 1 })
    const again = await openPayment(opened)
    expect(await say(opened, eventOf(again))).toBe('paid')
  })

  it('[cashier-5][PY-20] of a second and a third wrong amount sends each back, once', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    for (const amount of [499, 498, 1])
      expect(await say(opened, eventOf(paymentNo, { eventId: `wrong ${amount}`, amount }))).toBe('differs')
    expect(await say(opened, eventOf(paymentNo, { eventId: 'asked', amount: 498 }))).toBe('repeated')
    expect(await build.asCorp(opened.corp, 'select amount, reason, status from refund order by amount')).toEqual(
      [1, 498, 499].map((amount) => ({ amount, reason: 'another amount was received', status: 0 })),
    )
    expect(await stateOf(opened)).toMatchObject({ status: 10, returnedTotal: 998, refundTotal: 0, refundState: 1 })
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it.each([499, -1])(
    '[cashier-5][PY-16] the right amount after a wrong one of %i goes back as well when the order is over',
    async (wrong) => {
      const opened = await openOrder()
      const paymentNo = await openPayment(opened)
      expect(await say(opened, eventOf(paymentNo, { eventId: 'wrong', amount: wrong }))).toBe('differs')
      expect(await say(opened, eventOf(paymentNo, { eventId: 'the same again', amount: wrong }))).toBe('repeated')
      await ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
      expect(await say(opened, eventOf(paymentNo))).toBe('refunded')
      const amounts = await build.asCorp<{ amount: number }>(opened.corp, 'select amount from refund order by part_no')
      expect(amounts.map(({ amount }) => amount)).toEqual(wrong > 0 ? [wrong, 500] : [500])
      expect(await build.asCorp(opened.corp, 'select 1 from payment_alarm')).toHaveLength(1)
      expect(await stateOf(opened)).toMatchObject({
        refundTotal: 500,
        returnedTotal: Math.max(0, wrong),
        refundState: 1,
      })
    },
  )

  it('[cashier-5][PY-16] of another currency, or of an amount that nobody can read, sends nothing back by itself', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    for (const more of [
      { eventId: '1', amount: -1 },
      { eventId: '2', currency: 'USD' },
    ])
      expect(await say(opened, eventOf(paymentNo, more))).toBe('differs')
    expect(await build.asCorp(opened.corp, 'select 1 from refund')).toEqual([])
    expect(await build.asCorp(opened.corp, 'select 1 from payment_alarm where settled_at is null')).toHaveLength(2)
    const received = 'select received_amount as amount, received_currency as currency from payment'
    expect(await build.asCorp(opened.corp, received)).toEqual([{ amount: 500, currency: 'USD' }])
    expect(await say(opened, eventOf(paymentNo, { eventId: '3', amount: 400 }))).toBe('differs')
    expect(await build.asCorp(opened.corp, received)).toEqual([{ amount: 500, currency: 'USD' }])
  })

  it.each([
    ['failed', 2],
    ['cancelled', 3],
    ['pending', 0],
  ] as const)('that it %s leaves the attempt in state %i and the order waiting', async (status, attempt) => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(await say(opened, eventOf(paymentNo, { status }))).toBe('noted')
    expect(await attemptsOf(opened)).toEqual([{ status: attempt }])
    expect((await stateOf(opened)).status).toBe(10)
  })

  it('[order-18][PY-19] that it was paid pays until half a minute after the order’s deadline', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const { payExpireTime } = await stateOf(opened)
    expect(await say(opened, eventOf(paymentNo), { now: (payExpireTime ?? 0) + payGraceMs - 1 })).toBe('paid')
    expect(await stateOf(opened)).toMatchObject({ status: 20, refundTotal: 0 })
  })

  it('[R-8.11][order-18] that it was paid is too late half a minute after the order’s deadline', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const { payExpireTime } = await stateOf(opened)
    const end = (payExpireTime ?? 0) + payGraceMs
    expect(await say(opened, eventOf(paymentNo), { now: end })).toBe('refunded')
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500 })
  })

  it('[PY-17] on a second attempt sends its money back, with the reason', async () => {
    const opened = await openOrder()
    const first = await openPayment(opened)
    clock.offset += 5
    const second = await openPayment(opened)
    expect(await say(opened, eventOf(second))).toBe('paid')
    expect(await say(opened, eventOf(first))).toBe('refunded')
    expect(await build.asCorp(opened.corp, 'select payment_no as no, reason from refund')).toEqual([
      { no: first, reason: 'paid after the order had ended' },
    ])
  })
})
