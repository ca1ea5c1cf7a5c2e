import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** One attempt as the provider's own books have it; amounts in cents. */
export interface Charge {
  readonly paymentNo: string
  readonly amount: number
  status: 'pending' | 'succeeded' | 'failed'
  /** What went back, by the number of each refund. */
  readonly refunds: Map<string, number>
  /** What the customer's bank took back, and whether it gave it back. */
  dispute?: { readonly amount: number; isWon: boolean }
}

/** What of the next message is lost: the request, or its answer. */
export type Loss = 'request' | 'answer'

const cents = (text: unknown): number => Math.round(Number(text) * 100)
const textOf = (amount: number): string => (amount / 100).toFixed(2)
const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0)

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** A provider that keeps books of its own and speaks the sandbox's protocol over HTTP; a refund's number gives money back once. */
export class SimulatedProvider {
  readonly charges = new Map<string, Charge>()
  loss: Loss | undefined
  readonly #server = createServer(async (request, response) => {
    const body = await readBody(request)
    const loss = this.loss
    this.loss = undefined
    const answer = loss === 'request' ? undefined : this.#answer(request.url ?? '', body)
    response.writeHead(loss === undefined && answer ? 200 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })

  /** Address and secret for the server under test. */
  async listen(): Promise<{ url: string; secret: string }> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server.listen(0, '127.0.0.1', resolve)
    await promise
    afterAll(() => void this.#server.close())
    const { port } = this.#server.address() as AddressInfo // it listens on TCP
    return { url: `http://127.0.0.1:${port}`, secret: 'a secret between shop and sandbox' }
  }

  /** Money that it holds for the shop: what was paid less what went back or was taken back. */
  heldFor(paymentNo: string): number {
    const charge = this.charges.get(paymentNo)
    if (charge?.status !== 'succeeded') return 0
    const { amount, refunds, dispute } = charge
    return amount - sum(refunds.values()) - (dispute && !dispute.isWon ? dispute.amount : 0)
  }

  #answer(path: string, body: Record<string, unknown>): object {
    const paymentNo = String(body.paymentNo)
    const charge = this.charges.get(paymentNo)
    if (path === '/payments') {
      const made = { paymentNo, amount: cents(body.amount), status: 'pending' as const, refunds: new Map() }
      if (!charge) this.charges.set(paymentNo, made)
      return { url: `http://${this.#host()}/pay/${paymentNo}` }
    }
    if (path === '/payments/query')
      return charge ? { status: charge.status, amount: textOf(charge.amount), currency: 'CNY' } : { status: 'unknown' }
    return charge ? this.#refund(charge, String(body.refundNo), cents(body.amount)) : { status: 'failed' }
  }

  /** What it does not hold any more it does not give back. */
  #refund(charge: Charge, refundNo: string, amount: number): object {
    if (!charge.refunds.has(refundNo) && amount > this.heldFor(charge.paymentNo)) return { status: 'failed' }
    if (!charge.refunds.has(refundNo)) charge.refunds.set(refundNo, amount)
    return { status: 'succeeded' }
  }

  #host(): string {
    const { port } = this.#server.address() as AddressInfo // it listens on TCP
    return `127.0.0.1:${port}`
  }
}
