import { refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { refundStateOf } from '../../order/index.ts'

interface Returned {
  readonly paymentNo: string
  readonly refundNo: string
  /** Part 1 is the payment's own money. Amounts that were not asked for are the parts 0, -1 and so on, so that it can still go back. */
  readonly isWhole: boolean
  readonly amount: number
  readonly reason: string
  readonly eventId: string
  readonly now: number
}

/** Money that an order did not need goes back, once; the order counts it, and the pages that show the order get a hint. */
export const insertReturn = named(
  'payment_refund_one',
  sql`with given as (
       insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, next_try_at, created_at)
       select corp_id, :refundNo, payment_no, order_id, case when :isWhole::boolean then 1 else (
           select coalesce(min(part_no), 1) - 1 from refund
           where refund.corp_id = :corpId and refund.payment_no = :paymentNo and part_no <= 0) end,
         :amount, :reason, :now, :now from payment
       where corp_id = :corpId and payment_no = :paymentNo
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
  (corpId: string, { now, ...values }: Returned) => ({ corpId, ...values, now: new Date(now) }),
)

/** Refunds of any corp that are due to be sent. */
export const listDueRefunds = named(
  'payment_refunds_due',
  sql`select corp_id as "corpId", refund_no as "refundNo" from refund
     where status in (${refundStatus.due}, ${refundStatus.pending}) and next_try_at <= :now order by next_try_at limit 100`,
  (now: number) => ({ now: new Date(now) }),
)

export interface RefundRow {
  readonly refundNo: string
  readonly orderId: string
  readonly providerRefundId: string
  /** The number that the provider knows: another one for each time that it is sent again after a refusal. */
  readonly sentNo: string
  readonly paymentNo: string
  /** Without what its customer has by a chargeback [order-27]. */
  readonly amount: number
  readonly currency: string
  readonly currencyScale: number
  readonly provider: string
  /** Of the payment; null: the provider to try with. */
  readonly accountId: string | null
  /** The provider's own number of the payment. */
  readonly providerRef: string
  readonly tries: number
  /** How often a person had it sent again. */
  readonly retries: number
}

/** A refund, with the payment that it belongs to; the row is named `taken`. */
const refundColumns = sql`taken.refund_no as "refundNo", payment.payment_no as "paymentNo", taken.amount - taken.charged_back as "amount!", taken.tries, payment.provider,
       payment.account_id as "accountId", payment.provider_ref as "providerRef",
       made.order_id as "orderId", taken.provider_refund_id as "providerRefundId", taken.retries,
       taken.refund_no || case when taken.retries > 0 then '-' || taken.retries else '' end as "sentNo!",
       payment.currency, made.currency_scale as "currencyScale"`
const refundTables = sql`join payment on payment.corp_id = :corpId and payment.payment_no = taken.payment_no
     join customer_order made using (corp_id, order_id)`

/** Takes a due refund for one try. Until it is answered, or a minute has passed, no other server sends it: longer than the calls of one try take. */
export const takeRefund = named(
  'payment_refund_take',
  sql<RefundRow>`with taken as (
       update refund set tries = tries + 1, next_try_at = :now::timestamptz + interval '1 minute'
       where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) and next_try_at <= :now
       returning refund_no, payment_no, amount, charged_back, tries, provider_refund_id, retries
     )
     select ${refundColumns} from taken ${refundTables}`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

export const findRefund = named(
  'payment_refund_find',
  sql<RefundRow>`select ${refundColumns} from (
       select refund_no, payment_no, amount, charged_back, tries, provider_refund_id, retries from refund
       where corp_id = :corpId and refund_no = :refundNo) taken ${refundTables}`,
  (corpId: string, refundNo: string) => ({ corpId, refundNo }),
)

/** A refund that was done failed later; no row when it was not done by this number. */
export const failRefund = named(
  'payment_refund_back',
  sql`update refund set status = ${refundStatus.failed}, failure = :failure, done_at = null
     where corp_id = :corpId and refund_no = :refundNo and status = ${refundStatus.done} and retries = :retries`,
  (corpId: string, failed: Pick<RefundNews, 'refundNo' | 'retries' | 'failure'>) => ({ corpId, ...failed }),
)

/** A refund that was not answered is tried again after a pause that grows with the tries, of half an hour at most. */
export const putOffRefund = named(
  'payment_refund_later',
  sql`update refund set next_try_at = :now::timestamptz + least(power(2, least(tries - 1, 10)), 900) * interval '2 seconds'
     where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) and retries = :retries`,
  (corpId: string, { refundNo, retries }: Pick<RefundRow, 'refundNo' | 'retries'>, now: number) => ({
    ...{ corpId, refundNo, retries, now: new Date(now) },
  }),
)

interface RefundNews {
  readonly refundNo: string
  /** Of the number that was answered: one of before it was sent again settles nothing. */
  readonly retries: number
  readonly status: number
  readonly providerRefundId: string
  readonly failure: string
  readonly now: number
}

/** What a provider answered about a refund that is still open; one that it has taken is asked about every quarter of an hour. */
export const noteRefund = named(
  'payment_refund_noted',
  sql`update refund set status = :status::smallint, provider_refund_id = :providerRefundId, failure = :failure,
       done_at = case :status::smallint when ${refundStatus.done} then :now::timestamptz end, tries = 0,
       next_try_at = :now::timestamptz + interval '15 minutes'
     where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) and retries = :retries`,
  (corpId: string, { now, ...news }: RefundNews) => ({ corpId, ...news, now: new Date(now) }),
)

/** The order says where its refunds are; pages that show it get a hint when that is news. */
export const announceRefundState = named(
  'payment_refund_state',
  sql`with shown as (
       update customer_order made set changed_at = clock_timestamp(), refund_state = ${refundStateOf}
       where corp_id = :corpId and order_id = :orderId and refund_state <> ${refundStateOf}
       returning customer_id, store_id, order_id, version
     )
     insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
     select :corpId, :eventId, 'order', customer_id, store_id, jsonb_build_object('orderId', order_id, 'version', version), :now from shown`,
  (corpId: string, values: { orderId: string; eventId: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)
