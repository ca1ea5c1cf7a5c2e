import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RefundOutcome } from '../../src/modules/payment/provider.ts'
import type { AccountMode, ProviderAccess, ProviderKind } from '../../src/modules/payment/provider-kind.ts'

/** What a provider was asked. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** How customers and fate deal with a payment at a provider; amounts are text as people write them. */
export interface Happening {
  /** `refused`: a way to pay that takes days has failed in the end. */
  readonly to: 'paid' | 'declined' | 'expired' | 'refused'
  /** Where it differs from what was asked for. */
  readonly amount?: string
  readonly currency?: string
  /** What the customer chose on a provider's page; a card is captured and not settled yet. */
  readonly by?: 'bank_transfer' | 'credit_card'
}

/** A notice as a provider sends it. */
export interface Notice {
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * What happens to a dispute of a payment: it is opened (or only an inquiry), its money is taken, the answer is looked at, it is lost, won
 * or closed, the money comes back. `amount` is what is disputed where it is not all, as the provider writes it.
 */
export interface Disputing {
  readonly to: 'opened' | 'inquired' | 'taken' | 'reviewed' | 'lost' | 'won' | 'closed' | 'back'
  readonly amount?: string
}

/** A provider on this machine that behaves as its documentation says, as every test of an adapter needs it. */
export interface FakeProvider {
  readonly kind: ProviderKind
  /** The variable that says where it is. */
  readonly settings: Readonly<Record<string, string>>
  /** An account whose keys are right, in a currency that it takes. */
  readonly access: ProviderAccess
  /** Right keys of another account; undefined where the provider tells no name of its accounts. */
  readonly otherSecrets?: ProviderAccess['secrets']
  readonly currency: string
  readonly currencyScale: number
  /** The way to pay that the suite goes; its own page unless said. */
  readonly channel?: string
  /** Whether it says of refunds that they are under way. */
  readonly hasPendingRefunds: boolean
  /** The least amount in minor units that it takes, and one that it cannot express; undefined when it expresses all. */
  readonly smallest: number
  readonly inexpressible: { readonly amount: number; readonly currencyScale: number } | undefined
  readonly asked: Asked[]
  /** 500: it has a fault; `drop`: the connection ends without an answer, after it was done. */
  fault: 500 | 'drop' | undefined
  /** What becomes of refunds from now on. */
  setRefunds(outcome: RefundOutcome['status']): void
  /** What the adapter says of a refund that failed. */
  readonly refundFailure: string
  /** How many refunds it has made. */
  refunded(): number
  happen(paymentNo: string, happening: Happening): void
  /** A notice of how a payment stands, or of how it stood before. */
  notice(paymentNo: string, was?: 'pending'): Notice
  /** A refund of a number has come to this; a notice of it, of a type of the provider's own. */
  refundNotice?(sentNo: string, status: string, type: string): Notice
  /** Something happens to the dispute of a payment; the notice that tells of it. */
  dispute?(paymentNo: string, disputing: Disputing): Notice
  /** A captured card is settled, as it is a day later. */
  settleCard?(paymentNo: string): void
  close(): void
}

/** Keys of a provider for each mode. */
export type Keys = Readonly<Record<AccountMode, string>>

/** Words of a form as the fields of an object. */
const formFields = (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text))

function readBody(text: string, type: string): Record<string, unknown> {
  if (text === '') return {}
  return type.includes('json') ? JSON.parse(text) : formFields(text)
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
  const body = readBody(Buffer.concat(chunks).toString(), request.headers['content-type'] ?? '')
  return { method: request.method ?? '', path: pathname, query: searchParams, headers: request.headers, body }
}

/** Listens on this machine alone and answers what `answer` says, unless `faultOf` says that something goes wrong. */
export async function listen(
  answer: (request: Asked) => Answer,
  faultOf: () => FakeProvider['fault'],
): Promise<{ url: string; asked: Asked[]; close: () => void }> {
  const requests: Asked[] = []
  const server = createServer(async (request, response) => {
    const message = await readAsked(request)
    requests.push(message)
    const { status, body } = faultOf() === 500 ? { status: 500, body: {} } : answer(message)
    if (faultOf() === 'drop') response.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return { url: `http://127.0.0.1:${port}`, asked: requests, close: () => void server.close() }
}

/** The key that HTTP Basic was given as the user. */
export const basicKey = ({ headers }: Asked): string =>
  Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .replace(/:$/, '')
