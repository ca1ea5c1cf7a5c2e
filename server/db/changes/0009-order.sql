create table customer_order (
  corp_id text not null,
  order_id text not null,
  order_no text not null,
  customer_id text not null,
  store_id text not null,
  status smallint not null check (status in (10, 20, 30, 40, 50, 60, 70, 80)),
  version integer not null default 1,
  pickup_method smallint not null check (pickup_method in (1, 2)),
  tissue_need boolean not null,
  remark text not null,
  special_remark boolean not null,
  payment_method_code text not null,
  payment_method_type smallint not null check (payment_method_type in (1, 2)),
  currency text not null,
  currency_scale smallint not null,
  original_amount bigint not null check (original_amount >= 0),
  subtotal bigint not null check (subtotal >= 0),
  discount_total bigint not null check (discount_total >= 0),
  payable_total bigint not null check (payable_total >= 0),
  discount_list jsonb not null, -- core DiscountLine[], name as texts
  refund_total bigint not null default 0 check (refund_total between 0 and payable_total),
  submit_time timestamptz not null,
  pay_expire_time timestamptz,
  pay_time timestamptz,
  payment_no text,
  making_time timestamptz,
  ready_time timestamptz,
  finish_time timestamptz,
  pickup_code text,
  close_reason text not null default '',
  deleted_at timestamptz, -- hidden from the customer, kept in the books
  points_used integer not null default 0,
  points_obtained integer not null default 0,
  primary key (corp_id, order_id),
  unique (corp_id, order_no),
  check (payable_total = subtotal - discount_total)
);
create index customer_order__of_customer on customer_order (corp_id, customer_id, submit_time desc, order_id desc);
create index customer_order__of_store on customer_order (corp_id, store_id, submit_time);
create index customer_order__due on customer_order (pay_expire_time) where status = 10;
create index customer_order__uncollected on customer_order (ready_time) where status = 40;
select tiffin.fence('customer_order');
select tiffin.sweep('customer_order');

create table order_line (
  corp_id text not null,
  order_id text not null,
  line_no smallint not null,
  is_gift boolean not null default false,
  product_id text not null,
  sku_id text not null,
  num integer not null check (num > 0),
  price bigint not null check (price >= 0),
  discount_price bigint not null check (discount_price >= 0),
  line_amount bigint not null check (line_amount >= 0),
  payable bigint not null check (payable >= 0),
  promotion_id text,
  share_list jsonb not null, -- [{type, refId, amount}]: what order-level discounts took from this line
  snapshot jsonb not null, -- names as texts, options, package items and picture as they were sold
  primary key (corp_id, order_id, line_no),
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id)
);
select tiffin.fence('order_line');

-- Who moved an order from where to where.
create table order_log (
  corp_id text not null,
  order_id text not null,
  version integer not null,
  action text not null,
  from_status smallint,
  to_status smallint not null,
  actor_role text not null check (actor_role in ('customer', 'employee', 'system', 'provider')),
  actor_id text not null default '',
  reason text not null default '',
  logged_at timestamptz not null default now(),
  primary key (corp_id, order_id, version)
);
select tiffin.fence('order_log');

-- One row per submit: the same request finds its order again. Kept 7 days.
create table order_request (
  corp_id text not null,
  customer_id text not null,
  request_id text not null,
  body_hash text not null,
  order_id text not null,
  created_at timestamptz not null default now(),
  primary key (corp_id, customer_id, request_id)
);
create index order_request__old on order_request (created_at);
select tiffin.fence('order_request');
select tiffin.sweep('order_request');

create table pickup_counter (
  corp_id text not null,
  store_id text not null,
  day date not null, -- store-local
  last_number integer not null,
  primary key (corp_id, store_id, day)
);
select tiffin.fence('pickup_counter');
