import { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { bookFaults, shortEntriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import {
  app,
  clock,
  noticeOf,
  type Opened,
  openOrder,
  openPayment,
  runJob,
  sandbox,
  stateOf,
} from '../../../../test/paying.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import type { ProviderStatus } from '../provider.ts'

/** Log-ins of staff are real ones; those of customers are not. */
const atDesk = testApp({ clock })

const readNotices = () => runJob('read notices that came too early')
const askProviders = () => runJob('ask providers about open payments')
const hourMs = 3_600_000

beforeEach(() => {
  clock.offset = 0 // sessions of customers end after a while
})

/** An attempt whose row was written after the provider's first notice of it. */
async function openLater(opened: Opened, early: (paymentNo: string) => Promise<unknown>) {
  const paymentNo = await openPayment(opened)
  await build.asCorp(opened.corp, `update payment set payment_no = 'x' || payment_no`)
  await early(paymentNo)
  await build.asCorp(opened.corp, `update payment set payment_no = substr(payment_no, 2)`)
  return paymentNo
}

describe('[cashier-7][PY-21] a notice of a payment that nobody knows', () => {
  it('is kept, answered as received, and pays once its attempt is there, however often it came', async () => {
    const opened = await openOrder()
    const paymentNo = await openLater(opened, async (no) => {
      for (let times = 0; times < 3; times++) expect(await notify(app, opened.corp, { notice: noticeOf(no) })).toBe(200)
      await readNotices()
      expect((await stateOf(opened)).status).toBe(10)
    })
    await Promise.all([readNotices(), readNotices()])
    expect(await stateOf(opened)).toMatchObject({ status: 20, paymentNo })
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    expect(await build.asCorp(opened.corp, 'select 1 from payment_event')).toHaveLength(1)
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('is given up after a day, staff is told once, and nothing is paid', async () => {
    const opened = await openOrder()
    await notify(app, opened.corp, { notice: noticeOf('424242') })
    clock.offset += 23 * hourMs
    await readNotices()
    expect(await build.asCorp(opened.corp, 'select 1 from payment_alarm')).toEqual([])
    clock.offset += 2 * hourMs
    for (let round = 0; round < 2; round++) await readNotices()
    const desk = await buildAtDesk(atDesk, opened.corp, 'owner')
    const list = async () => (await ask(atDesk, listPaymentAlarms, { ...desk, body: {} })).data.list
    const [alarm] = await list()
    expect(await list()).toMatchObject([
      {
        kind: 'unknownPayment',
        orderId: '',
        storeId: '',
        paymentNo: '424242',
        received: 500,
        currency: 'CNY',
        wayList: ['read'],
      },
    ])
    const body = { alarmId: alarm?.alarmId ?? '', way: 'read' as const }
    expect((await ask(atDesk, settlePaymentAlarm, { ...desk, body })).code).toBe(200)
    expect(await list()).toEqual([])
    expect(await shortEntriesOf(opened.corp)).toEqual([['unknownPayment', 'provider', 'suspense', 500]])
  })

  it('of which no money came is given up without a word', async () => {
    const opened = await openOrder()
    for (const type of ['failed', 'cancelled', 'pending'])
      await notify(app, opened.corp, { notice: noticeOf('434343', `payment.${type}`) })
    clock.offset += 25 * hourMs
    await readNotices()
    expect(await build.asCorp(opened.corp, 'select 1 from payment_alarm')).toEqual([])
    expect(await shortEntriesOf(opened.corp)).toEqual([])
    expect(await build.asCorp(opened.corp, 'select 1 from payment_event where given_up_at is null')).toEqual([])
  })
})

const kinds = ['pending', 'succeeded', 'failed', 'cancelled'] as const satisfies ProviderStatus[]
const pairs = kinds.flatMap((first) => kinds.map((second) => [first, second] as const))

it.each(pairs)(
  '[order-11][PY-04] after %s comes %s: a state goes forward only, and only money changes an ended one',
  async (first, second) => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    for (const [index, kind] of [first, second].entries())
      await notify(app, opened.corp, { notice: noticeOf(paymentNo, `payment.${kind}`, { eventId: `e${index}` }) })
    const states = { pending: 0, succeeded: 1, failed: 2, cancelled: 3 }
    const ended = first === 'pending' ? second : first
    const end = first === 'succeeded' || second === 'succeeded' ? 'succeeded' : ended
    expect(await build.asCorp(opened.corp, 'select status from payment')).toEqual([{ status: states[end] }])
    expect((await stateOf(opened)).status).toBe(end === 'succeeded' ? 20 : 10)
    expect(await bookFaults(opened.corp)).toEqual([])
  },
)

describe('[cashier-8][PY-09] a payment of which no notice ever comes', () => {
  const asksOf = (paymentNo: string) =>
    sandbox.asked.filter(({ path, body }) => path === '/payments/query' && body.paymentNo === paymentNo).length
  const pay = (paymentNo: string) =>
    sandbox.states.set(paymentNo, { status: 'succeeded', amount: '5.00', currency: 'CNY' })

  it.each([20, 100, 600])('is found within two minutes when it was paid after %i seconds', async (seconds) => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    for (let passed = 0; passed < seconds; passed += 20) {
      clock.offset += 20_000
      await askProviders()
    }
    pay(paymentNo)
    for (let passed = 0; passed < 120; passed += 20) {
      clock.offset += 20_000
      await askProviders()
    }
    expect((await stateOf(opened)).status).toBe(20)
    expect(asksOf(paymentNo)).toBeLessThan(12)
  })

  it.each([
    ['an hour', 2],
    ['a day', 26],
  ])('is found %s after the deadline, and goes back', async (_title, hours) => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    for (let round = 0; round < 4; round++) {
      await askProviders()
      clock.offset += 200_000
    }
    await stateOf(opened)
    if (hours > 2) clock.offset += 2 * hourMs
    await askProviders()
    pay(paymentNo)
    clock.offset += hours * hourMs
    await askProviders()
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500, refundState: 1 })
    expect(await bookFaults(opened.corp)).toEqual([])
    const times = asksOf(paymentNo)
    clock.offset += 100 * hourMs
    await askProviders()
    expect(asksOf(paymentNo)).toBe(times)
  })

  it('is asked about again soon when its provider was not reached', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000 + 24 * hourMs
    sandbox.isBroken = true
    await askProviders()
    sandbox.isBroken = false
    pay(paymentNo)
    clock.offset += 61_000
    await askProviders()
    expect(await stateOf(opened)).toMatchObject({ status: 80, refundTotal: 500 })
  })
})
