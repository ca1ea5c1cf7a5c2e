-- When an order changed, by the database's clock, set by every statement that changes one: the counter asks for what changed.
alter table customer_order add column changed_at timestamptz not null default now();
alter table customer_order alter column changed_at set default clock_timestamp();
