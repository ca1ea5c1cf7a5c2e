alter table corp
  add column points_text jsonb not null default '{}', -- how points work, for customers, in the tags of agreements
  add check (points_per_unit >= 0 and minor_per_point > 0 and max_deduct_per_mille between 0 and 1000);

alter table customer_order
  alter column points_used type bigint,
  alter column points_obtained type bigint;

-- A customer's points. Whoever changes any of them locks this row first.
create table point_account (
  corp_id text not null,
  customer_id text not null,
  balance bigint not null default 0, -- the sum of his movements: what his lots have, less what he owes
  held bigint not null default 0 check (held >= 0), -- of it in orders that await payment
  debt bigint not null default 0 check (debt >= 0), -- taken back when he had no more; the next points pay it
  movement_no integer not null default 0,
  primary key (corp_id, customer_id),
  foreign key (corp_id, customer_id) references customer,
  check (balance + debt >= held)
);
select tiffin.fence('point_account');

-- Points that came together and expire together.
create table point_lot (
  corp_id text not null,
  lot_id text not null,
  customer_id text not null,
  order_id text, -- the order that earned them; null for points that were given
  earned_at timestamptz not null,
  expiry_date date not null, -- the brand's own last day for them
  expires_at timestamptz not null, -- its end
  amount bigint not null check (amount > 0),
  unspent bigint not null check (unspent >= 0),
  held bigint not null default 0 check (held >= 0),
  expired bigint not null default 0 check (expired >= 0), -- less what of it counted as taken back
  reversed bigint not null default 0 check (reversed between 0 and amount),
  primary key (corp_id, lot_id),
  unique (corp_id, order_id),
  foreign key (corp_id, customer_id) references point_account,
  check (unspent + held + expired <= amount)
);
select tiffin.fence('point_lot');
select tiffin.sweep('point_lot');
create index point_lot__of_customer on point_lot (corp_id, customer_id);
create index point_lot__due on point_lot (expires_at, lot_id) where unspent > 0;

-- What an order took of which lot, in the order of spending. Gone when the order ended unpaid.
create table point_use (
  corp_id text not null,
  order_id text not null,
  lot_id text not null,
  use_no smallint not null,
  points bigint not null check (points > 0),
  returned bigint not null default 0 check (returned between 0 and points),
  primary key (corp_id, order_id, lot_id),
  foreign key (corp_id, order_id) references customer_order,
  foreign key (corp_id, lot_id) references point_lot
);
select tiffin.fence('point_use');

-- What the customer reads, numbered one after the other; rows are added and never changed.
create table point_movement (
  corp_id text not null,
  customer_id text not null,
  movement_no integer not null,
  type smallint not null check (type in (1, 3, 4, 5)), -- 1 obtained, below 0 taken back, 3 expired, 4 used, 5 returned
  points bigint not null check (points <> 0 and (points > 0 or type in (1, 3, 4)) and (points < 0 or type in (1, 5))),
  balance bigint not null, -- after it
  order_id text,
  lot_id text,
  moved_at timestamptz not null,
  primary key (corp_id, customer_id, movement_no),
  foreign key (corp_id, customer_id) references point_account
);
select tiffin.fence('point_movement');
revoke update, delete on point_movement from tiffin_app;
create unique index point_movement__earned on point_movement (corp_id, order_id) where type = 1 and points > 0;
create unique index point_movement__used on point_movement (corp_id, order_id) where type = 4;

-- A completed order may be refunded in parts: each is a row of its own.
alter table refund add column part_no integer not null default 1;
alter table refund drop constraint refund_corp_id_payment_no_key;
alter table refund add unique (corp_id, payment_no, part_no);
drop index refund__at_counter;
create unique index refund__at_counter on refund (corp_id, order_id, part_no) where payment_no is null;
