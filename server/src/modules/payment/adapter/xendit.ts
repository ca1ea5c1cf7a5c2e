import { randomUUID } from 'node:crypto'
import { paymentAction } from '@tiffin/core/order/payment-status'
import { isPaymentNo } from '@tiffin/core/payment/payment-number'
import type { AmountRule } from '@tiffin/core/payment/provider-amount'
import type {
  AskedPayment,
  DisputeEvent,
  PaymentOrder,
  PaymentProvider,
  ProviderEvent,
  ProviderState,
  ProviderStatus,
  RefundOrder,
  RefundOutcome,
} from '../provider.ts'
import type { AccessFault, CheckedAccess, ProviderAccess, ProviderKind } from '../provider-kind.ts'
import { decimalOf, minorOf, toUnits } from './amounts.ts'
import { baseAddress } from './base-address.ts'
import { type ApiAnswer, basicAuth, callApi, readFields, textOf } from './call-api.ts'
import { isSameText } from './same-text.ts'
import { disputeIn } from './xendit-disputes.ts'
import { listTransactions } from './xendit-transactions.ts'

/** Rupiah and dong have no smaller unit there: decimals of rupiah are cut off by Xendit, so that we never send any. */
const rules: Readonly<Record<string, AmountRule>> = {
  IDR: { digits: 0, smallest: 1000, largest: 50_000_000_000 },
  PHP: { digits: 2, smallest: 100, largest: 1_000_000_000 },
  THB: { digits: 2, smallest: 2000, largest: 500_000_000 },
  MYR: { digits: 2, smallest: 100, largest: 100_000_000 },
  VND: { digits: 0, smallest: 10_000, largest: 500_000_000 },
  SGD: { digits: 2, smallest: 100, largest: 100_000_000 },
}
const ruleOf = (currency: string): AmountRule | undefined =>
  Object.hasOwn(rules, currency) ? rules[currency] : undefined

const statuses: Readonly<Record<string, ProviderStatus>> = {
  ...{ PENDING: 'pending', PAID: 'succeeded', SETTLED: 'succeeded', EXPIRED: 'cancelled' },
}

/** One account, and how to reach Xendit with it. */
interface Access {
  readonly api: string
  readonly key: string
  readonly callbackToken: string
}

const ask = ({ api, key }: Access, path: string, sent: { body?: unknown; headers?: Record<string, string> } = {}) =>
  callApi({
    ...{ method: sent.body === undefined ? 'GET' : 'POST', url: api + path, body: sent.body },
    headers: { authorization: basicAuth(key), ...sent.headers },
  })

/** What Xendit said when it refused: its code alone, since its message may repeat what was sent. */
const codeOf = ({ status, fields }: ApiAnswer): string => textOf(fields.error_code) || `HTTP ${status}`

/** The amount that was paid where Xendit tells it, else the one that was asked for. */
function stateOf(invoice: Readonly<Record<string, unknown>>, currencyScale: number): ProviderState {
  const status = statuses[textOf(invoice.status)] ?? 'unknown'
  const amount = status === 'succeeded' ? (invoice.paid_amount ?? invoice.amount) : invoice.amount
  return { status, amount: minorOf(amount, currencyScale), currency: textOf(invoice.currency) }
}

/** An invoice ends with the order, to the second. */
async function create(access: Access, order: PaymentOrder) {
  const { digits } = ruleOf(order.currency) ?? { digits: 0 }
  const answer = await ask(access, '/v2/invoices', {
    body: {
      external_id: order.paymentNo,
      amount: decimalOf(toUnits(ruleOf, order.amount, order), digits),
      currency: order.currency,
      description: order.subject,
      invoice_duration: Math.max(1, Math.ceil((order.expiresAt - order.now) / 1000)),
      success_redirect_url: order.returnUrl,
      failure_redirect_url: order.returnUrl,
      locale: order.language === 'in-ID' ? 'id' : 'en',
      should_send_email: false,
    },
  })
  const { id, invoice_url: url } = answer.fields
  if (answer.status !== 200 || typeof id !== 'string' || typeof url !== 'string')
    throw new Error(`Xendit opened no invoice: ${codeOf(answer)}.`)
  return { action: paymentAction.redirect, url, qr: '', fallbackUrl: '', providerRef: id }
}

/** No fields when Xendit has never heard of the payment. */
async function findInvoice(access: Access, { paymentNo, providerRef }: AskedPayment) {
  const own =
    providerRef === '' ? `?external_id=${encodeURIComponent(paymentNo)}` : `/${encodeURIComponent(providerRef)}`
  const answer = await ask(access, `/v2/invoices${own}`)
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`Xendit did not answer: ${codeOf(answer)}.`)
  return answer.list[0] ?? answer.fields
}

const refundStates: Readonly<Record<string, RefundOutcome['status']>> = {
  ...{ SUCCEEDED: 'succeeded', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'failed' },
}

function outcomeOf({ fields }: ApiAnswer): RefundOutcome {
  const { id, status, failure_code: failure } = fields
  return {
    ...{ status: refundStates[textOf(status)] ?? 'pending', providerRefundId: textOf(id), failure: textOf(failure) },
  }
}

/** Wrong keys, a time-out, and a number that another call is just sending: whether it was taken is asked again. */
const unsettled: readonly number[] = [401, 403, 408, 409]

/** The same number is one refund at Xendit, by its idempotency key; one that it has taken is asked about by its own number. */
async function refund(access: Access, { refundNo, providerRef, amount, providerRefundId, ...scale }: RefundOrder) {
  if (providerRefundId !== '') {
    const known = await ask(access, `/refunds/${encodeURIComponent(providerRefundId)}`)
    if (known.status !== 200 || known.fields.id !== providerRefundId)
      throw new Error(`Xendit did not answer: ${codeOf(known)}.`)
    return outcomeOf(known)
  }
  const { digits } = ruleOf(scale.currency) ?? { digits: 0 }
  const answer = await ask(access, '/refunds', {
    body: {
      ...{ invoice_id: providerRef, reference_id: refundNo, currency: scale.currency },
      ...{ amount: decimalOf(toUnits(ruleOf, amount, scale), digits), reason: 'CANCELLATION' },
    },
    headers: { 'idempotency-key': refundNo },
  })
  if (answer.status === 200 || answer.status === 201) return outcomeOf(answer)
  if (unsettled.includes(answer.status)) throw new Error(`Xendit took no refund: ${codeOf(answer)}.`)
  return { status: 'failed', providerRefundId: '', failure: codeOf(answer) } as const
}

async function cancel(access: Access, payment: AskedPayment): Promise<void> {
  const { id, status } = await findInvoice(access, payment)
  if (typeof id === 'string' && status === 'PENDING')
    await ask(access, `/invoices/${encodeURIComponent(id)}/expire!`, { body: {} })
}

/** A notice is Xendit's own when it carries the account's token; it names an invoice by our number. */
async function readEvent(
  { callbackToken }: Access,
  body: Buffer,
  { headers, now, scaleOf }: Parameters<PaymentProvider['readEvent']>[1],
): Promise<ProviderEvent | DisputeEvent | 'ignored' | undefined> {
  if (!isSameText(String(headers['x-callback-token'] ?? ''), callbackToken)) return undefined
  const invoice = readFields(body)
  if (!invoice) return undefined
  if (textOf(invoice.event).startsWith('dispute.')) return disputeIn(invoice, { now, scaleOf })
  const paymentNo = textOf(invoice.external_id).slice(0, 64)
  if (!isPaymentNo(paymentNo) || invoice.event !== undefined) return 'ignored' // notices of refunds have an `event`; refunds are asked about
  const state = stateOf(invoice, await scaleOf(paymentNo))
  return {
    ...state,
    paymentNo,
    eventId: `${textOf(invoice.id)}-${textOf(invoice.status)}-${state.amount}`.slice(0, 100),
  }
}

function open(api: string, { secrets }: ProviderAccess): PaymentProvider {
  const access: Access = { api, key: secrets.secretKey ?? '', callbackToken: secrets.callbackToken ?? '' }
  return {
    name: 'xendit',
    isSilentOnDisputes: true,
    create: (order) => create(access, order),
    query: async (payment) => stateOf(await findInvoice(access, payment), payment.currencyScale),
    refund: (order) => refund(access, order),
    cancel: (payment) => cancel(access, payment),
    list: (period, scaleOf) => listTransactions((path) => ask(access, path), period, scaleOf),
    readEvent: (body, attempt) => readEvent(access, body, attempt),
  }
}

const faultOfStatus = (status: number): AccessFault | undefined =>
  status === 401 || status === 403 ? 'providerKeyWrong' : undefined

/** Opens an invoice of the smallest amount and ends it at once: only so does Xendit say whether the account takes the currency. */
async function check(api: string, { secrets }: ProviderAccess, currency: string): Promise<CheckedAccess> {
  const access = { api, key: secrets.secretKey ?? '', callbackToken: '' }
  const { digits, smallest } = ruleOf(currency) ?? { digits: 0, smallest: 1 }
  try {
    const amount = decimalOf(smallest, digits)
    const description = 'Connection check'
    const answer = await ask(access, '/v2/invoices', {
      body: { external_id: `check-${randomUUID()}`, amount, currency, description, invoice_duration: 60 },
    })
    const { id, user_id: owner } = answer.fields
    if (answer.status !== 200) return { fault: faultOfStatus(answer.status) ?? 'providerCurrencyWrong' }
    await ask(access, `/invoices/${encodeURIComponent(textOf(id))}/expire!`, { body: {} })
    return { owner: textOf(owner) }
  } catch {
    return { fault: 'providerUnreachable' }
  }
}

/** Xendit: its payment page for the ways to pay of Indonesia, the Philippines, Thailand, Malaysia, Vietnam and Singapore. */
export function xenditKind(settings: Readonly<Record<string, string | undefined>>): ProviderKind {
  const api = baseAddress(settings, 'PAY_XENDIT_API', 'https://api.xendit.co')
  return {
    name: 'xendit',
    fields: [
      { name: 'secretKey', isSecret: true, example: 'xnd_production_…' },
      { name: 'callbackToken', isSecret: true, example: '' },
    ],
    methods: [{ code: 'xendit', channel: '', icon: 'card' }],
    ruleOf,
    modesOf: ({ secretKey = '' }) => {
      if (secretKey.startsWith('xnd_development_')) return ['test']
      return secretKey.startsWith('xnd_production_') ? ['live'] : []
    },
    check: (access, currency) => check(api, access, currency),
    open: (access) => open(api, access),
  }
}
