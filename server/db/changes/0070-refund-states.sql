-- A provider may take its time with a refund, or refuse it: a person then settles it. What was received in another amount or currency
-- than was asked for is kept, and alarms have a reader.
alter table refund
  add column provider_refund_id text not null default '', -- the provider's own number, once it has taken the refund
  add column failure text not null default '', -- why the provider refused, in its own words
  drop constraint refund_status_check,
  add constraint refund_status_check check (status between 0 and 5); -- 0 due, 1 done, 2 over the counter, 3 pending, 4 failed, 5 by hand
drop index refund__due;
create index refund__to_send on refund (next_try_at) where status in (0, 3);
create index refund__of_order on refund (corp_id, order_id);

-- Where the money is that goes back, over all refunds of an order: 0 none, 1 under way, 2 done, 3 failed.
alter table customer_order add column refund_state smallint not null default 0 check (refund_state between 0 and 3);

alter table payment
  add column received_amount bigint, -- where it differs from `amount`
  add column received_currency text; -- where it differs from `currency`

alter table payment_alarm
  add column order_id text,
  add column refund_no text not null default '',
  add column currency text not null default '',
  add column note text not null default '',
  add column settled_at timestamptz,
  add column settled_by text;
update payment_alarm set order_id = payment.order_id, currency = payment.currency
from payment where payment.corp_id = payment_alarm.corp_id and payment.payment_no = payment_alarm.payment_no;
create index payment_alarm__open on payment_alarm (corp_id, alarm_id) where settled_at is null;
create unique index payment_alarm__of_refund on payment_alarm (corp_id, refund_no, kind) where refund_no <> '';
