import { attemptStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { OpenedPayment } from '../provider.ts'

export interface PaymentRow {
  readonly paymentNo: string
  readonly orderId: string
  readonly provider: string
  /** Null: the provider to try with, which the server itself runs. */
  readonly accountId: string | null
  readonly providerRef: string
  readonly action: number
  readonly qr: string
  readonly fallbackUrl: string
  readonly methodCode: string
  readonly amount: number
  readonly currency: string
  /** Digits of its minor unit, as they were when the order was made. */
  readonly currencyScale: number
  readonly status: number
  readonly url: string
  readonly expiresAt: number
  /** What came where it differs from what was asked for. */
  readonly receivedAmount: number | null
  readonly receivedCurrency: string | null
}

const select = sql`select payment.payment_no as "paymentNo", order_id as "orderId", payment.provider,
    payment.method_code as "methodCode", payment.amount, payment.currency, made.currency_scale as "currencyScale",
    payment.status, payment.url, payment.expires_at as "expiresAt",
    payment.account_id as "accountId", payment.provider_ref as "providerRef", payment.action, payment.qr,
    payment.fallback_url as "fallbackUrl", payment.received_amount as "receivedAmount", payment.received_currency as "receivedCurrency"
  from payment join customer_order made using (corp_id, order_id)`

export interface LockedOrder {
  readonly status: number
  readonly payableTotal: number
  readonly currency: string
  readonly payExpireTime: number | null
  readonly paymentMethodType: number
}

/** The order of a payment, locked: a payment, cancellation or timeout waits here for the other. */
export const lockOrder = named(
  'payment_lock_order',
  sql<LockedOrder>`select status, payable_total as "payableTotal", currency, pay_expire_time as "payExpireTime",
       payment_method_type as "paymentMethodType" from customer_order where corp_id = :corpId and order_id = :orderId for update`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const countUnits = named(
  'payment_units',
  sql`select coalesce(sum(num), 0)::integer as "units!" from order_line where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const setOrderMethod = named(
  'payment_set_method',
  sql`update customer_order set changed_at = clock_timestamp(), payment_method_code = :code, payment_method_type = :type, pay_expire_time = :expiresAt
     where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, values: { orderId: string; code: string; type: number; expiresAt: number }) => ({
    ...values,
    corpId,
    expiresAt: new Date(values.expiresAt),
  }),
)

export const cancelOpenAttempts = named(
  'payment_cancel_open',
  sql`update payment set status = ${attemptStatus.cancelled}, settled_at = :now where corp_id = :corpId and order_id = :orderId and status = ${attemptStatus.pending}`,
  (corpId: string, orderId: string, now: number) => ({ corpId, orderId, now: new Date(now) }),
)

export interface NewAttempt {
  readonly paymentNo: string
  readonly orderId: string
  readonly provider: string
  readonly accountId: string | null
  readonly methodCode: string
  readonly amount: number
  readonly currency: string
  readonly now: number
  readonly expiresAt: number
}

export const insertAttempt = named(
  'payment_insert',
  sql`insert into payment (corp_id, payment_no, order_id, provider, account_id, method_code, amount, currency, created_at, expires_at)
     values (:corpId, :paymentNo, :orderId, :provider, :accountId?, :methodCode, :amount, :currency, :now, :expiresAt)`,
  (corpId: string, attempt: NewAttempt) => ({
    corpId,
    paymentNo: attempt.paymentNo,
    orderId: attempt.orderId,
    provider: attempt.provider,
    accountId: attempt.accountId,
    methodCode: attempt.methodCode,
    amount: attempt.amount,
    currency: attempt.currency,
    now: new Date(attempt.now),
    expiresAt: new Date(attempt.expiresAt),
  }),
)

/** Keeps what the provider answered, so that the attempt can be shown again [provider-6]. */
export const setAttemptStep = named(
  'payment_step',
  sql`update payment set url = :url, action = :action, qr = :qr, fallback_url = :fallbackUrl, provider_ref = :providerRef
     where corp_id = :corpId and payment_no = :paymentNo`,
  (corpId: string, paymentNo: string, { action, url, qr, fallbackUrl, providerRef }: OpenedPayment) => ({
    ...{ corpId, paymentNo, action, url, qr, fallbackUrl, providerRef },
  }),
)

export const findOrderOfAttempt = named(
  'payment_order',
  sql`select order_id as "orderId" from payment where corp_id = :corpId and payment_no = :paymentNo`,
  (corpId: string, paymentNo: string) => ({ corpId, paymentNo }),
)

/** An attempt, found by its number and locked. */
export const lockAttempt = named(
  'payment_lock',
  sql<PaymentRow>`${select} where corp_id = :corpId and payment.payment_no = :paymentNo for update of payment`,
  (corpId: string, paymentNo: string) => ({ corpId, paymentNo }),
)

export const findAttempt = named(
  'payment_find',
  sql<PaymentRow>`${select} where corp_id = :corpId and payment.payment_no = :paymentNo`,
  (corpId: string, paymentNo: string) => ({ corpId, paymentNo }),
)

export const findNewestAttempt = named(
  'payment_newest',
  sql<PaymentRow>`${select} where corp_id = :corpId and order_id = :orderId order by payment.created_at desc, payment.payment_no desc limit 1`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** Ends an attempt. Success may come after any other end (the money is real), nothing comes after success. */
export const settleAttempt = named(
  'payment_settle',
  sql`update payment set status = :status, settled_at = :now
     where corp_id = :corpId and payment_no = :paymentNo and (status = ${attemptStatus.pending}
       or (:status = ${attemptStatus.success} and status <> ${attemptStatus.success})) returning payment_no as "paymentNo"`,
  (corpId: string, values: { paymentNo: string; status: number; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)

/** Lets one caller a second ask the provider. */
export const takeQueryTurn = named(
  'payment_query_turn',
  sql`update payment set queried_at = :now
     where corp_id = :corpId and payment_no = :paymentNo and (queried_at is null or queried_at <= :queriedBefore) returning payment_no as "paymentNo"`,
  (corpId: string, paymentNo: string, now: number) => ({
    corpId,
    paymentNo,
    now: new Date(now),
    queriedBefore: new Date(now - 1000),
  }),
)

/** What was received differs from what was asked for: the attempt has failed, and keeps what came first; no row when something had come before. */
export const noteReceived = named(
  'payment_received',
  sql`update payment set status = case when status = ${attemptStatus.success} then status else ${attemptStatus.failed} end, settled_at = :now, received_amount = :amount, received_currency = :currency
     where corp_id = :corpId and payment_no = :paymentNo and coalesce(received_amount, 0) <= 0
     returning payment_no as "paymentNo"`,
  (corpId: string, values: { paymentNo: string; amount: number; currency: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)
