import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { isSigned, signatureOf } from './signature.ts'

const secret = 'between the shop and the sandbox, long enough'
const folder = mkdtempSync(join(tmpdir(), 'tiffin-sandbox-'))
const file = join(folder, 'payments.jsonl')
const open: Server[] = []

async function listen(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // as: it listens on a port, not on a path
}

interface Notice {
  readonly body: Record<string, unknown>
  readonly signed: boolean
}

/** A shop that hears notices; it acknowledges them unless it is busy. */
const notices: Notice[] = []
let busy = 0
const shop = await listen(
  createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const bytes = Buffer.concat(parts)
    notices.push({
      body: JSON.parse(bytes.toString()),
      signed: isSigned(secret, bytes, { headers: request.headers, now: Date.now() }),
    })
    response.writeHead(busy-- > 0 ? 503 : 204).end()
  }),
)

const startSandbox = async (lateMs?: number) => {
  let url = ''
  const server = createSandbox({ secret, url: () => url, file, lateMs })
  url = await listen(server)
  return { server, url }
}
const { url: sandbox } = await startSandbox(300)

afterAll(async () => {
  const closed = open.map((server) => once(server.close(), 'close'))
  for (const server of open) server.closeAllConnections()
  await Promise.all(closed)
  rmSync(folder, { recursive: true })
})

async function post(path: string, body: unknown, { url = sandbox, key = secret, now = Date.now() } = {}) {
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = { ...signatureOf(key, bytes, now), 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: bytes })
  const read: Record<string, unknown> = JSON.parse(await answer.text())
  return { status: answer.status, body: read }
}

let count = 0
async function newPayment(more: Record<string, unknown> = {}) {
  const paymentNo = `P${++count}`
  const wish = {
    ...{ paymentNo, amount: '12.50', currency: 'CNY', subject: 'Two <teas>', ...more },
    ...{ returnUrl: `${shop}/?corp=demo#/pages/cashier/success?orderId=1`, notifyUrl: `${shop}/notify` },
  }
  const created = await post('/payments', wish)
  return { paymentNo, wish, created, page: String(created.body.url) }
}

const press = (page: string, deed: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ deed }) })

const noticesOf = (paymentNo: string) => notices.filter(({ body }) => body.paymentNo === paymentNo)
async function untilHeard(paymentNo: string, times = 1): Promise<Notice[]> {
  for (let left = 200; left > 0 && noticesOf(paymentNo).length < times; left--) await sleep(20)
  return noticesOf(paymentNo)
}

test('a paid payment brings the customer back before the hash and notifies the shop once, signed', async () => {
  const { paymentNo, page } = await newPayment()
  const back = await press(page, 'pay')
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(
    `${shop}/?corp=demo&sandboxPaymentNo=${paymentNo}&sandboxResult=succeeded#/pages/cashier/success?orderId=1`,
  )
  expect(await untilHeard(paymentNo)).toMatchObject([
    {
      signed: true,
      body: { type: 'payment.succeeded', paymentNo, amount: '12.50', currency: 'CNY', eventId: expect.any(String) },
    },
  ])
  expect((await post('/payments/query', { paymentNo })).body).toMatchObject({ status: 'succeeded', amount: '12.50' })
  await press(page, 'fail')
  expect((await post('/payments/query', { paymentNo })).body).toMatchObject({ status: 'succeeded' })
})

test.each([
  ['fail', 'failed', 'payment.failed', '12.50'],
  ['close', 'cancelled', 'payment.cancelled', '12.50'],
  ['wrong', 'succeeded', 'payment.succeeded', '12.49'],
])('the button %s ends the payment as %s', async (deed, status, type, amount) => {
  const { paymentNo, page } = await newPayment()
  await press(page, deed)
  expect((await post('/payments/query', { paymentNo })).body).toMatchObject({ status, amount })
  expect(await untilHeard(paymentNo)).toMatchObject([{ body: { type, amount } }])
})

test('a payment whose notice is late is under way until then', async () => {
  const { paymentNo, page } = await newPayment()
  await press(page, 'late')
  expect((await post('/payments/query', { paymentNo })).body).toMatchObject({ status: 'pending' })
  expect(noticesOf(paymentNo)).toEqual([])
  expect(await untilHeard(paymentNo)).toMatchObject([{ body: { type: 'payment.succeeded' } }])
  expect((await post('/payments/query', { paymentNo })).body).toMatchObject({ status: 'succeeded' })
})

test('[order-26] a payment that is disputed is paid, and its bank takes back later what did not go back before', async () => {
  const { paymentNo, page } = await newPayment()
  await press(page, 'dispute')
  const back = { paymentNo, currency: 'CNY' }
  expect((await post('/refunds', { ...back, refundNo: `${paymentNo}-1`, amount: '2.50' })).status).toBe(200)
  const notices = await untilHeard(paymentNo, 2)
  expect(notices).toMatchObject([
    { body: { type: 'payment.succeeded', amount: '12.50' } },
    { signed: true, body: { type: 'dispute.opened', amount: '10.00', currency: 'CNY' } },
  ])
  expect((await post('/refunds', { ...back, refundNo: `${paymentNo}-2`, amount: '0.01' })).status).toBe(409)
  const { list } = (await post('/transactions', { from: 0, to: Date.now() + 60_000, after: '' })).body
  const own = (list as Record<string, unknown>[]).filter((each) => each.paymentNo === paymentNo)
  expect(own.map(({ movement, refundNo, amount }) => [movement, refundNo, amount])).toEqual([
    [undefined, '', '12.50'],
    [undefined, `${paymentNo}-1`, '2.50'],
    ['chargeback', '', '10.00'],
  ])
})

test('a notice that is not acknowledged comes again with the same event id', async () => {
  busy = 1
  const { paymentNo, page } = await newPayment()
  await press(page, 'pay')
  const [first, second] = await untilHeard(paymentNo, 2)
  expect(second?.body.eventId).toBe(first?.body.eventId)
})

test('the same number again is the same payment, with another amount it is refused', async () => {
  const { wish, created } = await newPayment()
  expect(await post('/payments', wish)).toEqual(created)
  expect((await post('/payments', { ...wish, amount: '0.01' })).status).toBe(409)
})

test('what is not signed by the shop, or signed long ago, or changed on the way, is refused', async () => {
  const { wish } = await newPayment()
  expect((await post('/payments', wish, { key: 'somebody else, with another secret' })).status).toBe(401)
  expect((await post('/payments', wish, { now: Date.now() - 301_000 })).status).toBe(401)
  const headers = signatureOf(secret, Buffer.from('{"amount":"1"}'), Date.now())
  const forged = await fetch(`${sandbox}/payments`, {
    method: 'POST',
    headers,
    body: '{"amount":"2"}',
  })
  expect(forged.status).toBe(401)
})

test('[PY-08] a refund goes back once, and never more than was paid', async () => {
  const { paymentNo, page } = await newPayment()
  const refund = async (refundNo: string, amount: string, currency = 'CNY') =>
    (await post('/refunds', { refundNo, paymentNo, amount, currency })).status
  expect(await refund('R0', '0.01')).toBe(409)
  await press(page, 'pay')
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => refund('R1', '10.00'))))).toEqual(new Set([200]))
  expect(await refund('R2', '2.51')).toBe(409)
  expect(await refund('R1', '0.01')).toBe(409)
  expect(await refund('R3', '2.50', 'USD')).toBe(409)
  expect(await refund('R3', '2.50')).toBe(200)
  expect(await refund('R4', '0.01')).toBe(409)
})

test('the transactions of a period are those paid and given back in it, with the fee, and no others', async () => {
  const from = Date.now()
  const { paymentNo, page } = await newPayment()
  await newPayment()
  await press(page, 'pay')
  await post('/refunds', { refundNo: 'L1', paymentNo, amount: '2.00', currency: 'CNY' })
  const list = async (period: object) => (await post('/transactions', { after: '', ...period })).body
  const common = { paymentNo, status: 'succeeded', currency: 'CNY', at: expect.any(Number) }
  expect(await list({ from, to: Date.now() + 1 })).toEqual({
    list: [
      { ...common, refundNo: '', amount: '12.50', fee: '0.07' },
      { ...common, refundNo: 'L1', amount: '2.00', fee: '0.00' },
    ],
    next: null,
  })
  expect(await list({ from: 0, to: from - 60_000 })).toEqual({ list: [], next: null })
  expect((await post('/transactions', { from: 'x', to: 1, after: '' })).status).toBe(400)
  expect(
    (await post('/transactions', { from, to: from, after: '' }, { key: 'somebody else, with another one' })).status,
  ).toBe(401)
})

test('after a restart the payments are still there', async () => {
  const { paymentNo, page } = await newPayment()
  await press(page, 'pay')
  const { url } = await startSandbox()
  expect((await post('/payments/query', { paymentNo }, { url })).body).toMatchObject({
    status: 'succeeded',
    amount: '12.50',
  })
})

test('the page shows the amount in either language, runs nothing, and cannot be guessed or filled with markup', async () => {
  const { page } = await newPayment({ amount: '12345.67', language: 'th-TH' })
  const english = await fetch(page)
  const policy = String(english.headers.get('content-security-policy'))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${shop}`)
  const html = await english.text()
  expect(html).toContain('12,345.67')
  expect(html).toContain('Two &lt;teas&gt;')
  expect(html).not.toContain('<script')
  expect(await (await fetch(`${page}?lang=zh-CN`)).text()).toContain('沙盒收银台')
  expect((await fetch(`${page}x`)).status).toBe(404)
})

test.each([
  [{ amount: '0.00' }],
  [{ amount: '1.2345' }],
  [{ amount: 1 }],
  [{ currency: 'cny' }],
  [{ paymentNo: '../x' }],
  [{ subject: 'x'.repeat(200) }],
])('a payment with %o is refused', async (more) => {
  const { created } = await newPayment(more)
  expect(created.status).toBe(400)
})

test('a query for an unknown payment answers that it is unknown', async () => {
  expect((await post('/payments/query', { paymentNo: 'nobody' })).body).toEqual({ status: 'unknown' })
})
