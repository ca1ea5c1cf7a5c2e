create table payment (
  corp_id text not null,
  payment_no text not null, -- 24 digits
  order_id text not null,
  provider text not null,
  method_code text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status smallint not null default 0 check (status between 0 and 4), -- 0 pending, 1 success, 2 failed, 3 cancelled, 4 expired
  url text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  queried_at timestamptz,
  primary key (corp_id, payment_no),
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id)
);
create unique index payment__open on payment (corp_id, order_id) where status = 0;
create index payment__of_order on payment (corp_id, order_id, created_at);
create index payment__to_query on payment (created_at) where status = 0;
select tiffin.fence('payment');
select tiffin.sweep('payment');

-- What providers told us, once each.
create table payment_event (
  corp_id text not null,
  provider text not null,
  event_id text not null,
  payment_no text not null,
  kind text not null,
  amount bigint not null,
  currency text not null,
  received_at timestamptz not null default now(),
  primary key (corp_id, provider, event_id)
);
select tiffin.fence('payment_event');

-- Money to give back; sent until the provider has taken it.
create table refund (
  corp_id text not null,
  refund_no text not null,
  payment_no text not null,
  order_id text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  status smallint not null default 0, -- 0 due, 1 done
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (corp_id, refund_no),
  unique (corp_id, payment_no),
  foreign key (corp_id, payment_no) references payment (corp_id, payment_no)
);
create index refund__due on refund (next_try_at) where status = 0;
select tiffin.fence('refund');
select tiffin.sweep('refund');

-- Something a person must look at: an amount or currency that differs from the attempt.
create table payment_alarm (
  corp_id text not null,
  alarm_id text not null,
  payment_no text not null,
  kind text not null,
  expected bigint not null,
  received bigint not null,
  created_at timestamptz not null default now(),
  primary key (corp_id, alarm_id)
);
select tiffin.fence('payment_alarm');
