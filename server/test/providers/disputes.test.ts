import { refusals } from '@tiffin/contract/refusals'
import { balanceOf } from '@tiffin/core/testing/books'
import { afterAll, describe, expect, it } from 'vitest'
import { bookFaults, entriesOf, shortEntriesOf } from '../books.ts'
import * as build from '../build-shop.ts'
import { disputingAt } from '../disputing.ts'
import { fakeMidtrans } from './fake-midtrans.ts'
import { fakeStripe } from './fake-stripe.ts'
import { fakeXendit } from './fake-xendit.ts'

type Opened = Awaited<ReturnType<ReturnType<typeof disputingAt>['openSold']>>

/** Entries of disputes, and what the account of chargebacks comes to. */
async function booksOf({ brand }: Opened, currency: string) {
  const moved = (await shortEntriesOf(brand.corp)).filter(([kind]) => kind.startsWith('chargeback'))
  return { moved, lost: balanceOf(await entriesOf(brand.corp), 'chargebacks', currency) }
}

const refundEntries = async ({ brand }: Opened) =>
  (await shortEntriesOf(brand.corp)).filter(([kind]) => kind.startsWith('refund'))

const stripe = await fakeStripe()
const [midtrans, xendit] = [await fakeMidtrans(), await fakeXendit()]
const atStripe = disputingAt(stripe)
afterAll(() => {
  for (const fake of [stripe, midtrans, xendit]) fake.close()
})

const taken = ['chargeback', 'chargebacks', 'provider', 50] as const
const back = ['chargebackReversal', 'provider', 'chargebacks', 50] as const

describe('[order-26] a dispute that Stripe tells of', () => {
  it('stands at the order with its state, amount and deadline, and is an alarm until somebody has read it', async () => {
    const opened = await atStripe.openSold()
    expect(await opened.dispute('opened')).toBe(200)
    const { disputeList, chargedBackTotal } = await opened.detail()
    expect(disputeList).toMatchObject([
      {
        ...{ paymentNo: opened.paymentNo, provider: 'stripe', state: 'needsResponse', amount: 50, currency: 'SGD' },
        ...{ chargedBack: 0, respondBy: expect.any(Number) },
      },
    ])
    expect(chargedBackTotal).toBe(0)
    const [alarm] = await opened.alarms()
    expect(alarm).toMatchObject({
      ...{ kind: 'dispute', orderId: opened.orderId, expected: 50, received: 50, currency: 'SGD', wayList: ['read'] },
      dispute: { state: 'needsResponse', respondBy: disputeList[0]?.respondBy, chargedBack: 0 },
    })
    expect(await opened.settle(alarm?.alarmId ?? '', 'read', 'answered')).toBe(200)
    expect(
      await build.asCorp(opened.brand.corp, "select changes from audit_entry where action = 'payment.settle'"),
    ).toEqual([{ changes: { kind: { from: 'dispute', to: 'read' } } }])
    expect(await opened.alarms()).toEqual([])
  })

  it('[ledger-8] takes its money into an account of its own, once, and is lost with an alarm of its own', async () => {
    const opened = await atStripe.openSold()
    for (const to of ['opened', 'taken', 'taken', 'opened', 'lost', 'lost', 'taken'] as const)
      expect(await opened.dispute(to)).toBe(200)
    expect(await booksOf(opened, 'SGD')).toEqual({ moved: [taken], lost: 50 })
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'lost', chargedBack: 50 }])
    expect(await opened.alarms()).toMatchObject([{ kind: 'disputeEnded', dispute: { state: 'lost', chargedBack: 50 } }])
    expect(await opened.alarms(false)).toMatchObject([{ kind: 'dispute' }])
  })

  it('[ledger-8][PY-30] gives the money back when it is won, whatever order the notices come in', async () => {
    for (const order of [
      ['opened', 'taken', 'reviewed', 'won', 'back'],
      ['back', 'won', 'reviewed', 'taken', 'opened'],
      ['won', 'taken', 'back', 'opened', 'reviewed'],
    ] as const) {
      const opened = await atStripe.openSold()
      const notes = (['opened', 'taken', 'reviewed', 'won', 'back'] as const).map(
        (to) => [to, opened.noticeOf(to)] as const,
      )
      const notices = new Map<string, (typeof notes)[number][1]>(notes)
      for (const to of order) await opened.say(notices.get(to) ?? { headers: {}, body: '' })
      const { moved, lost } = await booksOf(opened, 'SGD')
      expect(moved.toSorted()).toEqual([taken, back])
      expect(lost).toBe(0)
      expect(await opened.detail()).toMatchObject({
        chargedBackTotal: 0,
        disputeList: [{ state: 'won', chargedBack: 0 }],
      })
      expect(await opened.alarms()).toMatchObject([{ kind: 'disputeEnded', dispute: { state: 'won' } }])
      expect(await bookFaults(opened.brand.corp)).toEqual([])
    }
  })

  it('that is only an inquiry takes nothing, and is closed', async () => {
    const opened = await atStripe.openSold()
    await opened.dispute('inquired')
    await opened.dispute('closed')
    expect(await booksOf(opened, 'SGD')).toEqual({ moved: [], lost: 0 })
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'closed', chargedBack: 0 }])
  })

  it('at the address of another account, or without a right signature, changes nothing', async () => {
    const opened = await atStripe.openSold()
    const { accountId } = await atStripe.connect(opened.brand, { storeId: opened.brand.storeId })
    const notice = opened.noticeOf('taken')
    expect(await opened.say(notice, accountId)).toBe(200)
    expect(await opened.say({ ...notice, headers: { 'stripe-signature': 't=1,v1=00' } })).toBe(400)
    expect((await opened.detail()).disputeList).toEqual([])
    expect((await booksOf(opened, 'SGD')).moved).toEqual([])
  })
})

describe('[order-27][PY-31] a refund after a chargeback', () => {
  it('is never more than what is left of the order', async () => {
    const opened = await atStripe.openSold()
    await opened.dispute('taken', { amount: '30' })
    expect((await opened.detail()).chargedBackTotal).toBe(30)
    expect((await opened.refund(21)).data).toMatchObject({ fieldErrors: [{ field: 'amount', detail: 'at most 20' }] })
    const done = await opened.refund(20)
    expect(done.data).toMatchObject({ refundTotal: 20, chargedBackTotal: 30 })
    expect((await opened.refund(1, done.data.version)).code).toBe(refusals.inputInvalid)
    expect(await bookFaults(opened.brand.corp)).toEqual([])
  })

  it('that is due without staff sends only what the chargeback left, and the rest when the dispute is won', async () => {
    const opened = await atStripe.openSold({ isHandedOver: false })
    await opened.send()
    const before = stripe.refunded()
    await opened.dispute('taken', { amount: '30' })
    expect(await opened.cancel()).toBe(200)
    await opened.send()
    expect((await opened.detail()).refundList).toMatchObject([{ amount: 50, chargedBack: 30, status: 1 }])
    expect(stripe.refunded() - before).toBe(1)
    expect(await refundEntries(opened)).toEqual([
      ['refundDue', 'sales', 'customer', 50],
      ['refundDone', 'customer', 'provider', 20],
      ['refundChargedBack', 'customer', 'chargebacks', 30],
    ])
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    for (const to of ['won', 'back', 'back'] as const) await opened.dispute(to)
    expect((await opened.detail()).refundList).toMatchObject([
      { amount: 20, chargedBack: 0, status: 1 },
      { amount: 30, chargedBack: 0, status: 0 },
    ])
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    await opened.send()
    expect(stripe.refunded() - before).toBe(2)
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    expect(balanceOf(await entriesOf(opened.brand.corp), 'chargebacks', 'SGD')).toBe(0)
  })

  it('says to the customer what the bank returned, and to the counter what was charged back, until it comes back', async () => {
    const opened = await atStripe.openSold({ isHandedOver: false })
    await opened.dispute('taken', { amount: '30' })
    expect(await opened.atCounter()).toMatchObject([{ chargedBackTotal: 30 }])
    expect(await opened.asCustomer()).not.toHaveProperty('returnedByBank')
    await opened.cancel()
    await opened.send()
    expect(await opened.asCustomer()).toMatchObject({ refundTotal: 50, returnedByBank: 30 })
    for (const to of ['won', 'back'] as const) await opened.dispute(to)
    expect(await opened.atCounter()).toMatchObject([{ chargedBackTotal: 0 }])
    expect(await opened.asCustomer()).not.toHaveProperty('returnedByBank')
  })

  it('of which the chargeback has all is not sent, and is sent once the dispute is won', async () => {
    const opened = await atStripe.openSold({ isHandedOver: false })
    await opened.send()
    const before = stripe.refunded()
    await opened.dispute('taken')
    await opened.cancel()
    await opened.send()
    expect((await opened.detail()).refundList).toMatchObject([{ amount: 50, chargedBack: 50, status: 6 }])
    expect((await opened.detail()).refundState).toBe(2)
    expect(stripe.refunded() - before).toBe(0)
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    await opened.dispute('back')
    await opened.send()
    expect((await opened.detail()).refundList).toMatchObject([{ amount: 50, chargedBack: 0, status: 1 }])
    expect(stripe.refunded() - before).toBe(1)
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    expect(balanceOf(await entriesOf(opened.brand.corp), 'chargebacks', 'SGD')).toBe(0)
  })

  it('of which the chargeback has all is sent as far as the money of the chargeback comes back', async () => {
    const opened = await atStripe.openSold({ isHandedOver: false })
    await opened.send()
    const before = stripe.refunded()
    await opened.dispute('taken')
    await opened.cancel()
    await opened.send()
    await opened.dispute('back', { amount: '20' })
    await opened.send()
    expect((await opened.detail()).refundList).toMatchObject([{ amount: 50, chargedBack: 30, status: 1 }])
    expect(stripe.refunded() - before).toBe(1)
    expect((await refundEntries(opened)).slice(1)).toEqual([
      ['refundChargedBack', 'customer', 'chargebacks', 50],
      ['refundOwedAgain', 'chargebacks', 'customer', 50],
      ['refundDone', 'customer', 'provider', 20],
      ['refundChargedBack', 'customer', 'chargebacks', 30],
    ])
    expect(await bookFaults(opened.brand.corp)).toEqual([])
    expect(balanceOf(await entriesOf(opened.brand.corp), 'chargebacks', 'SGD')).toBe(0)
  })

  it('that was refused is not given back by hand as well, and counts as paid when it is sent again', async () => {
    const opened = await atStripe.openSold({ isHandedOver: false })
    stripe.setRefunds('failed')
    await opened.cancel()
    await opened.send()
    stripe.setRefunds('succeeded')
    const [failed] = await opened.alarms()
    await opened.dispute('taken')
    const alarmId = failed?.alarmId ?? ''
    expect(await opened.settle(alarmId, 'byHand', 'by bank')).toBe(refusals.refundChargedBack)
    expect(await opened.settle(alarmId, 'sendAgain')).toBe(200)
    await opened.send()
    expect((await opened.detail()).refundList).toMatchObject([{ chargedBack: 50, status: 6 }])
    expect(await bookFaults(opened.brand.corp)).toEqual([])
  })
})

describe('[provider-10] a chargeback that Midtrans tells of', () => {
  const provider = disputingAt(midtrans)
  const whole = ['chargeback', 'chargebacks', 'provider', 1] as const

  it('takes the whole payment, and gives it back when it is settled again', async () => {
    const opened = await provider.openSold()
    for (const _ of [1, 2]) expect(await opened.dispute('taken')).toBe(200)
    expect(await booksOf(opened, 'IDR')).toEqual({ moved: [whole], lost: 1 })
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'needsResponse', respondBy: null, amount: 1 }])
    for (const _ of [1, 2]) expect(await opened.dispute('back')).toBe(200)
    expect((await booksOf(opened, 'IDR')).lost).toBe(0)
    expect(await opened.detail()).toMatchObject({
      chargedBackTotal: 0,
      disputeList: [{ state: 'won', chargedBack: 0 }],
    })
    expect(await bookFaults(opened.brand.corp)).toEqual([])
  })

  it('of a part does not say how much: staff is told, and nothing is booked', async () => {
    const opened = await provider.openSold()
    await opened.dispute('taken', { amount: 'a part' })
    expect((await booksOf(opened, 'IDR')).moved).toEqual([])
    expect(await opened.alarms()).toMatchObject([{ kind: 'dispute', received: -1, dispute: { chargedBack: 0 } }])
    await opened.dispute('back')
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'won' }])
  })
})

describe('[provider-10] a dispute that Xendit tells of', () => {
  const provider = disputingAt(xendit)

  it('is open until its deadline, and takes its money once it is lost', async () => {
    const opened = await provider.openSold()
    await opened.dispute('opened')
    expect((await opened.detail()).disputeList).toMatchObject([
      { state: 'needsResponse', amount: 1000, chargedBack: 0, respondBy: expect.any(Number) },
    ])
    await opened.dispute('reviewed')
    for (const _ of [1, 2]) expect(await opened.dispute('lost')).toBe(200)
    expect(await booksOf(opened, 'IDR')).toEqual({
      moved: [['chargeback', 'chargebacks', 'provider', 1000]],
      lost: 1000,
    })
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'lost', chargedBack: 1000 }])
  })

  it('takes nothing when it is won', async () => {
    const opened = await provider.openSold()
    await opened.dispute('opened')
    await opened.dispute('won')
    expect((await booksOf(opened, 'IDR')).moved).toEqual([])
    expect((await opened.detail()).disputeList).toMatchObject([{ state: 'won' }])
  })
})
