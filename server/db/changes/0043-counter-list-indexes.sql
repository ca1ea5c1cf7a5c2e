-- Beside the work.
-- The counter's list: what is under way at a store, whatever its day, and what changed since it was last asked for.
drop index concurrently if exists customer_order__changed;
create index concurrently customer_order__changed on customer_order (corp_id, store_id, changed_at);
drop index concurrently if exists customer_order__open;
create index concurrently customer_order__open on customer_order (corp_id, store_id, submit_time desc, order_id desc)
  where status in (10, 20, 30, 40);
drop index concurrently if exists customer_order__under_way;
