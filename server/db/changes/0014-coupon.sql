-- What a kind of coupon is; customers hold coupons of it.
create table coupon_kind (
  corp_id text not null references corp,
  kind_id text not null,
  type smallint not null check (type in (1, 2, 3)), -- 1 amount off, 2 per-mille off, 3 exchange of an item
  name jsonb not null,
  description jsonb not null default '{}',
  threshold bigint not null default 0 check (threshold >= 0),
  discount bigint not null default 0 check (discount >= 0 and (type <> 2 or discount <= 1000)),
  max_reduction bigint check (max_reduction >= 0),
  product_ids text[], -- null: all, empty: none
  store_ids text[],
  sale_channels integer[],
  combinable boolean not null default true,
  primary key (corp_id, kind_id)
);
select tiffin.fence('coupon_kind');

create table customer_coupon (
  corp_id text not null,
  coupon_id text not null,
  coupon_no text not null,
  customer_id text not null,
  kind_id text not null,
  effective_time timestamptz not null,
  expiry_time timestamptz not null,
  order_id text, -- the order that holds it, paid or still to be paid
  invalid_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (corp_id, coupon_id),
  unique (corp_id, coupon_no),
  foreign key (corp_id, customer_id) references customer,
  foreign key (corp_id, kind_id) references coupon_kind,
  check (expiry_time > effective_time)
);
select tiffin.fence('customer_coupon');
create index customer_coupon__of_customer on customer_coupon (corp_id, customer_id);
create index customer_coupon__of_order on customer_coupon (corp_id, order_id) where order_id is not null;

-- Codes that turn into coupons: so many in all, so many for one customer.
create table redeem_code (
  corp_id text not null,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
  kind_id text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  most_claims integer not null default 1 check (most_claims > 0),
  most_for_one integer not null default 1 check (most_for_one > 0),
  claimed integer not null default 0 check (claimed between 0 and most_claims),
  invalid_at timestamptz,
  coupon_days integer not null default 30 check (coupon_days > 0),
  primary key (corp_id, code),
  foreign key (corp_id, kind_id) references coupon_kind
);
select tiffin.fence('redeem_code');

create table redeem_claim (
  corp_id text not null,
  code text not null,
  customer_id text not null,
  claim_no integer not null,
  coupon_id text not null,
  primary key (corp_id, code, customer_id, claim_no),
  foreign key (corp_id, code) references redeem_code,
  foreign key (corp_id, coupon_id) references customer_coupon
);
select tiffin.fence('redeem_claim');
