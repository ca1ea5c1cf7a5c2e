-- A kind of coupon is changed in drafts. What a coupon was issued with stays its terms: each change keeps what the kind was before, under
-- the number that coupons of then name. A kind itself holds what is issued now.
alter table coupon_kind
  add column terms_no integer not null default 1 check (terms_no > 0),
  add column archived_at timestamptz;
alter table customer_coupon add column terms_no integer not null default 1 check (terms_no > 0);

create table coupon_terms (
  corp_id text not null,
  kind_id text not null,
  terms_no integer not null,
  type smallint not null,
  name jsonb not null,
  description jsonb not null,
  threshold bigint not null,
  discount bigint not null,
  max_reduction bigint,
  product_ids text[],
  store_ids text[],
  sale_channels integer[],
  combinable boolean not null,
  primary key (corp_id, kind_id, terms_no),
  foreign key (corp_id, kind_id) references coupon_kind
);
select tiffin.fence('coupon_terms');
revoke update on coupon_terms from tiffin_app;
