import { describe, expect, it } from 'vitest'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { clock, type Opened, openOrder, openPayment, stateOf } from '../../../test/paying.ts'
import type { ProviderEvent } from './provider.ts'
import { settle, type Word } from './settle.ts'

const eventOf = (paymentNo: string, more: Partial<ProviderEvent> = {}): ProviderEvent => ({
  ...{ eventId: `e-${paymentNo}`, paymentNo, status: 'succeeded', amount: 500, currency: 'CNY', ...more },
})

/** What becomes of a provider's word on an order's payment. */
const say = ({ corp }: Opened, event: ProviderEvent, more: Partial<Word> = {}) =>
  testDb.tx({ role: 'app', corp }, (tx) =>
    settle(tx, { corpId: corp, provider: 'sandbox', event, now: clock.now(), timeZone: 'Asia/Shanghai', ...more }),
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
    expect(await say(opened, eventOf(paymentNo), { provider: 'another' })).toBe('unknown')
    expect(await say(opened, eventOf('1'))).toBe('unknown')
    expect((await stateOf(opened)).status).toBe(10)
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
    expect(await attemptsOf(opened)).toEqual([{ status: 0 }])
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

  it('[R-8.11] that it was paid is too late at the very end of the order’s time', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const { payExpireTime } = await stateOf(opened)
    expect(await say(opened, eventOf(paymentNo), { now: payExpireTime ?? 0 })).toBe('refunded')
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
