/**
 * Xendit's invoices and refunds, as these pages tell of them:
 * https://github.com/xendit/xendit-php/blob/master/docs/InvoiceApi.md (paths), …/docs/Invoice/CreateInvoiceRequest.md (fields),
 * …/docs/Invoice/InvoiceCallback.md (notices), https://docs.xendit.co/api-integration/callback/setup (x-callback-token),
 * https://docs.xendit.co/apidocs/refund-payment-request and …/refund-webhook-notification (refunds and their states),
 * https://xendit.github.io/apireference/id/ (HTTP Basic, keys of both modes), https://pipedream.com/apps/xendit/actions/create-invoice.md
 * (decimals of rupiah are cut off).
 * https://docs.xendit.co/apidocs/list-transactions.md and https://github.com/xendit/xendit-go/blob/master/docs/TransactionApi.md (the list:
 * types, created, limit, after_id, has_more), …/docs/balance_and_transaction/TransactionResponse.md and …/FeeResponse.md (its fields).
 * https://docs.xendit.co/apidocs/dispute-webhook-notifications (dispute.action_required: id, status, currency, amount, due_date, created_at,
 * category) and https://docs.xendit.co/docs/manage-disputes-via-api (under_review, won, lost; payment_id and reference_id name the payment),
 * https://docs.xendit.co/docs/handling-disputes-and-chargeback (the amount is held until the end).
 * Not found: whether reference_id is that of the invoice, which is assumed; whether the list of transactions has chargebacks, and their fee.
 * Not found: whether the reference of a refund in that list is the refund's own, which is assumed; the code of the refusal of a currency that an account does not take, the smallest amounts by currency, and whether a
 * refund by `invoice_id` repeats its answer for the same idempotency key, which is assumed.
 */
import { xenditKind } from '../../src/modules/payment/adapter/xendit.ts'
import type { RefundOutcome } from '../../src/modules/payment/provider.ts'
import type { AccountMode } from '../../src/modules/payment/provider-kind.ts'
import { type Asked, basicKey, type FakeProvider, type Happening, type Keys, listen } from './fake-host.ts'

const keys: Keys = { test: 'xnd_development_a1B2c3D4e5F6g7H8', live: 'xnd_production_a1B2c3D4e5F6g7H8' }
const otherOf = (key: string) => `${key}Other`
const callbackToken = 'a callback token of tests'

interface Invoice {
  readonly id: string
  readonly external_id: string
  readonly amount: number
  readonly invoice_url: string
  readonly [field: string]: unknown
  status: 'PENDING' | 'PAID' | 'EXPIRED'
  currency: string
  paid_amount?: number
  paidAt?: string
}

interface Refund {
  readonly id: string
  readonly invoice_id: string
  readonly amount: number
  readonly created: string
  status: string
  failure_code: string | null
}

const missing = { status: 404, body: { error_code: 'INVOICE_NOT_FOUND_ERROR', message: 'not found' } }

const statusOf = { paid: 'PAID', expired: 'EXPIRED', declined: 'PENDING', refused: 'PENDING' } as const // after a decline an invoice waits on
const refundStatus = { succeeded: 'SUCCEEDED', pending: 'PENDING', failed: 'FAILED' } as const

/** What Xendit knows of one account that takes rupiah. */
class XenditBooks {
  readonly invoices = new Map<string, Invoice>()
  readonly refunds = new Map<string, Refund>()
  readonly #key: string
  outcome: RefundOutcome['status'] = 'succeeded'

  constructor(key: string) {
    this.#key = key
  }

  byNumber = (paymentNo: string | null) => [...this.invoices.values()].find((each) => each.external_id === paymentNo)

  #createInvoice(request: Asked) {
    const { body } = request
    if (body.currency !== 'IDR') return { status: 400, body: { error_code: 'UNSUPPORTED_CURRENCY' } }
    const id = `inv-${this.invoices.size}`
    const { external_id, amount } = body as { external_id: string; amount: number } // as: what the adapter under test sends
    const known = { id, external_id, amount: Math.trunc(amount), currency: 'IDR', status: 'PENDING' } as const
    this.invoices.set(id, {
      ...body,
      ...known,
      user_id: this.#ownerOf(request),
      invoice_url: `https://checkout.xendit.test/${id}`,
    })
    return { status: 200, body: this.invoices.get(id) }
  }

  #createRefund({ body, headers }: Asked) {
    const [number, invoice_id] = [String(headers['idempotency-key']), String(body.invoice_id)]
    const { status, paid_amount = 0 } = this.invoices.get(invoice_id) ?? {}
    if (status !== 'PAID') return { status: 404, body: { error_code: 'DATA_NOT_FOUND' } }
    const others = [...this.refunds].filter(([each, refund]) => each !== number && refund.invoice_id === invoice_id)
    const given = others.reduce((sum, [, { amount }]) => sum + amount, 0)
    if (given + Number(body.amount) > paid_amount)
      return { status: 400, body: { error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED' } }
    const failure_code = this.outcome === 'failed' ? 'INSUFFICIENT_BALANCE' : null
    const created = new Date().toISOString()
    const made = { id: `rfd-${number}`, invoice_id, amount: Number(body.amount), created, failure_code }
    if (!this.refunds.has(number)) this.refunds.set(number, { ...made, status: refundStatus[this.outcome] })
    return { status: 200, body: this.refunds.get(number) }
  }

  #findRefund(id: string) {
    const refund = [...this.refunds.values()].find((each) => each.id === id)
    if (refund?.status === 'PENDING') refund.status = refundStatus[this.outcome]
    return refund ? { status: 200, body: refund } : missing
  }

  /** Payments and refunds by the time at which they were made, page by page. */
  #list({ query }: Asked) {
    const payments = [...this.invoices.values()].filter(({ status }) => status === 'PAID')
    const all = [
      ...payments.map(({ id, external_id, paid_amount, currency, paidAt = '' }) => ({
        ...{ id: `txn_${id}`, product_id: id, type: 'PAYMENT', status: 'SUCCESS', reference_id: external_id, currency },
        ...{
          amount: paid_amount,
          cashflow: 'MONEY_IN',
          created: paidAt,
          fee: { xendit_fee: 450, value_added_tax: 50 },
        },
      })),
      ...[...this.refunds].map(([reference_id, { id, amount, status, created }]) => ({
        ...{ id: `txn_${id}`, product_id: id, type: 'REFUND', status: status === 'SUCCEEDED' ? 'SUCCESS' : status },
        ...{ reference_id, currency: 'IDR', amount, cashflow: 'MONEY_OUT', created },
        fee: { xendit_fee: 0, value_added_tax: 0 },
      })),
    ].filter(
      ({ created }) => created >= (query.get('created[gte]') ?? '') && created <= (query.get('created[lte]') ?? ''),
    )
    const start = all.findIndex(({ id }) => id === query.get('after_id')) + 1
    const data = all.slice(start, start + Number(query.get('limit')))
    return { status: 200, body: { data, has_more: start + data.length < all.length, links: [] } }
  }

  /** The business whose key this is; empty for a wrong one. */
  #ownerOf(request: Asked): string {
    const owners: Record<string, string> = { [this.#key]: '5f1', [otherOf(this.#key)]: '5f2' }
    return owners[basicKey(request)] ?? ''
  }

  answer = (request: Asked) => {
    if (this.#ownerOf(request) === '') return { status: 401, body: { error_code: 'INVALID_API_KEY' } }
    const { method, path, query } = request
    if (method === 'POST' && path === '/v2/invoices') return this.#createInvoice(request)
    if (path === '/transactions') return this.#list(request)
    if (method === 'POST' && path === '/refunds') return this.#createRefund(request)
    if (path === '/v2/invoices') return { status: 200, body: [this.byNumber(query.get('external_id')) ?? []].flat() }
    const [, kind, id = ''] = /^\/(v2\/invoices|invoices|refunds)\/([^/]+)/.exec(path) ?? []
    if (kind === 'refunds') return this.#findRefund(id)
    const invoice = this.invoices.get(id)
    if (kind === 'invoices' && invoice?.status === 'PENDING') invoice.status = 'EXPIRED'
    return invoice ? { status: 200, body: invoice } : missing
  }

  happen = (paymentNo: string, { to, amount, currency }: Happening) => {
    const invoice = this.byNumber(paymentNo)
    if (invoice?.status !== 'PENDING') return
    invoice.status = statusOf[to]
    invoice.currency = currency ?? invoice.currency
    if (to === 'paid') invoice.paidAt = new Date().toISOString()
    if (to === 'paid') invoice.paid_amount = amount === undefined ? invoice.amount : Number(amount)
  }
}

/** Xendit on this machine. */
export async function fakeXendit(mode: AccountMode = 'test'): Promise<FakeProvider> {
  const key = keys[mode]
  const books = new XenditBooks(key)
  const host = await listen(books.answer, () => fake.fault)
  const fake: FakeProvider = {
    kind: xenditKind({ PAY_XENDIT_API: host.url }),
    settings: { PAY_XENDIT_API: host.url },
    access: { mode, settings: {}, secrets: { secretKey: key, callbackToken } },
    otherSecrets: { secretKey: otherOf(key), callbackToken },
    ...{ currency: 'IDR', currencyScale: 0, smallest: 1000, inexpressible: { amount: 10_555, currencyScale: 1 } },
    ...{ asked: host.asked, close: host.close, happen: books.happen, fault: undefined, hasPendingRefunds: true },
    setRefunds: (outcome) => {
      books.outcome = outcome
    },
    refundFailure: 'INSUFFICIENT_BALANCE',
    dispute: (paymentNo, { to, amount }) => {
      const status = { reviewed: 'UNDER_REVIEW', lost: 'LOST', won: 'WON' }[to as string] ?? 'ACTION_REQUIRED'
      const invoice = books.byNumber(paymentNo)
      const initial = amount ?? `${invoice?.paid_amount ?? 0}.00`
      const times = { created_at: new Date().toISOString(), due_date: new Date(Date.now() + 604_800_000).toISOString() }
      const body = {
        ...{
          event: `dispute.${status.toLowerCase()}`,
          id: `mi-dspt-${invoice?.id}`,
          status,
          currency: invoice?.currency,
        },
        ...{ amount: { initial, terminal: status === 'LOST' ? initial : null }, category: { name: 'fraud' }, ...times },
        ...{ channel_code: 'CARDS', payment_id: `py-${invoice?.id}`, reference_id: paymentNo },
      }
      return { headers: { 'x-callback-token': callbackToken }, body: JSON.stringify(body) }
    },
    refunded: () => books.refunds.size,
    notice: (paymentNo, was) => ({
      headers: { 'x-callback-token': callbackToken },
      body: JSON.stringify({ ...books.byNumber(paymentNo), ...(was && { status: 'PENDING', paid_amount: undefined }) }),
    }),
  }
  return fake
}
