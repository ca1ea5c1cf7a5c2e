import { describe, expect, it } from 'vitest'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, runJob, sandbox, stateOf } from '../../../../test/paying.ts'
import { toUnits } from '../adapter/amounts.ts'
import { sendRefund } from './send-refund.ts'

/** An order that was paid too late: 5.00 go back. */
async function openRefund() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  clock.offset += 931_000
  await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
  return opened
}

type Opened = Awaited<ReturnType<typeof openRefund>>

const refundsOf = ({ corp }: Opened) => build.asCorp(corp, 'select status, failure from refund')
const alarmsOf = ({ corp }: Opened) => build.asCorp(corp, 'select kind, expected, currency from payment_alarm')

/** Time passes, and the job runs once. */
async function later(opened: Opened) {
  clock.offset += 1_801_000
  await runJob('send refunds')
  return (await stateOf(opened)).refundState
}

describe('[order-17][PY-18][PY-08] a refund', () => {
  it('is under way until the provider says that it is done, and is asked about until then', async () => {
    const opened = await openRefund()
    expect(await stateOf(opened)).toMatchObject({ refundTotal: 500, refundState: 1 })
    sandbox.refund = { status: 200, body: { status: 'processing' } }
    expect(await later(opened)).toBe(1)
    expect(await refundsOf(opened)).toEqual([{ status: 3, failure: '' }])
    sandbox.refund = undefined
    expect(await later(opened)).toBe(2)
    expect(await refundsOf(opened)).toEqual([{ status: 1, failure: '' }])
    expect(await alarmsOf(opened)).toEqual([])
  })

  it('that the provider refuses has failed, is not sent again, and raises one alarm', async () => {
    const opened = await openRefund()
    sandbox.refund = { status: 409, body: { error: 'the account is empty' } }
    for (let round = 0; round < 3; round++) expect(await later(opened)).toBe(3)
    sandbox.refund = undefined
    expect(await refundsOf(opened)).toEqual([{ status: 4, failure: 'the account is empty' }])
    expect(await alarmsOf(opened)).toEqual([{ kind: 'refundFailed', expected: 500, currency: 'CNY' }])
    const sent = sandbox.asked.filter(({ path }) => path === '/refunds')
    const paymentNo = (await stateOf(opened)).paymentNo
    expect(sent.filter(({ body }) => body.paymentNo === paymentNo)).toHaveLength(1)
  })

  it('that the provider does not answer is sent again and again, and raises one alarm at the tenth time', async () => {
    const opened = await openRefund()
    sandbox.isBroken = true
    for (let round = 0; round < 9; round++) expect(await later(opened)).toBe(1)
    expect(await alarmsOf(opened)).toEqual([])
    for (let round = 0; round < 3; round++) await later(opened)
    sandbox.isBroken = false
    expect(await alarmsOf(opened)).toEqual([{ kind: 'refundSilent', expected: 500, currency: 'CNY' }])
    expect(await later(opened)).toBe(2)
    expect(await build.asCorp(opened.corp, 'select 1 from payment_alarm where settled_at is null')).toEqual([])
  })

  it('of a provider that the server does not have any more raises an alarm as one without an answer', async () => {
    const opened = await openRefund()
    await build.asCorp(opened.corp, `update payment set provider = 'gone'`)
    for (let round = 0; round < 10; round++) expect(await later(opened)).toBe(1)
    expect(await alarmsOf(opened)).toEqual([{ kind: 'refundSilent', expected: 500, currency: 'CNY' }])
  })

  it('is sent also after a thousand tries, half an hour after the last', async () => {
    const opened = await openRefund()
    await build.asCorp(opened.corp, 'update refund set tries = 2000')
    sandbox.refund = { status: 503, body: {} }
    expect(await later(opened)).toBe(1)
    const [row] = await build.asCorp<{ next: number }>(opened.corp, 'select next_try_at as next from refund')
    expect((row?.next ?? 0) - clock.now()).toBeGreaterThan(1_700_000)
    expect((row?.next ?? 0) - clock.now()).toBeLessThanOrEqual(1_800_000)
    sandbox.refund = undefined
    expect(await later(opened)).toBe(2)
  })

  it('[order-24] that the provider can never express has failed, so that staff settles it', async () => {
    const opened = await openRefund()
    clock.offset += 1_801_000
    const [{ refundNo } = { refundNo: '' }] = await build.asCorp<{ refundNo: string }>(
      opened.corp,
      'select refund_no as "refundNo" from refund',
    )
    const refund = async () =>
      toUnits(() => ({ digits: 0, smallest: 1, largest: 10 ** 12 }), 3_333_333, { currency: 'IDR', currencyScale: 2 })
    // as: no more of a provider is asked for here
    const providerOf = async () => ({ refund }) as never
    await sendRefund({ db: app.db, log: app.log, providerOf }, { corpId: opened.corp, refundNo, now: clock.now() })
    expect((await stateOf(opened)).refundState).toBe(3)
    expect(await alarmsOf(opened)).toEqual([{ kind: 'refundFailed', expected: 500, currency: 'CNY' }])
  })

  it('of which another one failed does not hide that, and the order says last what became of both', async () => {
    const opened = await openRefund()
    sandbox.refund = { status: 409, body: { error: 'closed' } }
    expect(await later(opened)).toBe(3)
    sandbox.refund = undefined
    const again = `insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, next_try_at)
      select corp_id, refund_no || 'b', payment_no, order_id, 7, 1, reason, next_try_at from refund`
    await build.asCorp(opened.corp, again)
    expect(await later(opened)).toBe(3)
    expect(
      (await build.asCorp<{ status: number }>(opened.corp, 'select status from refund'))
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([1, 4])
  })

  it('that takes longer than its first pause is not sent by a second server meanwhile', async () => {
    const opened = await openRefund()
    const paymentNo = (await stateOf(opened)).paymentNo
    clock.offset += 1_801_000
    sandbox.onRefund = async () => {
      sandbox.onRefund = undefined
      clock.offset += 40_000
      await runJob('send refunds')
    }
    await runJob('send refunds')
    expect(sandbox.onRefund).toBeUndefined()
    const sent = sandbox.asked.filter(({ path, body }) => path === '/refunds' && body.paymentNo === paymentNo)
    expect(sent).toHaveLength(1)
  })

  it('that was sent again is not settled by the answer to the number of before', async () => {
    const opened = await openRefund()
    const again = 'update refund set retries = retries + 1, tries = 0, next_try_at = $1'
    sandbox.onRefund = () => build.asCorp(opened.corp, again, [new Date(clock.now())])
    expect(await later(opened)).toBe(1)
    sandbox.onRefund = undefined
    expect(await refundsOf(opened)).toEqual([{ status: 0, failure: '' }])
    expect(await later(opened)).toBe(2)
    const paymentNo = (await stateOf(opened)).paymentNo
    const sent = sandbox.asked.filter(({ path, body }) => path === '/refunds' && body.paymentNo === paymentNo)
    expect(sent.map(({ body }) => String(body.refundNo).replace(/^R\d+/, ''))).toEqual(['', '-1'])
  })
})
