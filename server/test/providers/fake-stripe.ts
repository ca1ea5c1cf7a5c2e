/**
 * Stripe's Checkout Sessions, refunds, charges and account, as the SDK `stripe` 23.1.0 (API 2026-10-28.endive) types them, and as
 * these pages tell: https://docs.stripe.com/api/checkout/sessions (status, payment_status, expires_at of half an hour to a day, expire),
 * https://docs.stripe.com/webhooks/signature (Stripe-Signature, t and v1), https://docs.stripe.com/api/idempotent_requests (the first
 * answer of a key again), https://docs.stripe.com/currencies (zero and three decimals, smallest charges), https://docs.stripe.com/api/refunds
 * (states),
 * https://docs.stripe.com/refunds and https://docs.stripe.com/api/events/types (refund.failed, refund.updated and charge.refund.updated, whose
 * object is the refund), https://docs.stripe.com/api/country_specs (currencies of a country).
 * Not found: the smallest charge of currencies that are converted; it is set to about half a US dollar.
 */
import Stripe from 'stripe'
import { stripeKind } from '../../src/modules/payment/adapter/stripe.ts'
import type { RefundOutcome } from '../../src/modules/payment/provider.ts'
import type { AccountMode } from '../../src/modules/payment/provider-kind.ts'
import { type Asked, type FakeProvider, type Happening, type Keys, listen } from './fake-host.ts'
import { StripeDisputes } from './fake-stripe-disputes.ts'

const keys: Keys = { test: 'sk_test_a1B2c3D4e5F6g7H8', live: 'sk_live_a1B2c3D4e5F6g7H8' }
const otherOf = (key: string) => `${key}Other`
const webhookSecret = 'whsec_tests0123456789'

interface Session {
  readonly object: 'checkout.session'
  readonly id: string
  readonly url: string
  readonly client_reference_id: string
  readonly payment_intent: string
  readonly created: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
}

interface Refund {
  readonly object: 'refund'
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly metadata: Record<string, unknown>
  status: string
  failure_reason?: string
}

const refused = (status: number, type: string, code: string) => ({
  status,
  body: { error: { type, code, message: code } },
})
const found = (thing: object | undefined) =>
  thing ? { status: 200, body: thing } : refused(404, 'invalid_request_error', 'resource_missing')
/** Whether something was made in the period that a list is asked for, all when it is asked for none. */
const isWithin = ({ created }: { readonly created: number }, query: URLSearchParams) =>
  created >= Number(query.get('created[gte]') ?? 0) && created < Number(query.get('created[lt]') ?? Number.MAX_VALUE)

const listOf = (data: readonly object[]) => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url: '/v1' },
})

/** What Stripe knows of one account in Singapore. */
class StripeBooks {
  readonly sessions: Session[] = []
  readonly refunds: Refund[] = []
  readonly disputes = new StripeDisputes()
  readonly #key: string
  readonly #answers = new Map<string, { status: number; body: object }>()
  outcome: RefundOutcome['status'] = 'succeeded'

  constructor(key: string) {
    this.#key = key
  }

  byNumber = (paymentNo: string) => this.sessions.find((each) => each.client_reference_id === paymentNo)

  #createSession({ body }: Asked) {
    const expiresIn = Number(body.expires_at) - Date.now() / 1000
    if (!(expiresIn >= 1800 && expiresIn <= 86_400)) return refused(400, 'invalid_request_error', 'expires_at')
    const id = `cs_test_${this.sessions.length}`
    const session: Session = {
      ...{
        object: 'checkout.session',
        id,
        url: `https://checkout.stripe.test/c/pay/${id}`,
        created: Math.floor(Date.now() / 1000),
      },
      ...{ client_reference_id: String(body.client_reference_id), payment_intent: `pi_${this.sessions.length}` },
      ...{ status: 'open', payment_status: 'unpaid', currency: String(body['line_items[0][price_data][currency]']) },
      amount_total: Number(body['line_items[0][price_data][unit_amount]']),
    }
    this.sessions.push(session)
    return { status: 200, body: session }
  }

  #createRefund({ body }: Asked) {
    const payment_intent = String(body.payment_intent)
    const paid = this.sessions.find((each) => each.payment_intent === payment_intent && each.payment_status === 'paid')
    if (!paid) return refused(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    const given = this.refunds.filter((each) => each.payment_intent === payment_intent && each.status !== 'failed')
    const left = paid.amount_total - given.reduce((sum, { amount }) => sum + amount, 0)
    if (Number(body.amount) > left) return refused(400, 'invalid_request_error', 'charge_already_refunded')
    const metadata = { refundNo: body['metadata[refundNo]'], paymentNo: body['metadata[paymentNo]'] }
    const made: Refund = {
      ...{ object: 'refund', id: `re_${this.refunds.length}`, payment_intent, amount: Number(body.amount), metadata },
      ...{ currency: paid.currency, created: Math.floor(Date.now() / 1000), status: this.outcome },
      ...(this.outcome === 'failed' ? { failure_reason: 'insufficient_funds' } : {}),
    }
    this.refunds.push(made)
    return { status: 200, body: made }
  }

  #findRefund(id: string) {
    const made = this.refunds.find((each) => each.id === id)
    if (made?.status === 'pending') made.status = this.outcome
    return found(made)
  }

  #charges({ query }: Asked, id: string) {
    const charges = this.sessions
      .filter(({ payment_status }) => payment_status === 'paid')
      .map(({ payment_intent, client_reference_id, amount_total: amount, currency, created }) => ({
        ...{ object: 'charge', id: `ch_${payment_intent}`, amount, currency, created, status: 'succeeded' },
        ...{ metadata: { paymentNo: client_reference_id }, balance_transaction: { id: 'txn', fee: 80, currency } },
      }))
    if (id !== '') return found(charges.find((each) => each.id === id))
    return listOf(charges.filter((each) => isWithin(each, query)))
  }

  #session(id: string, isEnding: boolean) {
    const session = this.sessions.find((each) => each.id === id)
    if (session && isEnding && session.status !== 'open') return refused(400, 'invalid_request_error', 'not_open')
    if (session && isEnding) session.status = 'expired'
    if (!session) return found(session)
    const hasFailed = session.status === 'complete' && session.payment_status === 'unpaid'
    const intent = { id: session.payment_intent, object: 'payment_intent' }
    return found({ ...session, payment_intent: hasFailed ? { ...intent, status: 'requires_payment_method' } : intent })
  }

  #read(request: Asked) {
    const { method, path, query } = request
    const [, , kind, id = '', last = ''] = path.split('/')
    if (path === '/v1/account')
      return { status: 200, body: { object: 'account', id: this.#ownerOf(request), country: 'SG' } }
    if (kind === 'country_specs')
      return {
        status: 200,
        body: { object: 'country_spec', id, supported_payment_currencies: ['sgd', 'usd', 'jpy', 'kwd'] },
      }
    if (kind === 'charges') return this.#charges(request, id)
    if (kind === 'balance_transactions') return listOf(this.disputes.entries((entry) => isWithin(entry, query)))
    if (kind === 'refunds' && id !== '') return this.#findRefund(id)
    if (kind === 'refunds') {
      const intent = query.get('payment_intent')
      const own = this.refunds.filter((each) => intent === null || each.payment_intent === intent)
      return listOf(own.filter((each) => isWithin(each, query)))
    }
    return this.#session(last.split('/')[0] ?? '', method === 'POST' && path.endsWith('/expire'))
  }

  /** The account whose key this is; empty for a wrong one. */
  #ownerOf({ headers }: Asked): string {
    const owners: Record<string, string> = { [this.#key]: 'acct_1', [otherOf(this.#key)]: 'acct_2' }
    return owners[(headers.authorization ?? '').replace(/^Bearer /, '')] ?? ''
  }

  answer = (request: Asked) => {
    const { method, path, headers } = request
    if (this.#ownerOf(request) === '') return refused(401, 'authentication_error', 'api_key_invalid')
    const isCreating = method === 'POST' && (path === '/v1/checkout/sessions' || path === '/v1/refunds')
    if (!isCreating) return this.#read(request)
    const number = `${path} ${headers['idempotency-key']}`
    const first = this.#answers.get(number)
    if (first) return first
    const made = path === '/v1/refunds' ? this.#createRefund(request) : this.#createSession(request)
    this.#answers.set(number, made)
    return made
  }

  happen = (paymentNo: string, { to, amount, currency }: Happening) => {
    const session = this.byNumber(paymentNo)
    if (session?.status !== 'open' || to === 'declined') return // after a decline the page waits on
    session.status = to === 'expired' ? 'expired' : 'complete'
    if (to === 'paid') session.payment_status = 'paid'
    session.amount_total = amount === undefined ? session.amount_total : Number(amount)
    session.currency = (currency ?? session.currency).toLowerCase()
  }
}

const typeOf: Readonly<Record<string, string>> = { complete: 'completed', expired: 'expired' }

/** Stripe on this machine. */
export async function fakeStripe(mode: AccountMode = 'test'): Promise<FakeProvider> {
  const key = keys[mode]
  const books = new StripeBooks(key)
  const host = await listen(books.answer, () => fake.fault)
  const { webhooks } = new Stripe(key)
  const signed = (event: object) => {
    const body = JSON.stringify(event)
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret })
    return { headers: { 'stripe-signature': signature }, body }
  }
  const fake: FakeProvider = {
    kind: stripeKind({ PAY_STRIPE_API: host.url }),
    settings: { PAY_STRIPE_API: host.url },
    access: { mode, settings: {}, secrets: { secretKey: key, webhookSecret } },
    otherSecrets: { secretKey: otherOf(key), webhookSecret },
    ...{ currency: 'SGD', currencyScale: 2, smallest: 50, inexpressible: { amount: 10_555, currencyScale: 3 } },
    ...{ asked: host.asked, close: host.close, happen: books.happen, fault: undefined, hasPendingRefunds: true },
    setRefunds: (outcome) => {
      books.outcome = outcome
    },
    refundFailure: 'insufficient_funds',
    refundNotice: (sentNo, status, type) => {
      const refund = books.refunds.find(({ metadata }) => metadata.refundNo === sentNo)
      if (refund)
        Object.assign(refund, { status, ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}) })
      return signed({ object: 'event', id: `evt_${sentNo}_${status}`, type, data: { object: refund } })
    },
    dispute: (paymentNo, disputing) => {
      const session = books.byNumber(paymentNo)
      if (!session) throw new Error('nobody has paid')
      return signed(books.disputes.happen(session, disputing))
    },
    refunded: () => books.refunds.length,
    notice: (paymentNo, was) => {
      const session = { ...books.byNumber(paymentNo), ...(was && { status: 'complete', payment_status: 'unpaid' }) }
      const hasFailed = was === undefined && session.status === 'complete' && session.payment_status === 'unpaid'
      const type = `checkout.session.${hasFailed ? 'async_payment_failed' : (typeOf[session.status ?? ''] ?? 'completed')}`
      const id = `evt_${session.id}_${session.payment_status}`
      return signed({ object: 'event', id, type, data: { object: session } })
    },
  }
  return fake
}
