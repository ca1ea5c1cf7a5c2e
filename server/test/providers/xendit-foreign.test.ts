import { afterAll, expect, it } from 'vitest'
import { fakeXendit } from './fake-xendit.ts'

const fake = await fakeXendit()
afterAll(() => fake.close())
const provider = fake.kind.open(fake.access)

/** An invoice of a reference that was paid. */
async function openPaid(paymentNo: string) {
  const now = Date.now()
  await provider.create({
    ...{ paymentNo, channel: '', amount: 1000, currency: 'IDR', currencyScale: 0, subject: 'x', language: 'in-ID' },
    ...{ now, expiresAt: now + 900_000, returnUrl: 'https://a.test', notifyUrl: 'https://b.test' },
  })
  fake.happen(paymentNo, { to: 'paid' })
}

it('[reconcile-1] payments of other applications of the account name nothing of ours, in the list and in notices', async () => {
  const own = `${Date.now()}00000000007`
  for (const reference of [own, 'invoice-7']) await openPaid(reference)
  const period = { from: Date.now() - 60_000, to: Date.now() + 60_000 }
  const listed = await provider.list?.(period, async () => 0)
  expect(listed?.map(({ paymentNo, refundNo }) => [paymentNo, refundNo])).toEqual([
    [own, ''],
    ['', ''],
  ])
  const read = async (reference: string) => {
    const { headers, body } = fake.notice(reference)
    return provider.readEvent(Buffer.from(body), { headers, now: Date.now(), scaleOf: async () => 0 })
  }
  expect(await read(own)).toMatchObject({ paymentNo: own, status: 'succeeded' })
  expect(await read('invoice-7')).toBe('ignored')
})
