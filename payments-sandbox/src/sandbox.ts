import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Ledger } from './ledger.ts'
import { startNotifier } from './notifier.ts'
import { pageHeaders, payPage, returnAddress, unknownPage } from './page.ts'
import { type Deed, deeds, type Payment, statement } from './payment.ts'
import { readListWish, readPayment, readPaymentNo, readRefund } from './requests.ts'
import { isSigned } from './signature.ts'

export interface SandboxOptions {
  readonly secret: string
  /** How customers reach this sandbox, `http://127.0.0.1:4000`. */
  readonly url: () => string
  readonly file?: string | undefined
  readonly lateMs?: number | undefined
  readonly now?: () => number
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

const reply = (status: number, body: unknown): Reply => ({ status, body })
const wrong = (status: number, error: string): Reply => reply(status, { error })

async function readBody(request: IncomingMessage, most = 65_536): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

interface Desk {
  readonly ledger: Ledger
  readonly secret: string
  readonly now: () => number
  /** The page of a payment, as customers reach it. */
  readonly address: (payment: Payment) => string
}

type ShopCall = (desk: Desk, body: unknown) => Reply

function createPayment({ ledger, address }: Desk, body: unknown): Reply {
  const newPayment = readPayment(body)
  if (!newPayment) return wrong(400, 'paymentNo, amount, currency, subject, returnUrl, notifyUrl')
  const payment = ledger.create(newPayment)
  if (payment === 'differs') return wrong(409, 'this paymentNo has another amount or currency')
  return reply(200, { url: address(payment) })
}

function queryPayment({ ledger }: Desk, body: unknown): Reply {
  const payment = ledger.find(readPaymentNo(body) ?? '')
  return reply(200, payment ? statement(payment) : { status: 'unknown' })
}

function refund({ ledger }: Desk, body: unknown): Reply {
  const newRefund = readRefund(body)
  if (!newRefund) return wrong(400, 'refundNo, paymentNo, amount, currency')
  const payment = ledger.find(readPaymentNo(body) ?? '')
  if (!payment) return wrong(404, 'unknown paymentNo')
  if (newRefund.currency !== payment.currency || newRefund.amount.scale !== payment.amount.scale)
    return wrong(409, 'the payment has another currency')
  const outcome = ledger.refund(payment, newRefund.refundNo, newRefund.amount.units)
  return outcome === 'done' ? reply(200, { status: 'succeeded' }) : wrong(409, outcome)
}

const pageLength = 500

function listTransactions({ ledger }: Desk, body: unknown): Reply {
  const wish = readListWish(body)
  if (!wish) return wrong(400, 'from, to, after')
  const end = wish.skipped + pageLength
  const all = ledger.transactions(wish.from, wish.to)
  return reply(200, { list: all.slice(wish.skipped, end), next: all.length > end ? String(end) : null })
}

const shopCalls: Readonly<Record<string, ShopCall>> = {
  '/payments': createPayment,
  '/payments/query': queryPayment,
  '/refunds': refund,
  '/transactions': listTransactions,
}

async function answerShop(desk: Desk, request: IncomingMessage, call: ShopCall): Promise<Reply> {
  if (request.method !== 'POST') return wrong(405, 'POST')
  const body = await readBody(request)
  if (!body) return wrong(413, 'too large')
  if (!isSigned(desk.secret, body, { headers: request.headers, now: desk.now() })) return wrong(401, 'signature')
  return call(desk, parse(body))
}

const isDeed = (text: string | null): text is Deed => deeds.some((deed) => deed === text)

async function answerCustomer({ ledger }: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const [, , paymentNo = '', key] = url.pathname.split('/')
  const payment = ledger.find(paymentNo)
  if (!payment || payment.key !== key) {
    response.writeHead(404, pageHeaders('')).end(unknownPage(request.headers['accept-language'] ?? ''))
    return
  }
  const headers = pageHeaders(new URL(payment.returnUrl).origin)
  if (request.method !== 'POST') {
    response.writeHead(200, headers).end(payPage(payment, url.searchParams.get('lang') ?? payment.language))
    return
  }
  const deed = new URLSearchParams((await readBody(request))?.toString()).get('deed')
  if (isDeed(deed)) ledger.settle(payment, deed)
  response.writeHead(303, { ...headers, location: returnAddress(payment) }).end()
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (path.startsWith('/pay/')) return answerCustomer(desk, request, response)
  const call = Object.hasOwn(shopCalls, path) ? shopCalls[path] : undefined
  const { status, body } = call ? await answerShop(desk, request, call) : wrong(404, 'nothing here')
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}

/** The payment provider, not yet listening. Closing the server also ends its notifications. */
export function createSandbox(options: SandboxOptions): Server {
  const now = options.now ?? Date.now
  const { secret } = options
  const ledger = new Ledger({ ...options, now })
  const address = ({ paymentNo, key }: Payment) => `${options.url()}/pay/${paymentNo}/${key}`
  const desk: Desk = { ledger, secret, now, address }
  const stopNotifier = startNotifier({ ledger, secret, now })
  const server = createServer((request, response) => {
    answer(desk, request, response).catch(() => response.headersSent || response.writeHead(500).end())
  })
  server.once('close', stopNotifier)
  return server
}
