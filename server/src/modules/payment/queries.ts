import { attemptStatus, refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface PaymentRow {
  readonly paymentNo: string
  readonly orderId: string
  readonly provider: string
  readonly methodCode: string
  readonly amount: number
  readonly currency: string
  /** Digits of its minor unit, as they were when the order was made. */
  readonly currencyScale: number
  readonly status: number
  readonly url: string
  readonly expiresAt: number
}

const select = sql`select payment.payment_no as "paymentNo", order_id as "orderId", payment.provider,
    payment.method_code as "methodCode", payment.amount, payment.currency, made.currency_scale as "currencyScale",
    payment.status, payment.url, payment.expires_at as "expiresAt"
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
  readonly methodCode: string
  readonly amount: number
  readonly currency: string
  readonly now: number
  readonly expiresAt: number
}

export const insertAttempt = named(
  'payment_insert',
  sql`insert into payment (corp_id, payment_no, order_id, provider, method_code, amount, currency, created_at, expires_at)
     values (:corpId, :paymentNo, :orderId, :provider, :methodCode, :amount, :currency, :now, :expiresAt)`,
  (corpId: string, attempt: NewAttempt) => ({
    corpId,
    paymentNo: attempt.paymentNo,
    orderId: attempt.orderId,
    provider: attempt.provider,
    methodCode: attempt.methodCode,
    amount: attempt.amount,
    currency: attempt.currency,
    now: new Date(attempt.now),
    expiresAt: new Date(attempt.expiresAt),
  }),
)

export const setAttemptUrl = named(
  'payment_url',
  sql`update payment set url = :url where corp_id = :corpId and payment_no = :paymentNo`,
  (corpId: string, paymentNo: string, url: string) => ({ corpId, paymentNo, url }),
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

/** Notes a provider's message; no row when it was noted before. */
export const insertEvent = named(
  'payment_event',
  sql`insert into payment_event (corp_id, provider, event_id, payment_no, kind, amount, currency)
     values (:corpId, :provider, :eventId, :paymentNo, :kind, :amount, :currency) on conflict do nothing returning event_id as "eventId"`,
  (
    corpId: string,
    values: { provider: string; eventId: string; paymentNo: string; kind: string; amount: number; currency: string },
  ) => ({
    corpId,
    provider: values.provider,
    eventId: values.eventId,
    paymentNo: values.paymentNo,
    kind: values.kind,
    amount: values.amount,
    currency: values.currency,
  }),
)

export const insertAlarm = named(
  'payment_alarm',
  sql`insert into payment_alarm (corp_id, alarm_id, payment_no, kind, expected, received)
     values (:corpId, :alarmId, :paymentNo, :kind, :expected, :received) on conflict do nothing`,
  (
    corpId: string,
    values: { alarmId: string; paymentNo: string; kind: string; expected: number; received: number },
  ) => ({
    ...values,
    corpId,
  }),
)

/** Money of one attempt goes back, once; the order counts it, and the pages that show the order get a hint. */
export const insertRefundOf = named(
  'payment_refund_one',
  sql`with given as (
       insert into refund (corp_id, refund_no, payment_no, order_id, amount, reason, next_try_at, created_at)
       select corp_id, :refundNo, payment_no, order_id, amount, :reason, :now, :now from payment
       where corp_id = :corpId and payment_no = :paymentNo and status = ${attemptStatus.success}
       on conflict (corp_id, payment_no, part_no) do nothing
       returning order_id, amount
     ), returned as (
       update customer_order made set changed_at = clock_timestamp(), returned_total = returned_total + given.amount
       from given where made.corp_id = :corpId and made.order_id = given.order_id
       returning made.customer_id, made.store_id, made.order_id, made.version
     )
     insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
     select :corpId, :eventId, 'order', customer_id, store_id,
       jsonb_build_object('orderId', order_id, 'version', version), :now from returned`,
  (corpId: string, values: { paymentNo: string; refundNo: string; reason: string; now: number; eventId: string }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)

/** Attempts of any corp whose provider should be asked: open ones, and lately ended ones that may have been paid all the same. */
export const listToQuery = named(
  'payment_to_query',
  sql`with open as (
       select corp_id, payment_no, created_at from payment
       where status = ${attemptStatus.pending} and created_at <= :createdBefore and (queried_at is null or queried_at <= :queriedBefore) order by created_at limit 100
     ), ended as (
       select corp_id, payment_no, created_at from payment
       where status in (${attemptStatus.cancelled}, ${attemptStatus.expired}) and settled_at >= :settledSince and (queried_at is null or queried_at <= :queriedBefore)
       order by created_at limit 100
     )
     select corp_id as "corpId!", payment_no as "paymentNo!" from (table open union all table ended) asked
     order by created_at limit 100`,
  (now: number) => ({
    queriedBefore: new Date(now - 20_000),
    createdBefore: new Date(now - 15_000),
    settledSince: new Date(now - 600_000),
  }),
)

/** Refunds of any corp that are due to be sent. */
export const listDueRefunds = named(
  'payment_refunds_due',
  sql`select corp_id as "corpId", refund_no as "refundNo" from refund
     where status = ${refundStatus.due} and next_try_at <= :now order by next_try_at limit 100`,
  (now: number) => ({ now: new Date(now) }),
)

export interface RefundRow {
  readonly refundNo: string
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly currencyScale: number
  readonly provider: string
  readonly tries: number
}

/** Takes a due refund for one try and puts the next one off, so that two servers do not send it together. */
export const takeRefund = named(
  'payment_refund_take',
  sql<RefundRow>`with taken as (
       update refund set tries = tries + 1, next_try_at = :now + least(power(2, tries), 900) * interval '2 seconds'
       where corp_id = :corpId and refund_no = :refundNo and status = ${refundStatus.due} and next_try_at <= :now
       returning refund_no, payment_no, amount, tries
     )
     select taken.refund_no as "refundNo", payment.payment_no as "paymentNo", taken.amount, taken.tries, payment.provider,
       payment.currency, made.currency_scale as "currencyScale"
     from taken
     join payment on payment.corp_id = :corpId and payment.payment_no = taken.payment_no
     join customer_order made using (corp_id, order_id)`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

export const finishRefund = named(
  'payment_refund_done',
  sql`update refund set status = ${refundStatus.done}, done_at = :now where corp_id = :corpId and refund_no = :refundNo`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)
