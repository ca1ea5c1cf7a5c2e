import { createHmac } from 'node:crypto'
import { paymentAction } from '@tiffin/core/order/payment-status'
import type {
  DisputeEvent,
  PaymentProvider,
  Period,
  ProviderEvent,
  ProviderState,
  ProviderStatus,
  ProviderTransaction,
  RefundOutcome,
} from '../provider.ts'
import { minorOf } from './amounts.ts'
import { readFields } from './call-api.ts'
import { isSameText } from './same-text.ts'
import { amountText } from './sandbox-amounts.ts'
import { disputeOf, movementKinds, movementNoOf } from './sandbox-disputes.ts'

/** Where the sandbox listens and the secret it shares with us (payments-sandbox/PROTOCOL.md). */
interface SandboxAccess {
  readonly url: string
  readonly secret: string
}

const toleranceMs = 5 * 60 * 1000
const timeoutMs = 10_000

const sign = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** The sandbox refuses what it was asked: asking again changes nothing. */
class SandboxRefusal extends Error {}

async function send({ url, secret }: SandboxAccess, path: string, message: unknown): Promise<Record<string, unknown>> {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-timestamp': timestamp,
      'x-sandbox-signature': sign(secret, timestamp, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status === 409) throw new SandboxRefusal(String(readFields(Buffer.from(await answer.text()))?.error ?? ''))
  if (!answer.ok) throw new Error(`The payment sandbox answered ${answer.status} to ${path}.`)
  return (await answer.json()) as Record<string, unknown> // every field is checked where it is read
}

const statuses: readonly ProviderStatus[] = ['pending', 'succeeded', 'failed', 'cancelled']
const statusOf = (text: unknown): ProviderStatus => statuses.find((status) => status === text) ?? 'unknown'

function readState(fields: Record<string, unknown>, currencyScale: number): ProviderState {
  const { status, amount, currency } = fields
  return { status: statusOf(status), amount: minorOf(amount, currencyScale), currency: String(currency ?? '') }
}

const readOutcome = ({ status }: Record<string, unknown>): RefundOutcome => ({
  ...{ status: status === 'succeeded' || status === 'failed' ? status : 'pending' },
  ...{ providerRefundId: '', failure: '' },
})

type ScaleOf = (paymentNo: string) => Promise<number>

async function readTransaction(fields: Record<string, unknown>, scaleOf: ScaleOf): Promise<ProviderTransaction> {
  const [paymentNo, refundNo] = [String(fields.paymentNo ?? ''), String(fields.refundNo ?? '')]
  const scale = await scaleOf(paymentNo)
  const { status, amount, currency } = readState(fields, scale)
  const stated: ProviderTransaction = {
    ...{ kind: refundNo === '' ? 'payment' : 'refund', transactionId: refundNo || paymentNo, paymentNo, refundNo },
    ...{ status: status === 'succeeded' || status === 'failed' ? status : 'pending', amount, currency },
    ...{ fee: feeOf(fields.fee, scale), at: Number(fields.at) },
  }
  const kind = movementKinds.find((each) => each === fields.movement)
  if (kind === undefined) return stated
  const type = kind === 'chargeback' ? 'dispute.opened' : 'dispute.won'
  const dispute = disputeOf(type, { paymentNo, amount, currency, now: stated.at })
  return { ...stated, kind, transactionId: movementNoOf(paymentNo, kind), ...(dispute ? { dispute } : {}) }
}

/** A fee that it does not tell is none. */
function feeOf(fee: unknown, scale: number): number | null {
  const kept = fee === undefined ? 0 : minorOf(fee, scale)
  return kept === -1 ? null : kept
}

/** All pages of a period. */
async function listAll(access: SandboxAccess, { from, to }: Period, scaleOf: ScaleOf): Promise<ProviderTransaction[]> {
  const all: ProviderTransaction[] = []
  for (let after: unknown = ''; typeof after === 'string'; ) {
    const { list, next } = await send(access, '/transactions', { from, to, after })
    if (!Array.isArray(list)) throw new Error('The payment sandbox listed nothing.')
    for (const fields of list) all.push(await readTransaction(fields, scaleOf))
    after = next
  }
  return all
}

async function readEvent(
  fields: Record<string, unknown>,
  { now, scaleOf }: { readonly now: number; readonly scaleOf: ScaleOf },
): Promise<ProviderEvent | DisputeEvent | undefined> {
  const { eventId, paymentNo, type } = fields
  if (typeof eventId !== 'string' || typeof paymentNo !== 'string' || typeof type !== 'string') return undefined
  const known = { eventId: eventId.slice(0, 100), paymentNo: paymentNo.slice(0, 64) }
  const scale = await scaleOf(known.paymentNo)
  const { status, amount, currency } = readState({ ...fields, status: type.replace(/^payment\./, '') }, scale)
  const dispute = disputeOf(type, { paymentNo: known.paymentNo, amount, currency, now })
  return dispute ?? { status, amount, currency, ...known }
}

/** The adapter of the payment sandbox. */
export function sandboxProvider(access: SandboxAccess): PaymentProvider {
  return {
    name: 'sandbox',
    async create({ amount, currencyScale, channel: _channel, now: _now, ...order }) {
      const { url } = await send(access, '/payments', {
        ...order,
        amount: amountText(amount, order.currency, currencyScale),
      })
      if (typeof url !== 'string' || !url.startsWith(access.url)) throw new Error('The payment sandbox named no page.')
      return { action: paymentAction.redirect, url, qr: '', fallbackUrl: '', providerRef: '' }
    },
    async query({ paymentNo, currencyScale }) {
      return readState(await send(access, '/payments/query', { paymentNo }), currencyScale)
    },
    async refund({ refundNo, paymentNo, amount, currency, currencyScale }) {
      const message = { refundNo, paymentNo, currency, amount: amountText(amount, currency, currencyScale) }
      try {
        return readOutcome(await send(access, '/refunds', message))
      } catch (error) {
        if (!(error instanceof SandboxRefusal)) throw error
        return { status: 'failed', providerRefundId: '', failure: error.message }
      }
    },
    list: (period, scaleOf) => listAll(access, period, scaleOf),
    async readEvent(body, { headers, now, scaleOf }) {
      const timestamp = String(headers['x-sandbox-timestamp'] ?? '')
      const signature = String(headers['x-sandbox-signature'] ?? '')
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return undefined
      if (!isSameText(signature, sign(access.secret, timestamp, body))) return undefined
      const fields = readFields(body)
      return fields && readEvent(fields, { now, scaleOf })
    },
  }
}
