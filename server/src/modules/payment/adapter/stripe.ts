import type { Language } from '@tiffin/core/language/language'
import { paymentAction } from '@tiffin/core/order/payment-status'
import type Stripe from 'stripe'
import type {
  AskedPayment,
  DisputeEvent,
  PaymentOrder,
  PaymentProvider,
  Period,
  ProviderEvent,
  ProviderState,
  ProviderTransaction,
  RefundEvent,
  RefundOrder,
  RefundOutcome,
} from '../provider.ts'
import type { CheckedAccess, ProviderAccess, ProviderKind } from '../provider-kind.ts'
import { toUnits } from './amounts.ts'
import { baseAddress } from './base-address.ts'
import { stripeMinor, stripeRuleOf, stripeUnits } from './stripe-amounts.ts'
import { isDisputeEvent, listDisputes, readDispute } from './stripe-disputes.ts'

/** A session of Checkout lives half an hour or longer; one that ends earlier is ended by a call [provider-5]. */
const shortestSessionMs = 31 * 60_000
const timeoutMs = 10_000

/** One account: how it is reached, and what its notices are signed with. */
interface Access {
  readonly stripe: Stripe
  readonly webhookSecret: string
}

const pageLanguages: Readonly<Partial<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>>> = {
  ...{ 'zh-CN': 'zh', 'en-US': 'en', 'en-PH': 'en', 'in-ID': 'id', 'th-TH': 'th' },
}

async function create({ stripe }: Access, order: PaymentOrder) {
  const { paymentNo, expiresAt, now, returnUrl: success_url } = order
  const price_data = {
    currency: order.currency.toLowerCase(),
    unit_amount: stripeUnits(toUnits(stripeRuleOf, order.amount, order), order.currency),
    product_data: { name: order.subject },
  }
  const session = await stripe.checkout.sessions.create(
    {
      ...{ mode: 'payment', client_reference_id: paymentNo, success_url, cancel_url: success_url },
      line_items: [{ quantity: 1, price_data }],
      locale: pageLanguages[order.language as Language] ?? 'auto', // as: any other language finds no entry
      metadata: { paymentNo },
      payment_intent_data: { metadata: { paymentNo } },
      expires_at: Math.ceil(Math.max(expiresAt, now + shortestSessionMs) / 1000),
    },
    { idempotencyKey: paymentNo },
  )
  if (!session.url) throw new Error('Stripe named no page.')
  return { action: paymentAction.redirect, url: session.url, qr: '', fallbackUrl: '', providerRef: session.id }
}

function statusOf({
  status,
  payment_status,
  payment_intent: intent,
}: Stripe.Checkout.Session): ProviderState['status'] {
  if (payment_status === 'paid') return 'succeeded'
  if (status === 'expired') return 'cancelled'
  const hasFailed = typeof intent === 'object' && intent !== null && intent.status === 'requires_payment_method'
  return status === 'complete' && hasFailed ? 'failed' : 'pending'
}

/** An answer that is not what was asked for, of a host between Stripe and us, decides nothing. */
function ensure<Thing extends { readonly object: string }>(thing: Thing, object: Thing['object']): Thing {
  if (thing.object !== object) throw new Error(`Stripe answered no ${object}.`)
  return thing
}

const stateOf = (session: Stripe.Checkout.Session, currencyScale: number): ProviderState => {
  const currency = (session.currency ?? '').toUpperCase()
  const amount = stripeMinor(session.amount_total, { currency, currencyScale })
  return { status: statusOf(session), amount, currency }
}

const unknown: ProviderState = { status: 'unknown', amount: -1, currency: '' }

async function query({ stripe }: Access, { providerRef, currencyScale }: AskedPayment): Promise<ProviderState> {
  if (providerRef === '') return unknown // its page was never shown, so nobody can have paid
  const session = await stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] })
  return stateOf(ensure(session, 'checkout.session'), currencyScale)
}

async function cancel({ stripe }: Access, { providerRef }: AskedPayment): Promise<void> {
  if (providerRef === '') return
  const { status } = ensure(await stripe.checkout.sessions.retrieve(providerRef), 'checkout.session')
  if (status === 'open') await stripe.checkout.sessions.expire(providerRef)
}

const refundStates: Readonly<Record<string, RefundOutcome['status']>> = {
  ...{ succeeded: 'succeeded', failed: 'failed', canceled: 'failed' },
}

/** Errors of the SDK name their class as `type`. */
const partsOf = (error: unknown) => error as { type?: string; code?: string } // as: other errors have neither, or a code of their own

const outcomeOf = ({ id, status, failure_reason: failure }: Stripe.Refund): RefundOutcome => ({
  ...{ status: refundStates[status ?? ''] ?? 'pending', providerRefundId: id },
  failure: failure ?? (status === 'canceled' ? 'canceled' : ''),
})

/** Stripe forgets idempotency keys after a day, and a refund may be sent for longer: one of this number is looked for first. */
async function findRefund({ stripe }: Access, payment_intent: string, refundNo: string) {
  const { data } = ensure(await stripe.refunds.list({ payment_intent, limit: 100 }), 'list')
  return data.find(({ metadata }) => metadata?.refundNo === refundNo)
}

async function refund(access: Access, order: RefundOrder): Promise<RefundOutcome> {
  const { stripe } = access
  const { refundNo, paymentNo, providerRef, providerRefundId } = order
  if (providerRefundId !== '') return outcomeOf(ensure(await stripe.refunds.retrieve(providerRefundId), 'refund'))
  const session = ensure(await stripe.checkout.sessions.retrieve(providerRef), 'checkout.session')
  const intent = session.payment_intent
  const payment_intent = typeof intent === 'string' ? intent : (intent?.id ?? '')
  const known = payment_intent === '' ? undefined : await findRefund(access, payment_intent, refundNo)
  if (known) return outcomeOf(known)
  const amount = stripeUnits(toUnits(stripeRuleOf, order.amount, order), order.currency)
  try {
    const metadata = { refundNo, paymentNo }
    const made = await stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey: refundNo })
    return outcomeOf(ensure(made, 'refund'))
  } catch (error) {
    const { type, code = 'refused' } = partsOf(error)
    if (type !== 'StripeInvalidRequestError') throw error
    return { status: 'failed', providerRefundId: '', failure: code }
  }
}

const isSessionEvent = (event: Stripe.Event) => event.type.startsWith('checkout.session.')

/** Kinds of events that tell of a refund; older accounts send the last one. */
const refundEvents: readonly string[] = ['refund.failed', 'refund.updated', 'charge.refund.updated']

/** A refund that was made without us has no number of ours. */
function readRefund(event: Stripe.Event): RefundEvent | 'ignored' {
  const refunded = event.data.object as Stripe.Refund // as: the type of the event says so
  const sentNo = refunded.metadata?.refundNo ?? ''
  return sentNo === '' ? 'ignored' : { sentNo: sentNo.slice(0, 64), outcome: outcomeOf(refunded) }
}

async function readEvent(
  { stripe, webhookSecret }: Access,
  body: Buffer,
  { headers, now, scaleOf }: Parameters<PaymentProvider['readEvent']>[1],
): Promise<ProviderEvent | RefundEvent | DisputeEvent | 'ignored' | undefined> {
  let event: Stripe.Event
  try {
    const signature = String(headers['stripe-signature'] ?? '')
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, now)
  } catch {
    return undefined
  }
  if (refundEvents.includes(event.type)) return readRefund(event)
  if (isDisputeEvent(event)) return readDispute(stripe, event, scaleOf)
  if (!isSessionEvent(event)) return 'ignored'
  const session = event.data.object as Stripe.Checkout.Session // as: the type of the event says so
  const paymentNo = session.client_reference_id ?? ''
  if (paymentNo === '') return 'ignored' // of another application with the same account
  const state = stateOf(session, await scaleOf(paymentNo))
  const status = event.type === 'checkout.session.async_payment_failed' ? 'failed' : state.status
  return { ...state, status, paymentNo: paymentNo.slice(0, 64), eventId: event.id.slice(0, 100) }
}

type ScaleOf = (paymentNo: string) => Promise<number>

async function paymentOf(charge: Stripe.Charge, scaleOf: ScaleOf): Promise<ProviderTransaction> {
  const { id, metadata, currency: code, balance_transaction: entry, created, amount } = charge
  const status = charge.status === 'succeeded' ? 'succeeded' : 'pending'
  const paymentNo = metadata.paymentNo ?? ''
  const scale = { currency: code.toUpperCase(), currencyScale: await scaleOf(paymentNo) }
  const hasFee = typeof entry === 'object' && entry !== null && entry.currency === code // paid out in another currency: not told in ours
  const fee = hasFee ? stripeMinor(entry.fee, scale) : 0
  return {
    ...{ kind: 'payment', transactionId: id, paymentNo, refundNo: '', status, at: created * 1000 },
    ...{ amount: stripeMinor(amount, scale), currency: scale.currency, fee: fee === -1 ? null : fee },
  }
}

async function returnedOf(made: Stripe.Refund, scaleOf: ScaleOf): Promise<ProviderTransaction> {
  const { paymentNo = '', refundNo = '' } = made.metadata ?? {}
  const scale = { currency: made.currency.toUpperCase(), currencyScale: await scaleOf(paymentNo) }
  return {
    ...{ kind: 'refund', transactionId: made.id, paymentNo, refundNo, status: outcomeOf(made).status },
    ...{ amount: stripeMinor(made.amount, scale), currency: scale.currency, fee: 0, at: made.created * 1000 },
  }
}

async function list({ stripe }: Access, { from, to }: Period, scaleOf: ScaleOf): Promise<ProviderTransaction[]> {
  const created = { gte: Math.ceil(from / 1000), lt: Math.ceil(to / 1000) }
  const all: ProviderTransaction[] = []
  for await (const charge of stripe.charges.list({ created, limit: 100, expand: ['data.balance_transaction'] }))
    if (charge.status !== 'failed') all.push(await paymentOf(charge, scaleOf))
  for await (const made of stripe.refunds.list({ created, limit: 100 })) all.push(await returnedOf(made, scaleOf))
  return [...all, ...(await listDisputes(stripe, created, scaleOf))]
}

/** The SDK is loaded by the first account: many servers have none, and it takes 10 MB. */
async function accessOf(api: URL, { secrets }: ProviderAccess): Promise<Access> {
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe(secrets.secretKey ?? '', {
    ...{ host: api.hostname, protocol: api.protocol === 'http:' ? 'http' : 'https', port: api.port || 443 },
    ...{ timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false },
  })
  return { stripe, webhookSecret: secrets.webhookSecret ?? '' }
}

function open(api: URL, account: ProviderAccess): PaymentProvider {
  let opened: Promise<Access> | undefined
  const access = () => {
    opened ??= accessOf(api, account)
    return opened
  }
  return {
    name: 'stripe',
    create: async (order) => create(await access(), order),
    query: async (payment) => query(await access(), payment),
    refund: async (order) => refund(await access(), order),
    cancel: async (payment) => cancel(await access(), payment),
    list: async (period, scaleOf) => list(await access(), period, scaleOf),
    readEvent: async (body, attempt) => readEvent(await access(), body, attempt),
  }
}

/** The account's country says in which currencies it may be paid. */
async function check({ stripe }: Access, currency: string): Promise<CheckedAccess> {
  try {
    const { id: owner, country = '' } = await stripe.accounts.retrieveCurrent()
    const { supported_payment_currencies: taken } = await stripe.countrySpecs.retrieve(country)
    return taken.includes(currency.toLowerCase()) ? { owner } : { fault: 'providerCurrencyWrong' }
  } catch (error) {
    const { type = '' } = partsOf(error)
    const isRefused = ['StripeAuthenticationError', 'StripePermissionError'].includes(type)
    return { fault: isRefused ? 'providerKeyWrong' : 'providerUnreachable' }
  }
}

/** Stripe: its Checkout page, with the cards and wallets that the account has switched on. */
export function stripeKind(settings: Readonly<Record<string, string | undefined>>): ProviderKind {
  const api = new URL(baseAddress(settings, 'PAY_STRIPE_API', 'https://api.stripe.com'))
  return {
    name: 'stripe',
    fields: [
      { name: 'secretKey', isSecret: true, example: 'sk_live_…' },
      { name: 'webhookSecret', isSecret: true, example: 'whsec_…' },
    ],
    methods: [{ code: 'stripe', channel: '', icon: 'card' }],
    ruleOf: stripeRuleOf,
    modesOf: ({ secretKey = '' }) => {
      const [, mode] = /^(?:sk|rk)_(test|live)_/.exec(secretKey) ?? []
      return mode === 'test' || mode === 'live' ? [mode] : []
    },
    check: async (access, currency) => check(await accessOf(api, access), currency),
    open: (access) => open(api, access),
  }
}
