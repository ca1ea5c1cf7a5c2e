-- A refund that was refused can be sent again, under another number; each refusal is an alarm of its own.
alter table refund add column retries smallint not null default 0;
drop index payment_alarm__of_refund;
create unique index payment_alarm__of_refund on payment_alarm (corp_id, refund_no, kind) where refund_no <> '' and settled_at is null;
-- Orders of before say where their refunds are.
update customer_order made set refund_state = (
  select case when bool_or(status = 4) then 3 when bool_or(status in (0, 3)) then 1 else 2 end
  from refund where refund.corp_id = made.corp_id and refund.order_id = made.order_id)
where refund_state = 0 and (refund_total > 0 or returned_total > 0)
  and exists (select from refund where refund.corp_id = made.corp_id and refund.order_id = made.order_id);
