-- What was paid online beside the money that an order was paid with, or for an order that the store had closed, and goes back by
-- itself (docs/decisions/0085).
alter table customer_order add column returned_total bigint not null default 0 check (returned_total >= 0);
