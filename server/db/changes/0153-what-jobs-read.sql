-- When a store opens, so that a plan of its stock waits for that without a transaction of its own [stock-9].
grant select (business_hours, exceptions) on store to tiffin_jobs;
-- When a hand-over was taken back, from which an order waits again before it is completed by itself [order-37].
create policy watch on order_log for select to tiffin_jobs using (true);
grant select (corp_id, order_id, action, logged_at) on order_log to tiffin_jobs;
