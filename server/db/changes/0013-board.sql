-- The counter's board: orders under way, however old, beside those of the day.
create index customer_order__under_way on customer_order (corp_id, store_id) where status in (20, 30, 40);
