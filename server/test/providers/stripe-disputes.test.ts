import Stripe from 'stripe'
import { afterAll, expect, it } from 'vitest'
import { fakeStripe } from './fake-stripe.ts'

const fake = await fakeStripe()
afterAll(() => fake.close())
const provider = fake.kind.open(fake.access)
const { webhooks } = new Stripe('sk_test_x')

/** A payment of 20.00 that was disputed, and the notice of it with what a test says differently. */
async function openDisputed() {
  const now = Date.now()
  const paymentNo = `${now}00000000009`
  await provider.create({
    ...{ paymentNo, channel: '', amount: 2000, currency: 'SGD', currencyScale: 2, subject: 'x', language: 'en-US' },
    ...{ now, expiresAt: now + 900_000, returnUrl: 'https://a.test', notifyUrl: 'https://b.test' },
  })
  fake.happen(paymentNo, { to: 'paid' })
  const event = JSON.parse(fake.dispute?.(paymentNo, { to: 'taken' }).body ?? '')
  return (more: object, entry: object = {}) => {
    const dispute = event.data.object
    const balance_transactions = [{ ...dispute.balance_transactions[0], ...entry }]
    const payload = JSON.stringify({ ...event, data: { object: { ...dispute, balance_transactions, ...more } } })
    const secret = fake.access.secrets.webhookSecret ?? ''
    const headers = { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }) }
    return provider.readEvent(Buffer.from(payload), { headers, now, scaleOf: async () => 2 })
  }
}

it('[provider-10] what Stripe paid out in another currency is told in that of the dispute; a state that it adds later is under review', async () => {
  const read = await openDisputed()
  expect(await read({})).toMatchObject({
    ...{ state: 'needsResponse', amount: 2000, currency: 'SGD', reason: 'fraudulent' },
    movements: [{ kind: 'chargeback', amount: 2000, currency: 'SGD' }],
  })
  expect(await read({ status: 'something_new' }, { amount: -1480, currency: 'usd' })).toMatchObject({
    ...{ state: 'underReview', movements: [{ kind: 'chargeback', amount: 2000, currency: 'SGD' }] },
  })
  expect(await read({ evidence_details: { due_by: 0 } }, { amount: -500 })).toMatchObject({
    ...{ respondBy: null, movements: [{ amount: 500 }] },
  })
})

it('[provider-10] a dispute of a charge of another application is none of ours', async () => {
  const read = await openDisputed()
  const charge = { id: 'ch_other', object: 'charge', metadata: {} }
  expect(await read({ charge })).toBe('ignored')
})
