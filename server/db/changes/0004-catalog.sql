create table category (
  corp_id text not null references corp,
  category_id text not null,
  parent_id text,
  name jsonb not null,
  description jsonb not null default '{}',
  icon text not null default '',
  sort integer not null default 0,
  primary key (corp_id, category_id),
  foreign key (corp_id, parent_id) references category (corp_id, category_id)
);
select tiffin.fence('category');

create table product (
  corp_id text not null references corp,
  product_id text not null,
  category_id text not null,
  product_type smallint not null default 1, -- 4 is a package
  name jsonb not null,
  description jsonb not null default '{}',
  image text not null default '',
  images text[] not null default '{}',
  cut_image text not null default '',
  tint text not null default 'oat',
  launch_status smallint not null default 1,
  sale_status smallint not null default 1,
  per_order_limit integer,
  daily_limit integer,
  sale_times jsonb not null default '[]', -- [{start, end, weekdays}]
  sale_channels integer[] not null default '{1}',
  is_required boolean not null default false,
  sort integer not null default 0,
  primary key (corp_id, product_id),
  foreign key (corp_id, category_id) references category (corp_id, category_id)
);
select tiffin.fence('product');

create table sku (
  corp_id text not null,
  sku_id text not null,
  product_id text not null,
  name jsonb not null,
  price bigint not null check (price >= 0),
  member_price bigint check (member_price >= 0),
  is_default boolean not null default false,
  sort integer not null default 0,
  primary key (corp_id, sku_id),
  foreign key (corp_id, product_id) references product (corp_id, product_id)
);
create index sku__of_product on sku (corp_id, product_id);
select tiffin.fence('sku');

create table property (
  corp_id text not null references corp,
  property_id text not null,
  name jsonb not null,
  multiple boolean not null default false,
  min_num smallint not null default 1,
  max_num smallint not null default 1,
  primary key (corp_id, property_id)
);
select tiffin.fence('property');

create table property_value (
  corp_id text not null,
  property_value_id text not null,
  property_id text not null,
  name jsonb not null,
  price bigint not null default 0 check (price >= 0),
  sort integer not null default 0,
  primary key (corp_id, property_value_id),
  foreign key (corp_id, property_id) references property (corp_id, property_id)
);
select tiffin.fence('property_value');

create table product_property (
  corp_id text not null,
  product_id text not null,
  property_id text not null,
  sort integer not null default 0,
  primary key (corp_id, product_id, property_id),
  foreign key (corp_id, product_id) references product (corp_id, product_id),
  foreign key (corp_id, property_id) references property (corp_id, property_id)
);
select tiffin.fence('product_property');

create table package_group (
  corp_id text not null,
  product_id text not null, -- the package
  product_group_id text not null,
  name jsonb not null,
  is_fixed boolean not null default false,
  min_num smallint not null,
  max_num smallint not null,
  sort integer not null default 0,
  primary key (corp_id, product_group_id),
  foreign key (corp_id, product_id) references product (corp_id, product_id)
);
select tiffin.fence('package_group');

create table package_item (
  corp_id text not null,
  product_group_id text not null,
  sku_id text not null, -- the choice
  increase_price bigint not null default 0 check (increase_price >= 0),
  max_num smallint not null default 1,
  is_default boolean not null default false,
  sort integer not null default 0,
  primary key (corp_id, product_group_id, sku_id),
  foreign key (corp_id, product_group_id) references package_group (corp_id, product_group_id),
  foreign key (corp_id, sku_id) references sku (corp_id, sku_id)
);
select tiffin.fence('package_item');

-- What differs at a store; without a row the brand's own values hold.
create table store_product (
  corp_id text not null,
  store_id text not null,
  product_id text not null,
  is_sold boolean not null default true,
  launch_status smallint,
  sale_status smallint,
  is_required boolean,
  primary key (corp_id, store_id, product_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, product_id) references product (corp_id, product_id)
);
select tiffin.fence('store_product');

create table store_sku (
  corp_id text not null,
  store_id text not null,
  sku_id text not null,
  price bigint not null check (price >= 0),
  primary key (corp_id, store_id, sku_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, sku_id) references sku (corp_id, sku_id)
);
select tiffin.fence('store_sku');
