import { afterAll, describe, expect, it } from 'vitest'
import { fakeMidtrans } from './fake-midtrans.ts'

const fake = await fakeMidtrans()
const provider = fake.kind.open(fake.access)
afterAll(() => fake.close())

const now = Date.now()
const scale = { currency: 'IDR', currencyScale: 0 }
const orderOf = (paymentNo: string, channel: string, minutes = 15) => ({
  ...{
    paymentNo,
    channel,
    amount: 18_000,
    ...scale,
    now,
    expiresAt: now + minutes * 60_000,
    subject: 'Tea',
    language: 'in-ID',
  },
  ...{ returnUrl: 'https://tea.example/?corp=tea', notifyUrl: 'https://tea.example/api/pay/notify/midtrans/tea/a1' },
})

describe('[provider-6] Midtrans', () => {
  it('opens its page, which waits while nobody has chosen how to pay', async () => {
    const { action, url, providerRef } = await provider.create(orderOf('1', '', 2))
    expect([action, url]).toEqual([1, 'https://app.midtrans.test/snap/v4/redirection/token-1'])
    const payment = { paymentNo: '1', providerRef, ...scale }
    expect((await provider.query(payment)).status).toBe('pending')
    fake.happen('1', { to: 'paid' })
    expect(await provider.query(payment)).toEqual({ status: 'succeeded', amount: 18_000, currency: 'IDR' })
    const refund = { ...payment, refundNo: 'R1', amount: 8000, providerRefundId: '' }
    expect((await provider.refund(refund)).status).toBe('succeeded')
    expect((await provider.query(payment)).status).toBe('succeeded')
  })

  it('shows a QR code', async () => {
    expect(await provider.create(orderOf('2', 'qris'))).toMatchObject({
      action: 2,
      url: '',
      qr: expect.stringMatching(/^0002/),
    })
  })

  it('opens the wallet, with a QR code for devices without it', async () => {
    expect(await provider.create(orderOf('3', 'gopay'))).toMatchObject({
      ...{ action: 3, qr: '', url: 'gojek://gopay/merchanttransfer?tref=3' },
      fallbackUrl: expect.stringMatching(/^https:\/\/api\.midtrans\.test\/v2\/gopay\/.*\/qr-code$/),
    })
  })

  it('is told where its notices go, and knows no other way to pay', async () => {
    expect(fake.asked.at(-1)?.headers['x-override-notification']).toBe(orderOf('', '').notifyUrl)
    await expect(provider.create(orderOf('4', 'cash'))).rejects.toThrow('Midtrans has no way to pay cash.')
  })

  it('[PY-02][PY-26] is not believed that a payment succeeded before it says so again', async () => {
    await provider.create(orderOf('5', 'qris'))
    const { headers, body } = fake.notice('5')
    const forged = JSON.stringify({ ...JSON.parse(body), transaction_status: 'settlement' }) // which the signature does not cover
    const event = await provider.readEvent(Buffer.from(forged), { headers, now, scaleOf: async () => 0 })
    expect(event).toMatchObject({ status: 'pending' })
  })
})

describe('[PY-18][provider-8] a card at Midtrans that is not settled yet', () => {
  async function openCaptured(paymentNo: string) {
    const { providerRef } = await provider.create(orderOf(paymentNo, ''))
    fake.happen(paymentNo, { to: 'paid', by: 'credit_card' })
    const payment = { paymentNo, providerRef, ...scale }
    return { payment, refund: { ...payment, refundNo: `R${paymentNo}`, amount: 18_000, providerRefundId: '' } }
  }

  it('is given back whole by cancelling it, once, and its books say that it was voided', async () => {
    const { payment, refund } = await openCaptured('11')
    expect((await provider.query(payment)).status).toBe('succeeded')
    expect(await provider.refund(refund)).toEqual({ status: 'succeeded', providerRefundId: 'R11', failure: '' })
    expect((await provider.refund(refund)).status).toBe('succeeded')
    expect(fake.asked.filter(({ path }) => path === '/v2/11/cancel')).toHaveLength(1)
    expect(await provider.movementsOf?.(payment)).toMatchObject([{ kind: 'payment', status: 'voided', amount: 18_000 }])
  })

  it('is given back in part once it is settled; until then the refund is under way', async () => {
    const { payment, refund } = await openCaptured('12')
    const part = { ...refund, amount: 8000 }
    expect((await provider.refund(part)).status).toBe('pending')
    expect(fake.asked.filter(({ path }) => path === '/v2/12/cancel')).toEqual([])
    fake.settleCard?.('12')
    expect((await provider.refund(part)).status).toBe('succeeded')
    expect(await provider.movementsOf?.(payment)).toMatchObject([{ amount: 18_000 }, { kind: 'refund', amount: 8000 }])
  })

  it('that was never paid moved nothing, also when it was cancelled', async () => {
    await provider.create(orderOf('13', 'qris'))
    const payment = { paymentNo: '13', providerRef: '', ...scale }
    expect(await provider.movementsOf?.(payment)).toEqual([])
    await provider.cancel?.(payment)
    expect(await provider.movementsOf?.(payment)).toEqual([])
  })
})
