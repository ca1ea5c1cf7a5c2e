import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { App } from '../src/http/app.ts'

const secret = 'a secret between shop and sandbox'

/** What the sandbox would say of a payment, and what it was asked to do. */
export interface FakeSandbox {
  readonly access: { readonly url: string; readonly secret: string }
  /** Payment number -> state. Without an entry a payment is pending. */
  readonly states: Map<string, { status: string; amount: string; currency: string }>
  readonly asked: { path: string; body: Record<string, unknown> }[]
  /** While true every question is answered 500. */
  isBroken: boolean
  /** What it lists of its transactions. */
  transactions: { at: number; [field: string]: unknown }[]
  /** What it answers to a refund; done unless said. */
  refund: { status: number; body: object } | undefined
  /** What happens here while it makes a refund. */
  onRefund?: (() => Promise<unknown>) | undefined
}

/** Speaks the sandbox's protocol over real HTTP, from the test's own process, so that a test decides what it says. */
export async function fakeSandbox(): Promise<FakeSandbox> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const path = request.url ?? ''
    sandbox.asked.push({ path, body })
    if (path === '/refunds') await sandbox.onRefund?.()
    const known = sandbox.states.get(body.paymentNo) ?? { status: 'pending', amount: '0', currency: '' }
    const answers: Record<string, unknown> = {
      '/payments': { url: `${sandbox.access.url}/pay/${body.paymentNo}` },
      '/payments/query': known,
      '/transactions': {
        list: sandbox.transactions.filter(({ at }) => at >= body.from && at < body.to),
        next: null,
      },
      '/refunds': sandbox.refund?.body ?? { status: 'succeeded' },
    }
    const status = path === '/refunds' ? (sandbox.refund?.status ?? 200) : 200
    response.writeHead(sandbox.isBroken ? 500 : status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[path] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const sandbox: FakeSandbox = {
    access: { url: `http://127.0.0.1:${port}`, secret },
    states: new Map(),
    asked: [],
    isBroken: false,
    transactions: [],
    refund: undefined,
  }
  afterAll(() => void server.close())
  return sandbox
}

export interface Notice {
  readonly eventId: string
  readonly type: string
  readonly paymentNo: string
  readonly amount: string
  readonly currency: string
}

export const signOf = (timestamp: string, body: string, key = secret): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')

/** Sends a notification as the sandbox does; headers may be forged. Answers the HTTP status. */
export async function notify(
  app: App,
  corp: string,
  { notice, headers = {}, body }: { notice?: Notice; headers?: Record<string, string>; body?: string },
) {
  const payload = body ?? JSON.stringify({ ...notice, createdAt: app.clock.now() })
  const timestamp = headers['x-sandbox-timestamp'] ?? String(Math.floor(app.clock.now() / 1000))
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/pay/notify/sandbox/${corp}`,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-timestamp': timestamp,
      'x-sandbox-signature': signOf(timestamp, payload),
      ...headers,
    },
    payload,
  })
  return answer.statusCode
}
