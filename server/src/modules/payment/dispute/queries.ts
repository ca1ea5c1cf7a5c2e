import type { DisputeState } from '@tiffin/core/order/dispute'
import { attemptStatus, refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** A dispute as it is kept. */
export interface KeptDispute {
  readonly account: string
  readonly disputeNo: string
  readonly paymentNo: string
  readonly orderId: string
  readonly state: DisputeState
  readonly amount: number
  readonly currency: string
  readonly reason: string
  readonly respondBy: number | null
  readonly openedAt: number
}

/** Where a dispute stands; no row for one that nobody has told of. */
export const findDispute = named(
  'payment_dispute_find',
  sql<{ readonly state: DisputeState }>`select state from payment_dispute
     where corp_id = :corpId and account = :account and dispute_no = :disputeNo`,
  (corpId: string, { account, disputeNo }: Pick<KeptDispute, 'account' | 'disputeNo'>) => ({
    ...{ corpId, account, disputeNo },
  }),
)

/** Keeps what is known of a dispute now; a deadline that is not told any more stays. */
export const keepDispute = named(
  'payment_dispute_keep',
  sql`insert into payment_dispute (corp_id, account, dispute_no, payment_no, order_id, state, amount, currency, reason, respond_by, opened_at, changed_at)
     values (:corpId, :account, :disputeNo, :paymentNo, :orderId, :state, :amount, :currency, :reason, :respondBy?::timestamptz, :openedAt, :now)
     on conflict (corp_id, account, dispute_no) do update set state = excluded.state, amount = excluded.amount, currency = excluded.currency,
       reason = excluded.reason, respond_by = coalesce(excluded.respond_by, payment_dispute.respond_by), changed_at = excluded.changed_at`,
  (corpId: string, { respondBy, openedAt, now, ...dispute }: KeptDispute & { readonly now: number }) => ({
    ...{ corpId, ...dispute, now: new Date(now), openedAt: new Date(openedAt) },
    respondBy: respondBy === null ? null : new Date(respondBy),
  }),
)

/** Money that a dispute moved. */
export interface KeptMovement {
  readonly account: string
  readonly movementNo: string
  readonly disputeNo: string
  readonly paymentNo: string
  readonly kind: 'chargeback' | 'chargebackReversal'
  readonly amount: number
  readonly currency: string
  readonly now: number
}

/** Keeps a movement; no row when it was kept before. */
export const keepMovement = named(
  'payment_dispute_movement',
  sql`insert into payment_dispute_movement (corp_id, account, movement_no, dispute_no, payment_no, kind, amount, currency, moved_at)
     values (:corpId, :account, :movementNo, :disputeNo, :paymentNo, :kind, :amount, :currency, :now)
     on conflict do nothing returning movement_no as "movementNo"`,
  (corpId: string, { now, ...movement }: KeptMovement) => ({ corpId, ...movement, now: new Date(now) }),
)

/** What a payment lost by chargebacks, after one more movement. */
export const countChargedBack = named(
  'payment_charged_back',
  sql`update payment set charged_back_total = charged_back_total + :change
     where corp_id = :corpId and payment_no = :paymentNo`,
  (corpId: string, paymentNo: string, change: number) => ({ corpId, paymentNo, change }),
)

/** What a dispute took and has not given back, in its currency; no row when it took nothing. */
export const findTaken = named(
  'payment_dispute_taken',
  sql`select currency, sum(case kind when 'chargeback' then amount else -amount end)::bigint as "amount!" from payment_dispute_movement
     where corp_id = :corpId and account = :account and dispute_no = :disputeNo group by currency`,
  (corpId: string, { account, disputeNo }: Pick<KeptDispute, 'account' | 'disputeNo'>) => ({
    ...{ corpId, account, disputeNo },
  }),
)

/** A dispute as it was told of last. */
export const findWholeDispute = named(
  'payment_dispute_whole',
  sql<KeptDispute>`select account, dispute_no as "disputeNo", payment_no as "paymentNo", order_id as "orderId", state, amount, currency, reason,
       respond_by as "respondBy", opened_at as "openedAt"
     from payment_dispute where corp_id = :corpId and account = :account and dispute_no = :disputeNo`,
  (corpId: string, { account, disputeNo }: Pick<KeptDispute, 'account' | 'disputeNo'>) => ({
    ...{ corpId, account, disputeNo },
  }),
)

/** The order of a dispute has news: pages that show it get a hint. */
export const announceDispute = named(
  'payment_dispute_announce',
  sql`with shown as (
       update customer_order set changed_at = clock_timestamp() where corp_id = :corpId and order_id = :orderId
       returning customer_id, store_id, order_id, version
     )
     insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
     select :corpId, :eventId, 'order', customer_id, store_id, jsonb_build_object('orderId', order_id, 'version', version), :now from shown`,
  (corpId: string, { now, ...values }: { orderId: string; eventId: string; now: number }) => ({
    ...{ ...values, corpId, now: new Date(now) },
  }),
)

/** What of a payment may still be sent back for a refund `due`: what came, less what chargebacks took and other refunds paid out [order-27]. */
const leftOf = sql`(case when payment.status = ${attemptStatus.success} then payment.amount else 0 end - payment.charged_back_total
       + coalesce((select sum(wrong.amount) from refund wrong
           where wrong.corp_id = :corpId and wrong.payment_no = payment.payment_no and wrong.part_no <= 0), 0)
       - coalesce((select sum(other.amount - other.charged_back) from refund other
           where other.corp_id = :corpId and other.payment_no = payment.payment_no and other.refund_no <> due.refund_no
             and (other.status in (${refundStatus.done}, ${refundStatus.pending}, ${refundStatus.byHand})
               or (other.status = ${refundStatus.due} and other.tries > 0))), 0))`

/** The order of a refund that was not sent yet, of a payment that lost money by a chargeback, locked; no row for any other. */
export const lockChargedBack = named(
  'payment_refund_charged_back',
  sql`select made.order_id as "orderId" from refund due
     join payment on payment.corp_id = :corpId and payment.payment_no = due.payment_no
     join customer_order made on made.corp_id = :corpId and made.order_id = due.order_id
     where due.corp_id = :corpId and due.refund_no = :refundNo and due.status = ${refundStatus.due} and due.tries = 0 and payment.charged_back_total > 0
     for update of made`,
  (corpId: string, refundNo: string) => ({ corpId, refundNo }),
)

/** Takes what its customer has by a chargeback off a refund that was not sent yet; no row when all of it is still to be sent. */
export const coverRefund = named(
  'payment_refund_cover',
  sql`with money as (
       select due.refund_no, due.charged_back as before, greatest(0, least(due.amount, ${leftOf})) as payout
       from refund due join payment on payment.corp_id = :corpId and payment.payment_no = due.payment_no
       where due.corp_id = :corpId and due.refund_no = :refundNo and due.status = ${refundStatus.due} and due.tries = 0
     )
     update refund set charged_back = refund.amount - money.payout,
       status = case when money.payout = 0 then ${refundStatus.chargedBack} else refund.status end,
       done_at = case when money.payout = 0 then :now::timestamptz end
     from money
     where refund.corp_id = :corpId and refund.refund_no = money.refund_no and refund.amount - refund.charged_back > money.payout
     returning refund.refund_no as "refundNo", refund.retries, refund.charged_back - money.before as "covered!", refund.status`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

/** Whether a refund that was refused is more than a chargeback has left of its payment; no row when it is not. */
export const findOverpaid = named(
  'payment_refund_overpaid',
  sql`select due.refund_no as "refundNo" from refund due
     join payment on payment.corp_id = :corpId and payment.payment_no = due.payment_no
     where due.corp_id = :corpId and due.refund_no = :refundNo and payment.charged_back_total > 0 and due.amount - due.charged_back > ${leftOf}`,
  (corpId: string, refundNo: string) => ({ corpId, refundNo }),
)

/**
 * What chargebacks had paid of the refunds of a payment is to be sent after all: a refund that was not sent at all is due again, of
 * another the rest is a refund of its own.
 */
export const oweAgain = named(
  'payment_refund_owed_again',
  sql`with covered as (
       select refund_no, order_id, charged_back, status, reason, row_number() over (order by refund_no) as place from refund
       where corp_id = :corpId and payment_no = :paymentNo and charged_back > 0
     ), again as (
       update refund set charged_back = 0, status = case covered.status when ${refundStatus.chargedBack} then ${refundStatus.due} else covered.status end,
         amount = refund.amount - case covered.status when ${refundStatus.chargedBack} then 0 else covered.charged_back end,
         retries = refund.retries + case covered.status when ${refundStatus.chargedBack} then 1 else 0 end,
         tries = case covered.status when ${refundStatus.chargedBack} then 0 else refund.tries end,
         done_at = case covered.status when ${refundStatus.chargedBack} then null else refund.done_at end,
         next_try_at = :now
       from covered where refund.corp_id = :corpId and refund.refund_no = covered.refund_no
     ), rest as (
       insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, next_try_at, created_at)
       select :corpId, refund_no || 'B' || place, :paymentNo, order_id,
         (select max(part_no) from refund all_parts where all_parts.corp_id = :corpId and all_parts.payment_no = :paymentNo) + 1000 + place, charged_back, reason, :now, :now
       from covered where status <> ${refundStatus.chargedBack}
     )
     select coalesce(sum(charged_back), 0)::bigint as "amount!" from covered`,
  (corpId: string, paymentNo: string, now: number) => ({ corpId, paymentNo, now: new Date(now) }),
)
