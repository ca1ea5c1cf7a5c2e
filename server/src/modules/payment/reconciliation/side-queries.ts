import type { MovementKind, StatedMovement } from '@tiffin/core/ledger/reconcile'
import { refundOfSent } from '@tiffin/core/ledger/reconcile'
import { type Sql, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { DayRow } from './queries.ts'

const numberOf = ({ kind, paymentNo, refundNo, transactionId }: StatedMovement): string => {
  if (kind === 'payment') return paymentNo
  return kind === 'refund' ? refundOfSent(refundNo) : transactionId
}

/** Keeps what a provider says of its transactions; what it says of one now counts. */
export const keepTransactions = named(
  'reconcile_keep',
  sql`insert into provider_transaction (corp_id, account, kind, transaction_id, number, payment_no, refund_no, status, amount, currency, fee, at, seen_at)
     select :corpId, :account, kind, transaction_id, number, payment_no, refund_no, status, amount, currency, fee, to_timestamp(at / 1000.0), :now
     from json_to_recordset(:transactions::json) as stated (kind text, transaction_id text, number text, payment_no text, refund_no text,
       status text, amount bigint, currency text, fee bigint, at float8)
     on conflict (corp_id, account, kind, transaction_id) do update set number = excluded.number, payment_no = excluded.payment_no,
       refund_no = excluded.refund_no, status = excluded.status, amount = excluded.amount, currency = excluded.currency, fee = excluded.fee,
       at = excluded.at, seen_at = excluded.seen_at`,
  (corpId: string, account: string, { stated, now }: { stated: readonly StatedMovement[]; now: number }) => ({
    ...{ corpId, account, now: new Date(now) },
    transactions: JSON.stringify(
      stated.map((each) => ({
        ...{ kind: each.kind, transaction_id: each.transactionId, number: numberOf(each), payment_no: each.paymentNo },
        ...{ refund_no: each.refundNo, status: each.status, amount: each.amount, currency: each.currency },
        ...{ fee: each.fee, at: each.at },
      })),
    ),
  }),
)

/** What a provider said of a stretch of time, and of movements that the books have in it. */
export const listStated = named(
  'reconcile_stated',
  sql<StatedMovement>`select kind, transaction_id as "transactionId", payment_no as "paymentNo", refund_no as "refundNo", status, amount, currency, fee, at
     from provider_transaction where corp_id = :corpId and account = :account and ((at >= :from and at < :to) or number = any (:numbers::text[]))`,
  (corpId: string, { account, from, to }: DayRow, numbers: readonly string[]) => ({
    ...{ corpId, account, from: new Date(from), to: new Date(to), numbers },
  }),
)

/** A movement of the books. */
export interface BookedRow {
  readonly entryId: string
  readonly kind: MovementKind
  readonly number: string
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly at: number
}

/** Entries that moved money of the account, without refunds that came back; `offset 0`, so that the payment of each is looked up by its key. What the demo's past orders were paid with was never at the provider to try with. */
const moved = (
  entries: Sql,
) => sql`select moved.entry_id as "entryId!", case when moved.kind in ('chargeback', 'chargebackReversal') then moved.kind
         when moved.debit = 'provider:' || :account then 'payment' else 'refund' end as "kind!",
       moved.number as "number!", moved.payment_no as "paymentNo!", moved.amount as "amount!", moved.currency as "currency!", moved.at as "at!"
     from (
       select entry.*, number, coalesce(refund.payment_no, disputed.payment_no, number) as payment_no
       from ${entries} entry
       cross join lateral split_part(entry.ref, ':', 1) number
       left join lateral (select payment_no from refund where refund.corp_id = :corpId and refund.refund_no = number limit 1) refund on true
       left join lateral (select payment_no from payment_dispute_movement disputed
         where disputed.corp_id = :corpId and disputed.movement_no = number and entry.kind in ('chargeback', 'chargebackReversal') limit 1) disputed on true
       where entry.kind not in ('fee', 'settlement', 'refundBack') and not (entry.kind = 'refundDone' and exists (
           select from ledger_entry back where back.corp_id = :corpId and back.kind = 'refundBack' and back.ref = entry.ref)) and 'provider:' || :account in (entry.debit, entry.credit)
       offset 0) moved
     left join lateral (
       select account_id is null and url = '' as is_made_up from payment
       where payment.corp_id = :corpId and payment.payment_no = moved.payment_no limit 1) payment on true
     where payment.is_made_up is not true`

/** What the books have of an account in a stretch of time; entries stand by the day of their store, which may be another one. */
export const listBookedOfDay = named(
  'reconcile_booked',
  sql<BookedRow>`${moved(sql`(select * from ledger_entry where corp_id = :corpId
       and business_day between :day::date - 1 and :day::date + 1 and at >= :from and at < :to)`)}`,
  (corpId: string, { account, day, from, to }: DayRow) => ({
    ...{ corpId, account, day, from: new Date(from), to: new Date(to) },
  }),
)

/** What the books have of payments and refunds, whenever it was. */
export const listBookedOf = named(
  'reconcile_booked_of',
  sql<BookedRow>`${moved(sql`(
       select written.* from (
         select payment.order_id from payment where payment.corp_id = :corpId and payment.payment_no = any (:numbers::text[])
         union select given.order_id from unnest(:numbers::text[]) wanted
         cross join lateral (select order_id from refund where refund.corp_id = :corpId and refund.refund_no = wanted limit 1) given) touched
       cross join lateral (select * from ledger_entry where corp_id = :corpId and order_id = touched.order_id offset 0) written
       union all
       select * from ledger_entry where corp_id = :corpId and kind = 'unknownPayment' and ref = any (:numbers::text[]))`)}`,
  (corpId: string, account: string, numbers: readonly string[]) => ({ corpId, account, numbers }),
)

/** Fees in the books, below 0 what a provider gave back. */
export const listFees = named(
  'reconcile_fees',
  sql<{
    readonly transactionId: string
    readonly amount: number
    readonly currency: string
  }>`select substr(ref, length(:account) + 2) as "transactionId!", case when debit = 'fees:' || :account then amount else -amount end as "amount!", currency
     from ledger_entry where corp_id = :corpId and kind = 'fee' and ref = any (:refs::text[])`,
  (corpId: string, account: string, transactionIds: readonly string[]) => ({
    ...{ corpId, account, refs: transactionIds.map((transactionId) => `${account}:${transactionId}`) },
  }),
)

/** The orders of attempts. */
export const listOrdersOf = named(
  'reconcile_orders',
  sql`select payment_no as "paymentNo", order_id as "orderId" from payment where corp_id = :corpId and payment_no = any (:numbers::text[])`,
  (corpId: string, numbers: readonly string[]) => ({ corpId, numbers }),
)

/** Attempts that a provider without a list is asked about: of a stretch of time, and those that the books moved in it. Their numbers begin with ms. */
export const listAttempts = named(
  'reconcile_attempts',
  sql`select payment_no as "paymentNo!", provider_ref as "providerRef!", currency as "currency!", (
       select currency_scale from customer_order made where made.corp_id = :corpId and made.order_id = attempt.order_id) as "currencyScale!"
     from (
       select * from payment where corp_id = :corpId and payment_no >= :firstNo and payment_no < :endNo
       union select * from payment where corp_id = :corpId and payment_no = any (:numbers::text[])) attempt
     where account_id = :account`,
  (corpId: string, { account, from, to }: DayRow, numbers: readonly string[]) => ({
    ...{ corpId, account, numbers, firstNo: String(from), endNo: String(to) },
  }),
)
