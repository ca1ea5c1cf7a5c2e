-- A brand and how it counts, shows and sells. Localised texts are jsonb objects: {"zh-CN": "…", "en-US": "…"}.
create table corp (
  corp_id text primary key,
  status smallint not null default 1, -- 1 enabled, 0 disabled
  brand_name jsonb not null,
  slogan jsonb not null,
  logo text not null,
  browser_logo text not null,
  primary_color text not null,
  secondary_color text not null,
  currency text not null,
  currency_scale smallint not null check (currency_scale between 0 and 3),
  current_unit text not null,
  fraction_digits smallint not null check (fraction_digits between 0 and 3),
  grouping_separator text not null,
  time_zone text not null,
  default_area_code text not null,
  area_codes text[] not null,
  pay_timeout_seconds integer not null default 900 check (pay_timeout_seconds > 0),
  special_remark boolean not null default false,
  tissue_option boolean not null default true,
  points_enabled boolean not null default false,
  points_per_unit integer not null default 1,
  minor_per_point integer not null default 1,
  max_deduct_per_mille integer not null default 500,
  webview_origins text[] not null default '{}',
  map_provider text not null default '',
  app_id text not null,
  service_phone text not null default '',
  min_app_code integer not null default 0,
  sms_daily_budget integer not null default 5000,
  catalog_version bigint not null default 1 -- grows with every change of menu, price, store or promotion
);
select tiffin.fence('corp');

create table corp_language (
  corp_id text not null references corp,
  code text not null,
  text text not null,
  sort smallint not null,
  primary key (corp_id, code)
);
select tiffin.fence('corp_language');

create table agreement (
  corp_id text not null references corp,
  version text not null,
  service_terms jsonb not null,
  privacy_policy jsonb not null,
  updated_at timestamptz not null,
  primary key (corp_id, version)
);
select tiffin.fence('agreement');

create table page_block (
  corp_id text not null references corp,
  page_type smallint not null, -- 1 home
  block_no smallint not null,
  type text not null check (type in ('banner', 'entries', 'productGroup', 'notice', 'image')),
  title jsonb not null,
  items jsonb not null, -- [{image, tint, title: texts, text: texts, action: texts, link, productId}]
  primary key (corp_id, page_type, block_no)
);
select tiffin.fence('page_block');

create table payment_method (
  corp_id text not null references corp,
  code text not null,
  name jsonb not null,
  tip jsonb not null,
  icon text not null,
  type smallint not null check (type in (1, 2)), -- 1 online, 2 at the store
  provider text not null default '', -- which adapter; empty at the store
  store_ids text[], -- null: every store
  sort smallint not null,
  primary key (corp_id, code)
);
select tiffin.fence('payment_method');
