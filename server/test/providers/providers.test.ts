import { inspect } from 'node:util'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentOrder, ProviderEvent } from '../../src/modules/payment/provider.ts'
import { fakeMidtrans } from './fake-midtrans.ts'
import { fakeStripe } from './fake-stripe.ts'
import { fakeXendit } from './fake-xendit.ts'

/** Every provider, and what cannot happen there. */
const fakes = { stripe: await fakeStripe(), xendit: await fakeXendit(), midtrans: await fakeMidtrans() }

let count = 0
function nextNumber(): string {
  count += 1
  return String(count).padStart(11, '0')
}

describe.each(Object.entries(fakes))('%s', (name, fake) => {
  const { kind, access, currency, currencyScale } = fake
  const scale = { currency, currencyScale }
  const provider = kind.open(access)
  const now = Date.now()
  afterAll(() => fake.close())
  beforeEach(() => {
    fake.fault = undefined
    fake.setRefunds('succeeded')
  })

  const orderOf = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
    ...{
      paymentNo: `${now}${nextNumber()}`,
      channel: fake.channel ?? '',
      amount: fake.smallest,
      ...scale,
      now,
    },
    ...{ expiresAt: now + 900_000, subject: 'Tea house 2611240001', language: 'in-ID' },
    ...{ returnUrl: 'https://tea.example/?corp=tea', notifyUrl: 'https://tea.example/api/pay/notify' },
    ...more,
  })

  async function openPayment(more: Partial<PaymentOrder> = {}) {
    const order = orderOf(more)
    const { paymentNo } = order
    const opened = await provider.create(order)
    return { ...opened, order, payment: { paymentNo, providerRef: opened.providerRef, ...scale } }
  }

  async function openPaid(more: Partial<PaymentOrder> = {}) {
    const opened = await openPayment(more)
    fake.happen(opened.order.paymentNo, { to: 'paid' })
    return opened
  }

  const read = (paymentNo: string, { was, headers = {} }: { was?: 'pending'; headers?: object } = {}) => {
    const notice = fake.notice(paymentNo, was)
    const scaleOf = async () => currencyScale
    return provider.readEvent(Buffer.from(notice.body), {
      headers: { ...notice.headers, ...headers },
      now: Date.now(),
      scaleOf,
    })
  }

  const refundOf = (payment: Awaited<ReturnType<typeof openPayment>>['payment'], more = {}) => ({
    ...{ ...payment, refundNo: `R${nextNumber()}`, amount: fake.smallest, providerRefundId: '', ...more },
  })

  it('[provider-6] opens a payment for the very amount, at an address of its own', async () => {
    const { url, qr, action, payment } = await openPayment()
    if (fake.channel === undefined) expect([action, url]).toEqual([1, expect.stringMatching(/^https:\/\//)])
    else expect([action, qr]).toEqual([2, expect.stringMatching(/^000201/)])
    expect(await provider.query(payment)).toEqual({ status: 'pending', amount: fake.smallest, currency })
  })

  it.skipIf(fake.inexpressible === undefined)('[provider-2] asks for no amount that it cannot express', async () => {
    const before = fake.asked.length
    await expect(provider.create(orderOf(fake.inexpressible))).rejects.toThrow('cannot express')
    expect(fake.asked).toHaveLength(before)
  })

  it('[PY-25] says how a payment ended, and knows none that was never opened', async () => {
    const { payment } = await openPaid()
    expect(await provider.query(payment)).toEqual({ status: 'succeeded', amount: fake.smallest, currency })
    const over = await openPayment()
    fake.happen(over.order.paymentNo, { to: 'expired' })
    expect((await provider.query(over.payment)).status).toBe('cancelled')
    const never = await provider.query({ paymentNo: 'never', providerRef: '', ...scale })
    expect(never.status).toBe('unknown')
  })

  it('[PY-25] says that a declined payment is not paid', async () => {
    const { order, payment } = await openPayment()
    fake.happen(order.paymentNo, { to: 'declined' })
    expect(['pending', 'failed']).toContain((await provider.query(payment)).status)
  })

  it('[PY-03][PY-25] tells the amount and the currency that were received, also where they differ', async () => {
    const { order, payment } = await openPayment()
    fake.happen(order.paymentNo, { to: 'paid', amount: '7777' })
    const state = await provider.query(payment)
    expect(state.status).toBe('succeeded')
    expect(state.amount).not.toBe(order.amount)
    expect(state.amount).toBeGreaterThan(0)
    const other = await openPayment()
    fake.happen(other.order.paymentNo, { to: 'paid', currency: 'USD' })
    expect((await provider.query(other.payment)).currency).toBe('USD')
  })

  it('[PY-02][PY-26] believes its own notices and no others', async () => {
    const { order } = await openPaid()
    const event = (await read(order.paymentNo)) as ProviderEvent // as: it is no other notice
    expect(event).toMatchObject({ paymentNo: order.paymentNo, status: 'succeeded', amount: fake.smallest, currency })
    expect(event.eventId).not.toBe('')
    const forger = kind.open({
      ...access,
      secrets: Object.fromEntries(kind.fields.map((field) => [field.name, 'wrong'])),
    })
    const { headers, body } = fake.notice(order.paymentNo)
    const scaleOf = async () => currencyScale
    expect(await forger.readEvent(Buffer.from(body), { headers, now: Date.now(), scaleOf })).toBeUndefined()
    expect(await provider.readEvent(Buffer.from('[1'), { headers, now: Date.now(), scaleOf })).toBeUndefined()
  })

  it('[PY-04][PY-26] names a notice the same each time, and another one otherwise', async () => {
    const { order } = await openPaid()
    const [first, again, early] = [
      await read(order.paymentNo),
      await read(order.paymentNo),
      await read(order.paymentNo, { was: 'pending' }),
    ]
    expect(again).toEqual(first)
    if (early === 'ignored') return
    expect(early).toMatchObject({ status: 'pending' })
    expect((early as ProviderEvent).eventId).not.toBe((first as ProviderEvent).eventId) // as: both are events
  })

  it('[PY-08][PY-27] gives money back once for each number', async () => {
    const { payment } = await openPaid({ amount: 2 * fake.smallest })
    const before = fake.refunded()
    for (const number of [1, 2]) {
      const refund = refundOf(payment)
      expect(await provider.refund(refund)).toMatchObject({ status: 'succeeded', failure: '' })
      expect(await provider.refund(refund)).toMatchObject({ status: 'succeeded', failure: '' })
      expect(fake.refunded()).toBe(before + number)
    }
    expect((await provider.refund(refundOf(payment))).status).toBe('failed')
    expect(fake.refunded()).toBe(before + 2)
  })

  it.runIf(fake.hasPendingRefunds)(
    '[PY-18][PY-27] says that a refund is under way, and later that it is done',
    async () => {
      const { payment } = await openPaid()
      const refund = refundOf(payment)
      fake.setRefunds('pending')
      const taken = await provider.refund(refund)
      expect(taken.status).toBe('pending')
      fake.setRefunds('succeeded')
      expect((await provider.refund({ ...refund, providerRefundId: taken.providerRefundId })).status).toBe('succeeded')
    },
  )

  it('[PY-08][PY-27] gives money back once where two servers send one number together', async () => {
    const { payment } = await openPaid()
    const refund = refundOf(payment)
    const before = fake.refunded()
    const outcomes = await Promise.all([provider.refund(refund), provider.refund(refund)])
    expect(outcomes.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    expect(fake.refunded()).toBe(before + 1)
  })

  it.runIf(fake.hasPendingRefunds)(
    '[PY-18][PY-27] says nothing of a refund under way while its keys are refused',
    async () => {
      const { payment } = await openPaid()
      const refund = refundOf(payment)
      fake.setRefunds('pending')
      const { providerRefundId } = await provider.refund(refund)
      const wrong = Object.fromEntries(Object.entries(access.secrets).map(([field, secret]) => [field, `${secret}0`]))
      await expect(kind.open({ ...access, secrets: wrong }).refund({ ...refund, providerRefundId })).rejects.toThrow()
    },
  )

  it('[PY-18][PY-27] says why a refund failed', async () => {
    const { payment } = await openPaid()
    fake.setRefunds('failed')
    const failed = { status: 'failed', failure: fake.refundFailure }
    expect(await provider.refund(refundOf(payment))).toMatchObject(failed)
  })

  it.each([500, 'drop'] as const)('[PY-25] decides nothing while it has a fault: %s', async (fault) => {
    const { payment } = await openPaid()
    fake.fault = fault
    await expect(provider.create(orderOf())).rejects.toThrow()
    await expect(provider.query(payment)).rejects.toThrow()
    await expect(provider.refund(refundOf(payment))).rejects.toThrow()
    expect(await kind.check(access, currency)).toEqual({ fault: 'providerUnreachable' })
  })

  it('[provider-5] a payment that was cancelled can no more be paid, and one that was paid stays so', async () => {
    const { order, payment } = await openPayment()
    await provider.cancel?.(payment)
    fake.happen(order.paymentNo, { to: 'paid' })
    expect((await provider.query(payment)).status).toBe('cancelled')
    const paid = await openPaid()
    await provider.cancel?.(paid.payment)
    expect((await provider.query(paid.payment)).status).toBe('succeeded')
  })

  it('[provider-4][PY-28] says what is wrong with keys', async () => {
    const checked = await kind.check(access, currency)
    expect(checked.fault).toBeUndefined()
    const wrong = Object.fromEntries(Object.entries(access.secrets).map(([field, secret]) => [field, `${secret}0`]))
    expect(await kind.check({ ...access, secrets: wrong }, currency)).toEqual({ fault: 'providerKeyWrong' })
    expect(kind.modesOf(access.secrets)).toEqual([access.mode])
    expect(kind.modesOf(Object.fromEntries(kind.fields.map((field) => [field.name, 'nonsense'])))).toEqual([])
    expect(kind.ruleOf('XTS')).toBeUndefined()
    expect(kind.name).toBe(name)
  })

  it.runIf(fake.otherSecrets)('[provider-9] says whose keys they are', async () => {
    const owners = await Promise.all(
      [access.secrets, access.secrets, fake.otherSecrets ?? {}].map((secrets) =>
        kind.check({ ...access, secrets }, currency),
      ),
    )
    expect(owners[0]).toEqual({ owner: expect.stringMatching(/./) })
    expect(owners[1]).toEqual(owners[0])
    expect(owners[2]).not.toEqual(owners[0])
  })

  it.each([500, 'drop'] as const)('[provider-4][PY-29] names none of its keys in what it throws: %s', async (fault) => {
    const { payment } = await openPayment()
    fake.fault = fault
    const calls = [provider.create(orderOf()), provider.query(payment), provider.refund(refundOf(payment))]
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
    const text = inspect(outcomes, { depth: Infinity, showHidden: true, maxStringLength: null })
    for (const secret of Object.values(access.secrets))
      for (const shown of [secret, btoa(secret), btoa(`${secret}:`)]) expect(text).not.toContain(shown)
  })

  it('[reconcile-1] says what it received and gave back, each once, by our numbers', async () => {
    const { order, payment } = await openPaid({ amount: fake.smallest * 2 })
    await openPayment()
    const refundNo = `R${Date.now()}${nextNumber().slice(2)}`
    const refund = { ...payment, refundNo, amount: fake.smallest, providerRefundId: '' }
    await provider.refund(refund)
    const period = { from: Date.now() - 60_000, to: Date.now() + 60_000 }
    const all = provider.list
      ? await provider.list(period, async () => currencyScale)
      : await provider.movementsOf?.(payment)
    const own = (all ?? []).filter(
      ({ paymentNo, refundNo }) => paymentNo === order.paymentNo || refundNo === refund.refundNo,
    )
    expect(own).toMatchObject([
      {
        kind: 'payment',
        paymentNo: order.paymentNo,
        refundNo: '',
        status: 'succeeded',
        amount: fake.smallest * 2,
        currency,
      },
      { kind: 'refund', refundNo: refund.refundNo, status: 'succeeded', amount: fake.smallest, currency },
    ])
    for (const { at } of own) expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
    expect(new Set(all?.map(({ kind, transactionId }) => `${kind} ${transactionId}`)).size).toBe(all?.length)
    const later = { from: period.to, to: period.to + 1 }
    expect((await provider.list?.(later, async () => currencyScale)) ?? []).toEqual([])
  })

  it('[reconcile-1] says nothing rather than a part when it cannot be reached', async () => {
    const { payment } = await openPaid()
    fake.fault = 500
    const period = { from: Date.now() - 60_000, to: Date.now() + 60_000 }
    const all = provider.list ? provider.list(period, async () => currencyScale) : provider.movementsOf?.(payment)
    await expect(all).rejects.toThrow()
  })
})
