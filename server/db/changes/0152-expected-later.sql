-- What staff added to the ready time of a store since an order was told its own: it is expected so much later than was promised [ready-5].
alter table customer_order add column delay_added_ms integer not null default 0 check (delay_added_ms >= 0);
