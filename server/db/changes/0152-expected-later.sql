-- What staff added to the ready time of a store, less what it took away, since an order was told its own; above 0 the order is expected so much later than was promised [ready-5].
alter table customer_order add column delay_added_ms integer not null default 0;
