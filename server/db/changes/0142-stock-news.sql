-- Grows when an order, or the end of one, makes something of a store available or no longer available [stock-15]. A row of its own: staff locks
-- the store before its stock, an order its stock first.
create table stock_news (
  corp_id text not null,
  store_id text not null,
  version integer not null,
  primary key (corp_id, store_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('stock_news');

-- What of a menu needs so much of a material, and sets that have several of a size.
create index sku_material__material on sku_material (corp_id, material_id, weight);
create index property_value_material__material on property_value_material (corp_id, material_id, weight);
create index package_item__several on package_item (corp_id, sku_id) where max_num > 1;
