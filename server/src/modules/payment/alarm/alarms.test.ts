import { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ask, testApp } from '../../../../test/app.ts'
import { bookFaults, entriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import {
  app as atShop,
  clock,
  noticeOf,
  openOrder,
  openPayment,
  runJob,
  sandbox,
  stateOf,
} from '../../../../test/paying.ts'
import { buildAtDesk } from '../../../../test/team.ts'

/** Log-ins of staff are real ones; those of customers are not. */
const atDesk = testApp({ clock })

/** An order whose late money the provider refuses to send back. */
async function openFailed() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  clock.offset += 931_000
  await notify(atShop, opened.corp, { notice: noticeOf(paymentNo) })
  sandbox.refund = { status: 409, body: { error: 'the account is empty' } }
  await runJob('send refunds')
  sandbox.refund = undefined
  const desk = await buildAtDesk(atDesk, opened.corp, 'owner')
  return { ...opened, paymentNo, desk }
}

type Desk = Awaited<ReturnType<typeof openFailed>>['desk']

const listOf = async (staff: Desk, body: object = {}) =>
  (await ask(atDesk, listPaymentAlarms, { ...staff, body })).data.list
const settle = async (desk: Desk, body: z.input<typeof settlePaymentAlarm.input>) =>
  (await ask(atDesk, settlePaymentAlarm, { ...desk, body })).code

async function firstOf(desk: Desk) {
  const [alarm] = await listOf(desk)
  if (!alarm) throw new Error('There is no alarm.')
  return alarm
}

/** The refunds that the sandbox was asked for of a payment, by their numbers. */
const sentOf = (paymentNo: string) =>
  sandbox.asked
    .filter(({ path, body }) => path === '/refunds' && body.paymentNo === paymentNo)
    .map(({ body }) => body.refundNo)

describe('[cashier-6][PY-18] an alarm', () => {
  it('of a refused refund says what, where and why, and how it can be settled', async () => {
    const { desk, orderId, storeId, paymentNo } = await openFailed()
    expect(await listOf(desk)).toMatchObject([
      {
        ...{ kind: 'refundFailed', orderId, storeId, paymentNo, expected: 500, currency: 'CNY' },
        ...{ failure: 'the account is empty', wayList: ['sendAgain', 'byHand'], settledAt: null, note: '' },
      },
    ])
    expect(await listOf(desk, { isOpen: false })).toEqual([])
  })

  it('is settled by sending the refund again, under a number of its own, and can be refused anew', async () => {
    const opened = await openFailed()
    const { desk, paymentNo } = opened
    const { alarmId, refundNo } = await firstOf(desk)
    expect(await settle(desk, { alarmId, way: 'sendAgain', note: 'account filled up' })).toBe(200)
    expect((await stateOf(opened)).refundState).toBe(1)
    sandbox.refund = { status: 409, body: { error: 'still empty' } }
    await runJob('send refunds')
    sandbox.refund = undefined
    const again = await firstOf(desk)
    expect([again.failure, again.alarmId === alarmId]).toEqual(['still empty', false])
    expect(await settle(desk, { alarmId: again.alarmId, way: 'sendAgain' })).toBe(200)
    await runJob('send refunds')
    expect((await stateOf(opened)).refundState).toBe(2)
    expect(sentOf(paymentNo)).toEqual([refundNo, `${refundNo}-1`, `${refundNo}-2`])
    expect(await listOf(desk)).toEqual([])
    const settled = await listOf(desk, { isOpen: false })
    expect(settled.map(({ note, wayList }) => [note, wayList])).toEqual([
      ['', []],
      ['account filled up', []],
    ])
    expect(settled[0]?.settledByName).not.toBe('')
  })

  it('is settled by hand: the refund is done, is not sent any more, and cannot be settled twice', async () => {
    const opened = await openFailed()
    const { desk, paymentNo, corp } = opened
    const { alarmId } = await firstOf(desk)
    const codes = await Promise.all(
      (['byHand', 'sendAgain', 'byHand'] as const).map((way) => settle(desk, { alarmId, way, note: 'by bank' })),
    )
    expect(codes.toSorted()).toEqual([200, refusals.alarmSettled, refusals.alarmSettled])
    const [refund] = await build.asCorp<{ status: number }>(corp, 'select status from refund')
    const isByHand = refund?.status === 5
    clock.offset += 3_600_000
    await runJob('send refunds')
    expect(sentOf(paymentNo)).toHaveLength(isByHand ? 1 : 2)
    expect((await stateOf(opened)).refundState).toBe(2)
    const entries = await build.asCorp(corp, `select action, reason from audit_entry where action = 'payment.settle'`)
    expect(entries).toEqual([{ action: 'payment.settle', reason: 'by bank' }])
  })

  it('of a refund without an answer that its provider has done all the same books it, once, with a note', async () => {
    const { desk, corp, orderId, paymentNo } = await openFailed()
    const { alarmId, refundNo } = await firstOf(desk)
    await build.asCorp(corp, `update payment_alarm set kind = 'refundSilent'`)
    await build.asCorp(corp, 'update refund set status = 0, tries = 10')
    expect((await firstOf(desk)).wayList).toEqual(['done', 'read'])
    expect(await settle(desk, { alarmId, way: 'done' })).toBe(refusals.inputInvalid)
    const wish = { alarmId, way: 'done', note: 'their page says so' } as const
    expect((await Promise.all([settle(desk, wish), settle(desk, wish)])).toSorted()).toEqual([
      200,
      refusals.alarmSettled,
    ])
    expect(await build.asCorp(corp, 'select status, done_at is not null as "isDone" from refund')).toEqual([
      { status: 1, isDone: true },
    ])
    expect((await entriesOf(corp)).filter(({ kind }) => kind.startsWith('refund'))).toMatchObject([
      { kind: 'refundDone', ref: refundNo, orderId, debit: `customer:${orderId}`, credit: 'provider:sandbox' },
    ])
    expect(await bookFaults(corp)).toEqual([])
    clock.offset += 3_600_000
    await runJob('send refunds')
    expect(sentOf(paymentNo)).toHaveLength(1)
  })

  it('of a refund without an answer is else only read: the provider may have done it', async () => {
    const { desk } = await openFailed()
    const { alarmId } = await firstOf(desk)
    await build.asCorp(desk.corp, `update payment_alarm set kind = 'refundSilent'`)
    for (const way of ['sendAgain', 'byHand'] as const)
      expect(await settle(desk, { alarmId, way })).toBe(refusals.inputInvalid)
    expect(await settle(desk, { alarmId, way: 'read' })).toBe(200)
    expect(await settle(desk, { alarmId, way: 'read' })).toBe(refusals.alarmSettled)
    expect(await build.asCorp(desk.corp, 'select status from refund')).toEqual([{ status: 4 }])
  })

  it('[TN-03] is seen and settled by staff of its own store and brand only', async () => {
    const { desk, corp, storeId } = await openFailed()
    const { alarmId } = await firstOf(desk)
    const other = await build.buildStore(corp)
    const away = await buildAtDesk(atDesk, corp, { role: 'storeManager', stores: [other] })
    expect(await listOf(away)).toEqual([])
    expect(await settle(away, { alarmId, way: 'byHand' })).toBe(refusals.alarmUnknown)
    const foreign = (await openFailed()).desk
    expect(await settle(foreign, { alarmId, way: 'byHand' })).toBe(refusals.alarmUnknown)
    const accountant = await buildAtDesk(atDesk, corp, 'accountant')
    expect(await listOf(accountant)).toHaveLength(1)
    expect(await settle(accountant, { alarmId, way: 'byHand' })).toBe(403)
    const own = await buildAtDesk(atDesk, corp, { role: 'storeManager', stores: [storeId] })
    expect(await listOf(own)).toHaveLength(1)
    expect(await settle(own, { alarmId, way: 'byHand' })).toBe(refusals.inputInvalid)
    expect(await settle(own, { alarmId, way: 'byHand', note: 'by bank' })).toBe(200)
  })

  it('lists are read to their end in pages of any size', async () => {
    const { desk, corp } = await openFailed()
    await build.asCorp(
      corp,
      `insert into payment_alarm (corp_id, alarm_id, order_id, payment_no, kind, expected, received, currency)
       select corp_id, '00000000-' || more.kind, order_id, payment_no, more.kind, 500, 499, 'CNY'
       from payment_alarm cross join (values ('amount'), ('currency')) more (kind)`,
    )
    const found: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: z.output<typeof listPaymentAlarms.output> = (
        await ask(atDesk, listPaymentAlarms, { ...desk, body: { after, pageSize: 1 } })
      ).data
      found.push(...page.list.map(({ kind }) => kind))
      after = page.next
    }
    expect(found).toEqual(['refundFailed', 'currency', 'amount'])
  })
})
