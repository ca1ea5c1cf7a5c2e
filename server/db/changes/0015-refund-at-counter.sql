-- Money given back over the counter belongs to no payment of a provider: status 2, done by hand, once per order.
alter table refund alter column payment_no drop not null,
  add check (status in (0, 1, 2)),
  add check ((status = 2) = (payment_no is null));
create unique index refund__at_counter on refund (corp_id, order_id) where payment_no is null;
