import { afterAll, describe, expect, it } from 'vitest'
import { fakeStripe } from './fake-stripe.ts'

const fake = await fakeStripe()
const provider = fake.kind.open(fake.access)
afterAll(() => fake.close())

const now = Date.now()
const orderOf = (paymentNo: string, amount: number, scale: { currency: string; currencyScale: number }) => ({
  ...{ paymentNo, channel: '', amount, ...scale, now, expiresAt: now + 900_000, subject: 'Tea', language: 'zh-CN' },
  ...{ returnUrl: 'https://tea.example/?corp=tea', notifyUrl: 'https://tea.example/api/pay/notify/stripe/tea/a1' },
})
const sent = () => fake.asked.at(-1)?.body ?? {}

describe('[provider-2] Stripe is asked for', () => {
  it.each([
    ['yen without decimals', 500, 'JPY', 0, '500'],
    ['yen that we count in hundredths', 50_000, 'JPY', 2, '500'],
    ['dollars in cents', 550, 'SGD', 2, '550'],
    ['dinars in tenths of what ISO 4217 counts in, the last digit 0', 550, 'KWD', 2, '5500'],
    ['rupiah in hundredths', 18_000, 'IDR', 0, '1800000'],
  ])('%s', async (title, amount, currency, currencyScale, units) => {
    const { providerRef } = await provider.create(orderOf(title, amount, { currency, currencyScale }))
    expect(sent()['line_items[0][price_data][unit_amount]']).toBe(units)
    const state = await provider.query({ paymentNo: title, providerRef, currency, currencyScale })
    expect([state.amount, state.currency]).toEqual([amount, currency])
  })

  it('a session that lives half an hour, since Stripe takes no shorter one, in the customer’s language', async () => {
    await provider.create(orderOf('short', 500, { currency: 'SGD', currencyScale: 2 }))
    expect(Number(sent().expires_at) * 1000).toBeGreaterThanOrEqual(now + 1_860_000)
    expect(sent().locale).toBe('zh')
  })

  it('what its books hold, payments and refunds, once each', async () => {
    const scale = { currency: 'SGD', currencyScale: 2 }
    const { providerRef } = await provider.create(orderOf('listed', 500, scale))
    fake.happen('listed', { to: 'paid' })
    await provider.refund({
      ...{ paymentNo: 'listed', providerRef, ...scale },
      refundNo: 'R1',
      amount: 200,
      providerRefundId: '',
    })
    const list = await provider.list?.({ from: now - 60_000, to: now + 60_000 }, async () => 2)
    expect(list).toMatchObject([
      {
        kind: 'payment',
        paymentNo: 'listed',
        refundNo: '',
        amount: 500,
        fee: 80,
        currency: 'SGD',
        status: 'succeeded',
      },
      {
        kind: 'refund',
        paymentNo: 'listed',
        refundNo: 'R1',
        amount: 200,
        fee: 0,
        currency: 'SGD',
        status: 'succeeded',
      },
    ])
  })
})
