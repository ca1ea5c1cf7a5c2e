/**
 * Midtrans's Core API and Snap, as these pages tell of them:
 * https://docs.midtrans.com/reference-link/qris and https://gist.github.com/rizdaprasetya/8cea9752a9e29dfc74a8b47c19796630 (QRIS: qr_string, actions),
 * https://docs.midtrans.com/docs/snap-advanced-feature, https://docs.midtrans.com/reference/window-redirection and
 * https://docs.midtrans.com/reference-link/expire-a-snap-session (the page: redirect_url, finish, page_expiry of five minutes or more),
 * https://docs.midtrans.com/reference/receiving-notifications (SHA-512 of order_id, status_code, gross_amount and server key),
 * https://docs.midtrans.com/reference/get-transaction-status-1 (states, fraud_status),
 * https://docs.midtrans.com/reference/direct-refund-transaction and …/refund-transaction (refund_key, which is never taken twice).
 * https://docs.midtrans.com/reference/cancel-api-1 and https://docs.midtrans.com/docs/transaction-status-cycle (a captured card is
 * cancelled until it is settled), https://docs.midtrans.com/reference/get-transaction-status-card (times of Jakarta, refunds, approval_code).
 * https://docs.midtrans.com/reference/transaction-status (chargeback and partial_chargeback of a payment card, which can become settlement again).
 * Not found: how much a partial_chargeback takes, its deadline, its fee. What tells a captured card that was cancelled from one that was never paid; its approval_code, it is assumed. A call that lists the transactions of a period, one that ends a page on which nobody has chosen yet, a refund that is under way,
 * and where the body of a charge by GoPay stands; its actions are those of QRIS with `deeplink-redirect`.
 */
import { createHash, randomUUID } from 'node:crypto'
import { midtransKind } from '../../src/modules/payment/adapter/midtrans.ts'
import type { RefundOutcome } from '../../src/modules/payment/provider.ts'
import type { AccountMode } from '../../src/modules/payment/provider-kind.ts'
import { type Asked, basicKey, type FakeProvider, type Happening, type Keys, listen } from './fake-host.ts'

const keys: Keys = { test: 'SB-Mid-server-a1B2c3D4e5F6g7H8', live: 'Mid-server-a1B2c3D4e5F6g7H8' }

interface Transaction {
  readonly transaction_id: string
  readonly order_id: string
  readonly payment_type: string
  readonly fraud_status: 'accept'
  gross_amount: string
  currency: string
  transaction_status: string
  status_code: string
  transaction_time: string
  settlement_time?: string
  approval_code?: string
  refunds: { refund_key: string; refund_amount: string; created_at: string }[]
}

const say = (status_code: string, more: object = {}) => ({
  status: 200,
  body: { status_code, status_message: '', ...more },
})
/** The wall clock of Jakarta, as Midtrans writes it. */
const inJakarta = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const statusOf = { paid: 'settlement', declined: 'deny', refused: 'failure', expired: 'expire' } as const
const codeOf: Readonly<Record<string, string>> = {
  pending: '201',
  capture: '200',
  settlement: '200',
  deny: '202',
  failure: '202',
  expire: '202',
  cancel: '200',
}

/** What Midtrans knows of one account. */
class MidtransBooks {
  readonly transactions = new Map<string, Transaction>()
  /** Pages that were opened, with the amounts that they ask for. */
  readonly pages = new Map<string, string>()
  readonly #key: string
  outcome: RefundOutcome['status'] = 'succeeded'

  constructor(key: string) {
    this.#key = key
  }

  #begin(order_id: string, gross_amount: string, payment_type: string): Transaction {
    const transaction: Transaction = {
      ...{
        transaction_id: randomUUID(),
        order_id,
        payment_type,
        gross_amount,
        currency: 'IDR',
        fraud_status: 'accept',
      },
      ...{ transaction_status: 'pending', status_code: '201', transaction_time: inJakarta(), refunds: [] },
    }
    this.transactions.set(order_id, transaction)
    return transaction
  }

  #charge({ body }: Asked) {
    const { payment_type, transaction_details } = body as {
      payment_type: string
      transaction_details: { order_id: string; gross_amount: number }
    } // as: what the adapter under test sends
    const { order_id, gross_amount } = transaction_details
    if (this.transactions.has(order_id)) return say('406')
    const transaction = this.#begin(order_id, `${gross_amount}.00`, payment_type)
    const url = `https://api.midtrans.test/v2/${payment_type}/${transaction.transaction_id}/qr-code`
    const link = { name: 'deeplink-redirect', method: 'GET', url: `gojek://gopay/merchanttransfer?tref=${order_id}` }
    const actions = [{ name: 'generate-qr-code', method: 'GET', url }, ...(payment_type === 'gopay' ? [link] : [])]
    return say('201', { ...transaction, actions, qr_string: `00020101021226620014COM.GO-JEK.WWW${order_id}6304ABCD` })
  }

  #openPage({ body }: Asked) {
    const { order_id, gross_amount } = body.transaction_details as { order_id: string; gross_amount: number } // as: see above
    const { duration } = body.page_expiry as { duration: number }
    if (duration < 5) return { status: 400, body: { error_messages: ['page_expiry'] } }
    this.pages.set(order_id, `${gross_amount}.00`)
    return {
      status: 201,
      body: {
        token: `token-${order_id}`,
        redirect_url: `https://app.midtrans.test/snap/v4/redirection/token-${order_id}`,
      },
    }
  }

  #refund(transaction: Transaction, { body, path }: Asked) {
    if (path.endsWith('/direct') !== ['gopay', 'qris'].includes(transaction.payment_type)) return say('412')
    const { refund_key, amount } = body as { refund_key: string; amount: number } // as: see above
    const given = transaction.refunds.reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0)
    const isPaid = ['settlement', 'partial_refund', 'refund'].includes(transaction.transaction_status) // not one that was charged back
    const isTooMuch = given + amount > Number(transaction.gross_amount)
    if (!isPaid || isTooMuch || this.outcome === 'failed') return say('412')
    if (transaction.refunds.some((each) => each.refund_key === refund_key)) return say('406')
    transaction.refunds.push({ refund_key, refund_amount: `${amount}.00`, created_at: inJakarta() })
    transaction.transaction_status = given + amount === Number(transaction.gross_amount) ? 'refund' : 'partial_refund'
    return say('200', transaction)
  }

  answer = (request: Asked) => {
    if (basicKey(request) !== this.#key) return { status: 401, body: { status_code: '401', status_message: '' } }
    const { path } = request
    if (path === '/v2/charge') return this.#charge(request)
    if (path === '/snap/v1/transactions') return this.#openPage(request)
    const [, number = '', what = ''] = /^\/v2\/([^/]+)\/(.*)$/.exec(path) ?? []
    const transaction = this.transactions.get(number)
    if (!transaction) return say('404')
    if (what === 'status') return say(transaction.status_code, transaction)
    if (what !== 'cancel') return this.#refund(transaction, request)
    if (!['pending', 'capture'].includes(transaction.transaction_status)) return say('412')
    this.#move(transaction, 'cancel')
    return say('200', transaction)
  }

  #move(transaction: Transaction, status: string): void {
    transaction.transaction_status = status
    transaction.status_code = codeOf[status] ?? '200'
  }

  happen = (paymentNo: string, { to, amount, currency, by = 'bank_transfer' }: Happening) => {
    const page = this.pages.get(paymentNo)
    const chosen = page === undefined || this.transactions.has(paymentNo) ? undefined : this.#begin(paymentNo, page, by)
    const transaction = this.transactions.get(paymentNo) ?? chosen
    if (transaction?.transaction_status !== 'pending') return
    const isCaptured = to === 'paid' && by === 'credit_card'
    this.#move(transaction, isCaptured ? 'capture' : statusOf[to])
    if (isCaptured) transaction.approval_code = '1578569243927'
    else transaction.settlement_time = inJakarta()
    if (amount !== undefined) transaction.gross_amount = `${amount}.00`
    transaction.currency = currency ?? transaction.currency
  }
}

/** Midtrans on this machine. */
export async function fakeMidtrans(mode: AccountMode = 'test'): Promise<FakeProvider> {
  const key = keys[mode]
  const books = new MidtransBooks(key)
  const host = await listen(books.answer, () => fake.fault)
  const fake: FakeProvider = {
    kind: midtransKind({ PAY_MIDTRANS_API: host.url }),
    settings: { PAY_MIDTRANS_API: host.url },
    access: { mode, settings: {}, secrets: { serverKey: key } },
    ...{ currency: 'IDR', currencyScale: 0, smallest: 1, inexpressible: { amount: 105, currencyScale: 1 } },
    ...{
      asked: host.asked,
      close: host.close,
      happen: books.happen,
      fault: undefined,
      hasPendingRefunds: false,
      channel: 'qris',
    },
    setRefunds: (outcome) => {
      books.outcome = outcome
    },
    settleCard: (paymentNo) => {
      const transaction = books.transactions.get(paymentNo)
      if (transaction) transaction.transaction_status = 'settlement'
    },
    refundFailure: 'Midtrans 412',
    dispute: (paymentNo, { to, amount }) => {
      const transaction = books.transactions.get(paymentNo)
      if (!transaction) throw new Error('nobody has paid')
      const taken = amount === undefined ? 'chargeback' : 'partial_chargeback'
      Object.assign(transaction, { transaction_status: to === 'back' ? 'settlement' : taken, status_code: '200' })
      return fake.notice(paymentNo)
    },
    refunded: () => [...books.transactions.values()].reduce((sum, { refunds }) => sum + refunds.length, 0),
    notice: (paymentNo, was) => {
      const transaction = {
        ...books.transactions.get(paymentNo),
        ...(was && { transaction_status: was, status_code: '201' }),
      }
      const { order_id, status_code, gross_amount } = transaction
      const signature_key = createHash('sha512').update(`${order_id}${status_code}${gross_amount}${key}`).digest('hex')
      return { headers: {}, body: JSON.stringify({ ...transaction, signature_key }) }
    },
  }
  return fake
}
