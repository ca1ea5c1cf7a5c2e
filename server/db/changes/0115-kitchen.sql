-- When staff ticked a line as made [kitchen-4]. Null: it is not.
alter table order_line add column ticked_at timestamptz;

-- A hand-over that was taken back lets its lot go, and the next one brings another [order-25]: one lot an order, one movement a lot.
drop index point_movement__earned;
create unique index point_movement__earned on point_movement (corp_id, order_id, lot_id) where type = 1 and points > 0;
