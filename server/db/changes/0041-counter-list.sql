-- The counter's list: what is under way at a store, whatever its day, and what changed since it was last asked for.
drop index customer_order__under_way;
create index customer_order__under_way on customer_order (corp_id, store_id, submit_time desc, order_id desc)
  where status in (10, 20, 30, 40);

-- By the database's clock, set by every statement that changes an order.
alter table customer_order add column changed_at timestamptz not null default now();
alter table customer_order alter column changed_at set default clock_timestamp();
create index customer_order__changed on customer_order (corp_id, store_id, changed_at);
