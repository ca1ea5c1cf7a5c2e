import { money } from '@tiffin/core/money/money'
import { describe, expect, it, vi } from 'vitest'
import { signOf } from '../../../../test/fake-sandbox.ts'
import { sandboxProvider } from './sandbox.ts'

const url = 'http://sandbox.test'
const secret = 'shared'
const provider = sandboxProvider({ url, secret })

const scale = { currency: 'CNY', currencyScale: 2 }

/** What the sandbox answers from now on, and what it was asked. */
const answering = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

const paymentOrder = {
  ...{ paymentNo: '1', amount: money(500), ...scale, language: 'en-US' as const },
  ...{
    channel: '',
    now: 0,
    expiresAt: 0,
    subject: 'Tea',
    returnUrl: 'http://ours.test/',
    notifyUrl: 'http://ours.test/api',
  },
}

describe('the payment sandbox is asked', () => {
  it('with the signature of the very bytes, and is not followed elsewhere', async () => {
    const fetchSpy = answering({ url: `${url}/pay/1` })
    expect(await provider.create(paymentOrder)).toMatchObject({ action: 1, url: `${url}/pay/1` })
    const [address, { headers = {}, ...init } = {}] = fetchSpy.mock.calls[0] ?? []
    expect([address, init]).toMatchObject([`${url}/payments`, { method: 'POST', redirect: 'error' }])
    const { 'x-sandbox-timestamp': timestamp = '', ...sent } = headers as Record<string, string> // as: plain headers are sent
    expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
    expect(sent).toEqual({
      'content-type': 'application/json',
      'x-sandbox-signature': signOf(timestamp, String(init.body), secret),
    })
  })

  it.each([['http://evil.test/pay/1'], [5], [undefined]])('and names no page with %j', async (page) => {
    answering({ url: page })
    await expect(provider.create(paymentOrder)).rejects.toThrow('The payment sandbox named no page.')
  })

  it('and has not sent a refund that it did not accept', async () => {
    answering({}, 503)
    await expect(provider.refund(refund)).rejects.toThrow('The payment sandbox answered 503 to /refunds.')
  })

  it.each([
    [200, { status: 'succeeded' }, { status: 'succeeded', failure: '' }],
    [200, { status: 'processing' }, { status: 'pending', failure: '' }],
    [200, { status: 'failed' }, { status: 'failed', failure: '' }],
    [409, { error: 'tooMuch' }, { status: 'failed', failure: 'tooMuch' }],
  ])('[PY-18] and what became of a refund is read: %i %j', async (status, body, outcome) => {
    answering(body, status)
    expect(await provider.refund(refund)).toEqual({ ...outcome, providerRefundId: '' })
  })

  it('for the transactions of a period, all pages of them, in our own digits', async () => {
    const paid = {
      paymentNo: '1',
      refundNo: '',
      status: 'succeeded',
      amount: '5.00',
      currency: 'CNY',
      fee: '0.03',
      at: 7,
    }
    const refund = { ...paid, refundNo: 'R1', status: 'processing', amount: '0.001', fee: undefined, at: 8 }
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    fetchSpy.mockImplementation(async (_, init) =>
      Response.json(
        String(init?.body).includes('"after":""') ? { list: [paid], next: '1' } : { list: [refund], next: null },
      ),
    )
    expect(await provider.list?.({ from: 0, to: 9 }, async () => 2)).toEqual([
      { ...paid, kind: 'payment', transactionId: '1', amount: 500, fee: 3 },
      { ...refund, kind: 'refund', transactionId: 'R1', status: 'pending', amount: -1, fee: 0 },
    ])
    fetchSpy.mockImplementation(async () => Response.json({}))
    await expect(provider.list?.({ from: 0, to: 9 }, async () => 2)).rejects.toThrow(
      'The payment sandbox listed nothing.',
    )
  })

  it('[reconcile-5] for what banks took back and gave back, with the dispute', async () => {
    const moved = { paymentNo: '1', refundNo: '', status: 'succeeded', amount: '5.00', currency: 'CNY', at: 7 }
    const list = ['chargeback', 'chargebackReversal'].map((movement) => ({ ...moved, movement }))
    answering({ list, next: null })
    expect(await provider.list?.({ from: 0, to: 9 }, async () => 2)).toMatchObject([
      { kind: 'chargeback', transactionId: '1-out', amount: 500, dispute: { state: 'needsResponse' } },
      { kind: 'chargebackReversal', transactionId: '1-in', amount: 500, dispute: { state: 'won' } },
    ])
  })

  it('and its answer is read field by field', async () => {
    answering({ status: 'cancelled', amount: '5.00', currency: 'CNY' })
    expect(await provider.query({ paymentNo: '1', providerRef: '', ...scale })).toEqual({
      status: 'cancelled',
      amount: 500,
      currency: 'CNY',
    })
    answering({ status: 'lost', amount: 'much' })
    expect(await provider.query({ paymentNo: '1', providerRef: '', ...scale })).toEqual({
      status: 'unknown',
      amount: -1,
      currency: '',
    })
  })
})

const refund = { refundNo: 'R1', paymentNo: '1', amount: money(500), providerRefundId: '', providerRef: '', ...scale }

describe('[PY-02] a notice of the payment sandbox', () => {
  const second = 1000
  const now = 1_800_000_000 * second
  const notice = { eventId: 'e1', paymentNo: '1', type: 'payment.failed', amount: '5.00', currency: 'CNY' }

  function read(sent: unknown, sentAt = now) {
    const timestamp = String(sentAt / second)
    const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
    const headers = { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signOf(timestamp, body, secret) }
    return provider.readEvent(Buffer.from(body), { headers, now, scaleOf: async () => 2 })
  }

  it('is good for five minutes', async () => {
    const event = { eventId: 'e1', paymentNo: '1', status: 'failed', amount: 500, currency: 'CNY' }
    expect(await read(notice)).toEqual(event)
    expect(await read(notice, now - 300 * second)).toEqual(event)
    expect(await read(notice, now - 301 * second)).toBeUndefined()
    expect(await read(notice, now + 301 * second)).toBeUndefined()
  })

  it('needs the id of its event and the number of its payment, and keeps no more of them than fits', async () => {
    for (const name of ['eventId', 'paymentNo', 'type']) expect(await read({ ...notice, [name]: 5 })).toBeUndefined()
    const long = await read({ ...notice, eventId: 'e'.repeat(101), paymentNo: '1'.repeat(65) })
    expect(long).toMatchObject({ eventId: 'e'.repeat(100), paymentNo: '1'.repeat(64) })
  })

  it.each(['not JSON', '5', 'null', '"text"'])('that says %s is none', async (body) => {
    expect(await read(body)).toBeUndefined()
  })

  it('without a time or a signature is none', async () => {
    const body = Buffer.from(JSON.stringify(notice))
    const timestamp = String(now / second)
    const signature = signOf(timestamp, body.toString(), secret)
    const readWith = (headers: Record<string, string>) =>
      provider.readEvent(body, { headers, now, scaleOf: async () => 2 })
    expect(await readWith({ 'x-sandbox-signature': signature })).toBeUndefined()
    expect(await readWith({ 'x-sandbox-timestamp': timestamp })).toBeUndefined()
    for (const odd of [` ${timestamp}`, `${timestamp} `]) {
      const sign = signOf(odd, body.toString(), secret)
      expect(await readWith({ 'x-sandbox-timestamp': odd, 'x-sandbox-signature': sign })).toBeUndefined()
    }
  })
})
