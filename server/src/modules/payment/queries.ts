import { named, type Statement } from '../../db/statement.ts'

/** States of an attempt (requirements C2). */
export const attemptStatus = { pending: 0, success: 1, failed: 2, cancelled: 3, expired: 4 } as const

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

const select = `select payment.payment_no as "paymentNo", order_id as "orderId", payment.provider,
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

/** The order of a payment, locked: whoever pays, cancels or times out waits here for the other. */
export const lockOrder = (corpId: string, orderId: string): Statement<LockedOrder> =>
  named(
    'payment_lock_order',
    `select status, payable_total as "payableTotal", currency, pay_expire_time as "payExpireTime",
       payment_method_type as "paymentMethodType" from customer_order where corp_id = $1 and order_id = $2 for update`,
    [corpId, orderId],
  )

export const countUnits = (corpId: string, orderId: string): Statement<{ units: number }> =>
  named(
    'payment_units',
    'select coalesce(sum(num), 0)::integer as units from order_line where corp_id = $1 and order_id = $2',
    [corpId, orderId],
  )

export const setOrderMethod = (
  corpId: string,
  of: { orderId: string; code: string; type: number; expiresAt: number },
): Statement =>
  named(
    'payment_set_method',
    `update customer_order set changed_at = clock_timestamp(), payment_method_code = $3, payment_method_type = $4, pay_expire_time = $5
     where corp_id = $1 and order_id = $2`,
    [corpId, of.orderId, of.code, of.type, new Date(of.expiresAt)],
  )

export const cancelOpenAttempts = (corpId: string, orderId: string, now: number): Statement =>
  named(
    'payment_cancel_open',
    'update payment set status = 3, settled_at = $3 where corp_id = $1 and order_id = $2 and status = 0',
    [corpId, orderId, new Date(now)],
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

export const insertAttempt = (corpId: string, attempt: NewAttempt): Statement =>
  named(
    'payment_insert',
    `insert into payment (corp_id, payment_no, order_id, provider, method_code, amount, currency, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[corpId, attempt.paymentNo, attempt.orderId, attempt.provider, attempt.methodCode, attempt.amount],
      ...[attempt.currency, new Date(attempt.now), new Date(attempt.expiresAt)],
    ],
  )

export const setAttemptUrl = (corpId: string, paymentNo: string, url: string): Statement =>
  named('payment_url', 'update payment set url = $3 where corp_id = $1 and payment_no = $2', [corpId, paymentNo, url])

export const findOrderOfAttempt = (corpId: string, paymentNo: string): Statement<{ orderId: string }> =>
  named('payment_order', 'select order_id as "orderId" from payment where corp_id = $1 and payment_no = $2', [
    corpId,
    paymentNo,
  ])

/** An attempt, found by its number and locked. */
export const lockAttempt = (corpId: string, paymentNo: string): Statement<PaymentRow> =>
  named('payment_lock', `${select} where corp_id = $1 and payment.payment_no = $2 for update of payment`, [
    corpId,
    paymentNo,
  ])

export const findAttempt = (corpId: string, paymentNo: string): Statement<PaymentRow> =>
  named('payment_find', `${select} where corp_id = $1 and payment.payment_no = $2`, [corpId, paymentNo])

export const findNewestAttempt = (corpId: string, orderId: string): Statement<PaymentRow> =>
  named(
    'payment_newest',
    `${select} where corp_id = $1 and order_id = $2 order by payment.created_at desc, payment.payment_no desc limit 1`,
    [corpId, orderId],
  )

/** Ends an attempt. Success may come after any other end (the money is real), nothing comes after success. */
export const settleAttempt = (
  corpId: string,
  of: { paymentNo: string; status: number; now: number },
): Statement<{ paymentNo: string }> =>
  named(
    'payment_settle',
    `update payment set status = $3, settled_at = $4
     where corp_id = $1 and payment_no = $2 and (status = 0 or ($3 = 1 and status <> 1)) returning payment_no as "paymentNo"`,
    [corpId, of.paymentNo, of.status, new Date(of.now)],
  )

/** Lets one caller a second ask the provider. */
export const takeQueryTurn = (corpId: string, paymentNo: string, now: number): Statement<{ paymentNo: string }> =>
  named(
    'payment_query_turn',
    `update payment set queried_at = $3
     where corp_id = $1 and payment_no = $2 and (queried_at is null or queried_at <= $4) returning payment_no as "paymentNo"`,
    [corpId, paymentNo, new Date(now), new Date(now - 1000)],
  )

/** Notes a provider's message; no row when it was noted before. */
export const insertEvent = (
  corpId: string,
  of: { provider: string; eventId: string; paymentNo: string; kind: string; amount: number; currency: string },
): Statement<{ eventId: string }> =>
  named(
    'payment_event',
    `insert into payment_event (corp_id, provider, event_id, payment_no, kind, amount, currency)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning event_id as "eventId"`,
    [corpId, of.provider, of.eventId, of.paymentNo, of.kind, of.amount, of.currency],
  )

export const insertAlarm = (
  corpId: string,
  of: { alarmId: string; paymentNo: string; kind: string; expected: number; received: number },
): Statement =>
  named(
    'payment_alarm',
    `insert into payment_alarm (corp_id, alarm_id, payment_no, kind, expected, received)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [corpId, of.alarmId, of.paymentNo, of.kind, of.expected, of.received],
  )

/** Money of one attempt goes back, once. */
export const insertRefundOf = (
  corpId: string,
  of: { paymentNo: string; refundNo: string; reason: string; now: number },
): Statement =>
  named(
    'payment_refund_one',
    `insert into refund (corp_id, refund_no, payment_no, order_id, amount, reason, next_try_at, created_at)
     select corp_id, $3, payment_no, order_id, amount, $4, $5, $5 from payment
     where corp_id = $1 and payment_no = $2 and status = 1 on conflict (corp_id, payment_no, part_no) do nothing`,
    [corpId, of.paymentNo, of.refundNo, of.reason, new Date(of.now)],
  )

/** Attempts of any corp whose provider should be asked: open ones, and lately ended ones that may have been paid all the same. */
export const listToQuery = (now: number): Statement<{ corpId: string; paymentNo: string }> =>
  named(
    'payment_to_query',
    `with open as (
       select corp_id, payment_no, created_at from payment
       where status = 0 and created_at <= $2 and (queried_at is null or queried_at <= $1) order by created_at limit 100
     ), ended as (
       select corp_id, payment_no, created_at from payment
       where status in (3, 4) and settled_at >= $3 and (queried_at is null or queried_at <= $1)
       order by created_at limit 100
     )
     select corp_id as "corpId", payment_no as "paymentNo" from (table open union all table ended) asked
     order by created_at limit 100`,
    [new Date(now - 20_000), new Date(now - 15_000), new Date(now - 600_000)],
  )

/** Refunds of any corp that are due to be sent. */
export const listDueRefunds = (now: number): Statement<{ corpId: string; refundNo: string }> =>
  named(
    'payment_refunds_due',
    `select corp_id as "corpId", refund_no as "refundNo" from refund
     where status = 0 and next_try_at <= $1 order by next_try_at limit 100`,
    [new Date(now)],
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
export const takeRefund = (corpId: string, refundNo: string, now: number): Statement<RefundRow> =>
  named(
    'payment_refund_take',
    `with taken as (
       update refund set tries = tries + 1, next_try_at = $3 + least(power(2, tries), 900) * interval '2 seconds'
       where corp_id = $1 and refund_no = $2 and status = 0 and next_try_at <= $3
       returning refund_no, payment_no, amount, tries
     )
     select taken.refund_no as "refundNo", payment.payment_no as "paymentNo", taken.amount, taken.tries, payment.provider,
       payment.currency, made.currency_scale as "currencyScale"
     from taken
     join payment on payment.corp_id = $1 and payment.payment_no = taken.payment_no
     join customer_order made using (corp_id, order_id)`,
    [corpId, refundNo, new Date(now)],
  )

export const finishRefund = (corpId: string, refundNo: string, now: number): Statement =>
  named('payment_refund_done', 'update refund set status = 1, done_at = $3 where corp_id = $1 and refund_no = $2', [
    corpId,
    refundNo,
    new Date(now),
  ])
