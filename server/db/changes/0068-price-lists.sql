-- Named lists of prices. A store has one of them or none; what a list does not name costs what it costs everywhere.
create table price_list (
  corp_id text not null references corp,
  price_list_id text not null,
  name text not null, -- for staff only
  code text not null default '',
  archived_at timestamptz,
  primary key (corp_id, price_list_id)
);
select tiffin.fence('price_list');

create table price_list_sku (
  corp_id text not null,
  price_list_id text not null,
  sku_id text not null,
  price bigint check (price >= 0), -- null: the brand's
  member_price bigint check (member_price >= 0), -- null: the brand's
  primary key (corp_id, price_list_id, sku_id),
  foreign key (corp_id, price_list_id) references price_list (corp_id, price_list_id),
  foreign key (corp_id, sku_id) references sku (corp_id, sku_id)
);
create index price_list_sku__of_sku on price_list_sku (corp_id, sku_id);
select tiffin.fence('price_list_sku');

create table store_price_list (
  corp_id text not null,
  store_id text not null,
  price_list_id text not null,
  primary key (corp_id, store_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, price_list_id) references price_list (corp_id, price_list_id)
);
select tiffin.fence('store_price_list');
