import { createHash, randomUUID } from 'node:crypto'
import { paymentAction } from '@tiffin/core/order/payment-status'
import type { AmountRule } from '@tiffin/core/payment/provider-amount'
import type {
  AskedPayment,
  DisputeEvent,
  OpenedPayment,
  PaymentOrder,
  PaymentProvider,
  ProviderEvent,
  ProviderState,
  ProviderStatus,
  RefundOrder,
  RefundOutcome,
} from '../provider.ts'
import type { AccountMode, CheckedAccess, ProviderAccess, ProviderKind } from '../provider-kind.ts'
import { minorOf, toUnits } from './amounts.ts'
import { baseAddress } from './base-address.ts'
import { type ApiAnswer, basicAuth, callApi, fieldsOf, readFields, textOf } from './call-api.ts'
import { disputeIn, movementsIn } from './midtrans-movements.ts'
import { isSameText } from './same-text.ts'

/** Whole rupiah, up to what one payment by QRIS may be. */
const rupiah: AmountRule = { digits: 0, smallest: 1, largest: 10_000_000 }
const ruleOf = (currency: string): AmountRule | undefined => (currency === 'IDR' ? rupiah : undefined)

/** One account: both of Midtrans's hosts, and its key. */
interface Access {
  readonly api: string
  readonly snap: string
  readonly key: string
}

const ask = ({ key }: Access, url: string, sent: { body?: unknown; headers?: Record<string, string> } = {}) =>
  callApi({
    ...{ method: sent.body === undefined ? 'GET' : 'POST', url, body: sent.body },
    headers: { authorization: basicAuth(key), ...sent.headers },
  })

/** Midtrans says its code in the body, and mostly answers 200 all the same. */
function codeOf({ status, fields }: ApiAnswer): number {
  const code = Number(textOf(fields.status_code) || status)
  if (code >= 500 || code === 429) throw new Error(`Midtrans answered ${code}.`)
  return code
}

/** Minutes until an order ends; Midtrans counts in whole ones and a page lives five or more. */
const minutesLeft = ({ expiresAt, now }: PaymentOrder, least: number) =>
  Math.max(least, Math.ceil((expiresAt - now) / 60_000))

const detailsOf = (order: PaymentOrder) => ({
  transaction_details: { order_id: order.paymentNo, gross_amount: toUnits(ruleOf, order.amount, order) },
})

/** Notices come to the account's own address, whatever the account's settings at Midtrans say. */
const notifying = ({ notifyUrl }: PaymentOrder) => ({ 'x-override-notification': notifyUrl })

/** Midtrans's page, where the customer chooses how to pay. */
async function openPage(access: Access, order: PaymentOrder): Promise<OpenedPayment> {
  const answer = await ask(access, `${access.snap}/snap/v1/transactions`, {
    body: {
      ...detailsOf(order),
      callbacks: { finish: order.returnUrl },
      expiry: { duration: minutesLeft(order, 1), unit: 'minutes' },
      page_expiry: { duration: minutesLeft(order, 5), unit: 'minutes' },
    },
    headers: notifying(order),
  })
  const { token, redirect_url: url } = answer.fields
  if (answer.status !== 201 || typeof token !== 'string' || typeof url !== 'string')
    throw new Error(`Midtrans opened no page: ${answer.status}.`)
  return { action: paymentAction.redirect, url, qr: '', fallbackUrl: '', providerRef: token }
}

async function charge(access: Access, order: PaymentOrder, way: object): Promise<ApiAnswer['fields']> {
  const answer = await ask(access, `${access.api}/v2/charge`, {
    body: {
      ...{ ...way, ...detailsOf(order) },
      custom_expiry: { expiry_duration: minutesLeft(order, 1), unit: 'minute' },
    },
    headers: notifying(order),
  })
  const code = codeOf(answer)
  if (code !== 201) throw new Error(`Midtrans opened no payment: ${code}.`)
  return answer.fields
}

async function openQris(access: Access, order: PaymentOrder): Promise<OpenedPayment> {
  const { qr_string: qr, transaction_id: id } = await charge(access, order, {
    ...{ payment_type: 'qris', qris: { acquirer: 'gopay' } },
  })
  if (typeof qr !== 'string' || qr === '') throw new Error('Midtrans made no QR code.')
  return { action: paymentAction.qr, url: '', qr, fallbackUrl: '', providerRef: textOf(id) }
}

/** Addresses that may be opened: pages, and the wallet itself. */
const isOpenable = (url: string): boolean => ['https:', 'gojek:', 'gopay:'].includes(URL.parse(url)?.protocol ?? '')

async function openGopay(access: Access, order: PaymentOrder): Promise<OpenedPayment> {
  const { actions, transaction_id: id } = await charge(access, order, {
    ...{ payment_type: 'gopay', gopay: { enable_callback: true, callback_url: order.returnUrl } },
  })
  const steps = (Array.isArray(actions) ? actions : []).map(fieldsOf)
  const urlOf = (name: string) => textOf(steps.find((step) => step.name === name)?.url)
  const [url, fallbackUrl] = [urlOf('deeplink-redirect'), urlOf('generate-qr-code')]
  if (!isOpenable(url)) throw new Error('Midtrans made no link to the wallet.')
  return {
    ...{ action: paymentAction.deepLink, url, qr: '', fallbackUrl: isOpenable(fallbackUrl) ? fallbackUrl : '' },
    providerRef: textOf(id),
  }
}

const openers: Readonly<Record<string, typeof openPage>> = { '': openPage, qris: openQris, gopay: openGopay }

async function create(access: Access, order: PaymentOrder): Promise<OpenedPayment> {
  const opener = openers[order.channel]
  if (!opener) throw new Error(`Midtrans has no way to pay ${order.channel}.`)
  return opener(access, order)
}

const statuses: Readonly<Record<string, ProviderStatus>> = {
  ...{ pending: 'pending', authorize: 'pending', settlement: 'succeeded', refund: 'succeeded' },
  ...{
    partial_refund: 'succeeded',
    chargeback: 'succeeded',
    partial_chargeback: 'succeeded',
    deny: 'failed',
    failure: 'failed',
    cancel: 'cancelled',
    expire: 'cancelled',
  },
}

/** A card that is looked at for fraud has not paid yet; what was given back or taken back had been paid. */
function statusOf({ transaction_status: status, fraud_status: fraud }: ApiAnswer['fields']): ProviderStatus {
  if (status === 'capture') return fraud === 'challenge' ? 'pending' : 'succeeded'
  return statuses[textOf(status)] ?? 'unknown'
}

const stateOf = (fields: ApiAnswer['fields'], currencyScale: number): ProviderState => ({
  ...{ status: statusOf(fields), amount: minorOf(fields.gross_amount, currencyScale) },
  currency: textOf(fields.currency) || 'IDR',
})

const urlOf = ({ api }: Access, paymentNo: string, what: string) => `${api}/v2/${encodeURIComponent(paymentNo)}/${what}`

/** No fields while nobody has chosen how to pay on the page, and of a payment that Midtrans has never heard of. */
async function findTransaction(access: Access, paymentNo: string): Promise<ApiAnswer['fields']> {
  const answer = await ask(access, urlOf(access, paymentNo, 'status'))
  const code = codeOf(answer)
  if (code === 401 || code === 402) throw new Error(`Midtrans did not answer: ${code}.`)
  return code === 404 ? {} : answer.fields
}

async function query(access: Access, { paymentNo, providerRef, currencyScale }: AskedPayment): Promise<ProviderState> {
  const fields = await findTransaction(access, paymentNo)
  const isOnPage = fields.transaction_status === undefined && providerRef !== ''
  return isOnPage ? { status: 'pending', amount: -1, currency: 'IDR' } : stateOf(fields, currencyScale)
}

/** Wallets and QR codes are given back at once, by a call of their own. */
const directTypes = ['gopay', 'qris', 'shopeepay']

function hasRefund({ refunds }: ApiAnswer['fields'], refundNo: string): boolean {
  const known = (Array.isArray(refunds) ? refunds : []).map(fieldsOf)
  return known.some((each) => each.refund_key === refundNo)
}

/**
 * A card that was captured is given back whole by cancelling it, until it is settled a day later. A part of it waits until then: it counts
 * as under way and is asked about again [provider-8].
 */
async function cancelCard(
  access: Access,
  order: RefundOrder,
  transaction: ApiAnswer['fields'],
): Promise<RefundOutcome> {
  const waits: RefundOutcome = { status: 'pending', providerRefundId: '', failure: '' }
  if (minorOf(transaction.gross_amount, order.currencyScale) !== order.amount) return waits
  const code = codeOf(await ask(access, urlOf(access, order.paymentNo, 'cancel'), { body: {} }))
  if (code === 401) throw new Error('Midtrans took no refund: 401.')
  return code === 200 ? { ...waits, status: 'succeeded', providerRefundId: order.refundNo } : waits // 412: settled just now
}

/** Whether what was captured has gone back by being cancelled before. */
const isCancelled = (transaction: ApiAnswer['fields'], { amount, currencyScale }: RefundOrder): boolean =>
  transaction.transaction_status === 'cancel' && minorOf(transaction.gross_amount, currencyScale) === amount

/** A number is never taken twice by Midtrans; one that it has taken stands in the transaction, so that is read first. */
async function refund(access: Access, order: RefundOrder): Promise<RefundOutcome> {
  const { paymentNo, refundNo } = order
  const transaction = await findTransaction(access, paymentNo)
  const done: RefundOutcome = { status: 'succeeded', providerRefundId: refundNo, failure: '' }
  if (hasRefund(transaction, refundNo) || isCancelled(transaction, order)) return done
  if (transaction.transaction_status === 'capture') return cancelCard(access, order, transaction)
  const what = directTypes.includes(textOf(transaction.payment_type)) ? 'refund/online/direct' : 'refund'
  const body = { refund_key: refundNo, amount: toUnits(ruleOf, order.amount, order), reason: 'Order' }
  const code = codeOf(await ask(access, urlOf(access, paymentNo, what), { body }))
  if (code === 401) throw new Error('Midtrans took no refund: 401.')
  // Another server may have sent the same number meanwhile: its money is on its way back, and a second number would send it twice.
  if (code === 200 || hasRefund(await findTransaction(access, paymentNo), refundNo)) return done
  return { status: 'failed', providerRefundId: '', failure: `Midtrans ${code}` }
}

async function cancel(access: Access, { paymentNo }: AskedPayment): Promise<void> {
  if (statusOf(await findTransaction(access, paymentNo)) === 'pending')
    await ask(access, urlOf(access, paymentNo, 'cancel'), { body: {} })
}

const signatureOf = (fields: ApiAnswer['fields'], key: string): string =>
  createHash('sha512')
    .update(`${textOf(fields.order_id)}${textOf(fields.status_code)}${textOf(fields.gross_amount)}${key}`)
    .digest('hex')

/** The signature does not cover the state of a payment, so that success is believed only when Midtrans says it again. */
async function readEvent(
  access: Access,
  body: Buffer,
  { scaleOf, now }: Parameters<PaymentProvider['readEvent']>[1],
): Promise<ProviderEvent | DisputeEvent | 'ignored' | undefined> {
  const notice = readFields(body)
  if (!notice || !isSameText(textOf(notice.signature_key), signatureOf(notice, access.key))) return undefined
  const paymentNo = textOf(notice.order_id).slice(0, 64)
  if (paymentNo === '') return 'ignored'
  const fields = statusOf(notice) === 'succeeded' ? await findTransaction(access, paymentNo) : notice
  const currencyScale = await scaleOf(paymentNo)
  const dispute = disputeIn(fields, { paymentNo, currencyScale, now })
  if (dispute) return dispute
  const state = stateOf(fields, currencyScale)
  const eventId = `${textOf(fields.transaction_id)}-${state.status}-${state.amount}`.slice(0, 100)
  const isSettled = fields.transaction_status === 'settlement' // a chargeback that was undone is settled again
  return { ...state, paymentNo, eventId, ...(isSettled ? { wonDisputeNo: textOf(fields.transaction_id) } : {}) }
}

/** Which hosts a mode has. */
type HostsOf = (mode: AccountMode) => Pick<Access, 'api' | 'snap'>

function open(access: Access): PaymentProvider {
  return {
    name: 'midtrans',
    create: (order) => create(access, order),
    query: (payment) => query(access, payment),
    refund: (order) => refund(access, order),
    cancel: (payment) => cancel(access, payment),
    movementsOf: async (payment) =>
      movementsIn(await findTransaction(access, payment.paymentNo), { ...payment, now: Date.now() }),
    readEvent: (body, attempt) => readEvent(access, body, attempt),
  }
}

/** A payment that is not there is known to be none only to whoever has the key. */
async function isKey(access: Access): Promise<boolean> {
  return codeOf(await ask(access, urlOf(access, `check-${randomUUID()}`, 'status'))) === 404
}

/** The same key is asked about in the other mode before it is called wrong. Midtrans tells no name of the account. */
async function check(hostsOf: HostsOf, { mode, secrets }: ProviderAccess): Promise<CheckedAccess> {
  const key = secrets.serverKey ?? ''
  try {
    if (await isKey({ ...hostsOf(mode), key })) return { owner: '' }
    const other = hostsOf(mode === 'test' ? 'live' : 'test')
    return { fault: (await isKey({ ...other, key })) ? 'providerModeWrong' : 'providerKeyWrong' }
  } catch {
    return { fault: 'providerUnreachable' }
  }
}

/** Midtrans: its page, QRIS by a QR code of our own, and GoPay by a link to the wallet. */
export function midtransKind(settings: Readonly<Record<string, string | undefined>>): ProviderKind {
  const hostsOf: HostsOf = (mode) => ({
    api: baseAddress(settings, 'PAY_MIDTRANS_API', `https://api.${mode === 'test' ? 'sandbox.' : ''}midtrans.com`),
    snap: baseAddress(settings, 'PAY_MIDTRANS_API', `https://app.${mode === 'test' ? 'sandbox.' : ''}midtrans.com`),
  })
  return {
    name: 'midtrans',
    fields: [{ name: 'serverKey', isSecret: true, example: 'Mid-server-…' }],
    methods: [
      { code: 'midtransQris', channel: 'qris', icon: 'code' },
      { code: 'midtransGopay', channel: 'gopay', icon: 'wallet' },
      { code: 'midtrans', channel: '', icon: 'card' },
    ],
    ruleOf,
    modesOf: ({ serverKey = '' }) => {
      if (serverKey.startsWith('SB-Mid-server-')) return ['test']
      return serverKey.startsWith('Mid-server-') ? ['test', 'live'] : []
    },
    check: (access) => check(hostsOf, access),
    open: ({ mode, secrets }) => open({ ...hostsOf(mode), key: secrets.serverKey ?? '' }),
  }
}
