import { paymentMethodType } from '@tiffin/core/order/order'
import { attemptStatus, refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** Orders of one page. */
export const ordersAtOnce = 500

/** Brands with orders that were made before an instant and were not looked at. */
export const listToFill = named(
  'ledger_to_fill',
  sql`select corp.corp_id as "corpId" from corp left join ledger_fill filled using (corp_id)
     cross join lateral (select submit_time from customer_order made
       where made.corp_id = corp.corp_id and made.order_id > coalesce(filled.last_order_id, '') order by made.order_id limit 1) next
     where next.submit_time < :before`,
  (before: number) => ({ before: new Date(before) }),
)

/** What each order, attempt and refund of the page says, in the same words as core's entries. */
const entries = sql`
  select order_id, store_id, currency, pay_time as at, 'sale' as kind, order_id as ref,
    'customer:' || order_id as debit, 'sales' as credit, payable_total - taxes as amount
  from page where pay_time is not null
  union all
  select order_id, store_id, currency, pay_time, 'saleTax', order_id || ':' || (each ->> 'rateId'),
    'customer:' || order_id, 'tax:' || (each ->> 'rateId'), (each ->> 'tax')::bigint
  from page cross join lateral jsonb_array_elements(tax_list) each where pay_time is not null
  union all
  select order_id, store_id, currency, pay_time, case tender when 'card' then 'terminal' else 'cash' end, order_id,
    case tender when 'card' then 'provider:terminal:' else 'cash:' end || store_id, 'customer:' || order_id, payable_total
  from page where pay_time is not null and payment_no is null and payment_method_type = ${paymentMethodType.atStore}
  union all
  select order_id, store_id, payment.currency, coalesce(settled_at, created_at), 'capture', payment.payment_no,
    'provider:' || coalesce(account_id, provider), 'customer:' || order_id, amount
  from page join payment using (corp_id, order_id) where payment.status = ${attemptStatus.success}
  union all
  select order_id, store_id, payment.currency, coalesce(settled_at, created_at), 'wrongAmount', payment.payment_no || ':' || received_amount,
    'provider:' || coalesce(account_id, provider), 'customer:' || order_id, received_amount
  from page join payment using (corp_id, order_id) where received_amount > 0 and received_currency = payment.currency
  union all
  select order_id, store_id, received_currency, coalesce(settled_at, created_at), 'otherCurrency',
    payment.payment_no || ':' || received_currency || ':' || received_amount, 'provider:' || coalesce(account_id, provider), 'suspense', received_amount
  from page join payment using (corp_id, order_id) where received_amount > 0 and received_currency <> payment.currency
  union all
  select order_id, store_id, currency, refund.created_at, 'refundDue', refund_no, 'sales', 'customer:' || order_id,
    amount - coalesce((select sum((each ->> 'tax')::bigint) from refund_line line cross join lateral jsonb_array_elements(line.tax_list) each
      where line.corp_id = :corpId and line.refund_no = refund.refund_no), 0)
  from page join refund using (corp_id, order_id)
  where pay_time is not null and part_no >= 1 and refund.payment_no is not distinct from page.payment_no
  union all
  select order_id, page.store_id, currency, min(refund.created_at), 'refundDueTax', refund_no || ':' || (each ->> 'rateId'),
    'tax:' || (each ->> 'rateId'), 'customer:' || order_id, sum((each ->> 'tax')::bigint)
  from page join refund using (corp_id, order_id) join refund_line line using (corp_id, order_id, refund_no)
    cross join lateral jsonb_array_elements(line.tax_list) each
  where pay_time is not null and part_no >= 1 and refund.payment_no is not distinct from page.payment_no
  group by order_id, page.store_id, currency, refund_no, each ->> 'rateId'
  union all
  select page.order_id, page.store_id, page.currency, coalesce(refund.done_at, refund.created_at),
    case refund.status when ${refundStatus.done} then 'refundDone' when ${refundStatus.overCounter} then case page.tender when 'card' then 'refundTerminal' else 'refundCash' end else 'refundByHand' end, refund_no,
    'customer:' || page.order_id,
    case refund.status when ${refundStatus.done} then 'provider:' || coalesce(payment.account_id, payment.provider) when ${refundStatus.overCounter} then case page.tender when 'card' then 'provider:terminal:' else 'cash:' end || page.store_id else 'bank' end, refund.amount
  from page join refund using (corp_id, order_id) left join payment on payment.corp_id = :corpId and payment.payment_no = refund.payment_no
  where refund.status in (${refundStatus.done}, ${refundStatus.overCounter}, ${refundStatus.byHand})`

/** Writes the entries that a page of a brand's orders lacks, and how far it came; no row when there was nothing to look at. */
export const fillPage = named(
  'ledger_fill_page',
  sql`with page as (
       select corp_id, order_id, store_id, currency, pay_time, payment_method_type, tender, payable_total,
         coalesce(tax -> 'taxList', '[]') as tax_list,
         (select coalesce(sum((each ->> 'tax')::bigint), 0) from jsonb_array_elements(coalesce(tax -> 'taxList', '[]')) each) as taxes,
         (select payment.payment_no from payment where payment.corp_id = made.corp_id and payment.payment_no = made.payment_no) as payment_no
       from customer_order made
       where corp_id = :corpId and submit_time < :before
         and order_id > coalesce((select last_order_id from ledger_fill where corp_id = :corpId), '')
       order by order_id limit ${ordersAtOnce}
     ), written as (
       insert into ledger_entry (corp_id, entry_id, at, business_day, store_id, order_id, kind, ref, debit, credit, amount, currency)
       select :corpId, gen_random_uuid()::text, entry.at, (entry.at at time zone coalesce(store.time_zone, corp.time_zone))::date,
         entry.store_id, entry.order_id, entry.kind, entry.ref, entry.debit, entry.credit, entry.amount, entry.currency
       from (${entries}) entry join corp on corp.corp_id = :corpId
       left join store on store.corp_id = :corpId and store.store_id = entry.store_id
       where entry.amount > 0
       on conflict (corp_id, kind, ref) do nothing
     )
     insert into ledger_fill (corp_id, last_order_id)
     select :corpId, max(order_id) from page having count(*) > 0
     on conflict (corp_id) do update set last_order_id = greatest(ledger_fill.last_order_id, excluded.last_order_id)
     returning last_order_id as "lastOrderId"`,
  (corpId: string, before: number) => ({ corpId, before: new Date(before) }),
)
