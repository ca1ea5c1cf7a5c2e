import { listPaymentAlarms } from '@tiffin/contract/desk/payment'
import { balanceOf } from '@tiffin/core/testing/books'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { bookFaults, entriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app as atShop, clock, noticeOf, openOrder, openPayment, stateOf } from '../../../../test/paying.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const atDesk = testApp({ clock })

/** An order that was paid with 5.00. */
async function openPaid() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  await notify(atShop, opened.corp, { notice: noticeOf(paymentNo) })
  const sendNotice = (type: string, more: object = {}) =>
    notify(atShop, opened.corp, { notice: noticeOf(paymentNo, `dispute.${type}`, more) })
  const alarms = async () => {
    const owner = await buildAtDesk(atDesk, opened.corp, 'owner')
    return (await ask(atDesk, listPaymentAlarms, { ...owner, body: {} })).data.list
  }
  const chargedBack = async () =>
    (await build.asCorp<{ total: number }>(opened.corp, 'select charged_back_total as total from payment'))[0]?.total
  return { ...opened, paymentNo, sendNotice, alarms, chargedBack }
}

describe('[ledger-8][PY-30] the money of a dispute', () => {
  it('is taken once by notices that come at the same time, of its opening and of its end', async () => {
    const { corp, sendNotice, chargedBack, alarms } = await openPaid()
    const types = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'opened' : 'lost'))
    expect(new Set(await Promise.all(types.map((type) => sendNotice(type))))).toEqual(new Set([200]))
    expect(balanceOf(await entriesOf(corp), 'chargebacks', 'CNY')).toBe(500)
    expect(await chargedBack()).toBe(500)
    expect(await alarms()).toMatchObject([{ kind: 'disputeEnded' }])
    expect(await bookFaults(corp)).toEqual([])
  })

  it('in another currency is booked in it, does not count against the payment, and is told with what was paid', async () => {
    const { corp, sendNotice, chargedBack, alarms } = await openPaid()
    await sendNotice('opened', { amount: '4.10', currency: 'USD' })
    const entries = await entriesOf(corp)
    expect(balanceOf(entries, 'chargebacks', 'USD')).toBe(410)
    expect(balanceOf(entries, 'provider:sandbox', 'USD')).toBe(-410)
    expect(balanceOf(entries, 'chargebacks', 'CNY')).toBe(0)
    expect(await chargedBack()).toBe(0)
    expect(await alarms()).toMatchObject([
      { kind: 'dispute', expected: 500, received: 410, currency: 'USD', dispute: { chargedBack: 410 } },
    ])
    expect(await bookFaults(corp)).toEqual([])
  })

  it('that cannot be read is an alarm and no entry', async () => {
    const { corp, sendNotice, alarms } = await openPaid()
    await sendNotice('opened', { amount: 'much' })
    expect((await entriesOf(corp)).filter(({ kind }) => kind.startsWith('chargeback'))).toEqual([])
    expect(await alarms()).toMatchObject([{ kind: 'dispute', received: -1, dispute: { chargedBack: 0 } }])
  })
})

it('[order-26] a dispute of a payment that nobody knows is acknowledged and changes nothing', async () => {
  const { corp } = await openPaid()
  const notice = noticeOf('0'.repeat(24), 'dispute.opened')
  expect(await notify(atShop, corp, { notice })).toBe(200)
  expect(await build.asCorp(corp, 'select 1 from payment_dispute')).toEqual([])
})

it('[order-26] the customer reads nothing of a dispute', async () => {
  const opened = await openPaid()
  const { serverTime: _before, ...before } = await stateOf(opened)
  await opened.sendNotice('opened')
  await opened.sendNotice('lost')
  const { serverTime: _after, ...after } = await stateOf(opened)
  expect(after).toEqual(before)
})

it('[cashier-5] the same amount that comes after a dispute of it is no repetition of the dispute', async () => {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  await notify(atShop, opened.corp, { notice: noticeOf(paymentNo, 'dispute.opened', { amount: '4.00' }) })
  await notify(atShop, opened.corp, { notice: noticeOf(paymentNo, 'payment.succeeded', { amount: '4.00' }) })
  expect(await build.asCorp(opened.corp, 'select kind from payment_alarm order by kind')).toEqual([
    { kind: 'amount' },
    { kind: 'dispute' },
  ])
})
