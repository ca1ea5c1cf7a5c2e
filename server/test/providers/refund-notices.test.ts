import { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '../app.ts'
import { bookFaults, shortEntriesOf } from '../books.ts'
import * as build from '../build-shop.ts'
import { connectingTo } from '../connecting.ts'
import type { Notice } from './fake-host.ts'
import { fakeStripe } from './fake-stripe.ts'

const fake = await fakeStripe()
const { atShop, atDesk, openBrand, connect, placeOrder, pay, notify, clock } = connectingTo(fake)
afterAll(() => fake.close())

/** An order that its customer paid and cancelled, with its refund as it stands at Stripe. */
async function openRefund(status: 'succeeded' | 'pending') {
  const brand = await openBrand()
  const { accountId } = await connect(brand)
  const { orderId } = (await placeOrder(brand, 'stripe')).data
  const { paymentNo } = (await pay(brand, orderId, 'stripe')).data
  const say = (notice: Notice | undefined, account = accountId) =>
    notify(brand, account, notice ?? { headers: {}, body: '' })
  fake.happen(paymentNo, { to: 'paid' })
  await say(fake.notice(paymentNo))
  await ask(atShop, cancelOrder, { ...brand, body: { orderId } })
  const send = async () => {
    clock.offset += 1000
    await atShop.jobs.find(({ name }) => name === 'send refunds')?.run()
  }
  fake.setRefunds(status)
  await send()
  fake.setRefunds('succeeded')
  const [refund] = await build.asCorp<{ refundNo: string }>(brand.corp, 'select refund_no as "refundNo" from refund')
  const refundNo = refund?.refundNo ?? ''
  const stateNow = async () => (await ask(atShop, findOrder, { ...brand, body: { orderId } })).data.refundState
  const alarms = async () => (await ask(atDesk, listPaymentAlarms, { ...brand.owner, body: {} })).data.list
  return { brand, refundNo, say, send, stateNow, alarms }
}

type Opened = Awaited<ReturnType<typeof openRefund>>

const backOf = async ({ brand }: Opened) =>
  (await shortEntriesOf(brand.corp)).filter(([kind]) => /^refund(Done|Back)$/.test(kind))

describe('[order-22] a refund that Stripe tells of', () => {
  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'as failed after it was done is failed, once, with one alarm: %s',
    async (type) => {
      const opened = await openRefund('succeeded')
      const { brand, refundNo, say, stateNow, alarms } = opened
      expect(await stateNow()).toBe(2)
      for (const _ of [1, 2]) expect(await say(fake.refundNotice?.(refundNo, 'failed', type))).toBe(200)
      expect(await stateNow()).toBe(3)
      expect(await alarms()).toMatchObject([
        { kind: 'refundFailed', failure: 'lost_or_stolen_card', wayList: ['sendAgain', 'byHand'] },
      ])
      expect(await backOf(opened)).toEqual([
        ['refundDone', 'customer', 'provider', fake.smallest],
        ['refundBack', 'provider', 'customer', fake.smallest],
      ])
      expect(await bookFaults(brand.corp)).toEqual([])
    },
  )

  it('can be sent again, and what was said of the number before changes nothing then', async () => {
    const opened = await openRefund('succeeded')
    const { brand, refundNo, say, send, stateNow, alarms } = opened
    const failed = fake.refundNotice?.(refundNo, 'failed', 'refund.failed')
    await say(failed)
    const [alarm] = await alarms()
    const body = { alarmId: alarm?.alarmId ?? '', way: 'sendAgain' as const }
    expect((await ask(atDesk, settlePaymentAlarm, { ...brand.owner, body })).code).toBe(200)
    await say(failed)
    expect(await stateNow()).toBe(1)
    await send()
    await say(failed)
    expect(await stateNow()).toBe(2)
    expect(await alarms()).toEqual([])
    expect(await bookFaults(brand.corp)).toEqual([])
  })

  it('as done is done before it is asked about, and stays failed once it has failed', async () => {
    const { refundNo, say, stateNow } = await openRefund('pending')
    expect(await stateNow()).toBe(1)
    await say(fake.refundNotice?.(refundNo, 'pending', 'refund.updated'))
    expect(await stateNow()).toBe(1)
    await say(fake.refundNotice?.(refundNo, 'succeeded', 'refund.updated'))
    expect(await stateNow()).toBe(2)
    await say(fake.refundNotice?.(refundNo, 'failed', 'refund.failed'))
    await say(fake.refundNotice?.(refundNo, 'succeeded', 'refund.updated'))
    expect(await stateNow()).toBe(3)
  })

  it('at the address of another account, or without a right signature, changes nothing', async () => {
    const { brand, refundNo, say, stateNow } = await openRefund('succeeded')
    const { accountId } = await connect(brand, { storeId: brand.storeId })
    const notice = fake.refundNotice?.(refundNo, 'failed', 'refund.failed')
    expect(await say(notice, accountId)).toBe(200)
    expect(await say({ headers: { 'stripe-signature': 't=1,v1=00' }, body: notice?.body ?? '' })).toBe(400)
    expect(await stateNow()).toBe(2)
  })
})
