create table promotion (
  corp_id text not null references corp,
  promotion_id text not null,
  type smallint not null, -- 2 whole-order, 3 limited-time, 4 spend-and-reduce, 5 single-item, 9 free order, 11 gift
  name jsonb not null,
  rule jsonb not null, -- core PromotionRule
  threshold bigint not null default 0 check (threshold >= 0),
  product_ids text[], -- null: all, empty: none
  store_ids text[],
  sale_channels integer[],
  start_time timestamptz not null,
  end_time timestamptz not null,
  status smallint not null default 1,
  combinable_with_coupon boolean not null default true,
  combinable_with_activity boolean not null default true,
  primary key (corp_id, promotion_id),
  check (end_time > start_time)
);
select tiffin.fence('promotion');
