create table material (
  corp_id text not null references corp,
  material_id text not null,
  name jsonb not null,
  unit text not null default 'g',
  primary key (corp_id, material_id)
);
select tiffin.fence('material');

-- Amounts of materials are whole thousandths of the material's unit.
create table sku_material (
  corp_id text not null,
  sku_id text not null,
  material_id text not null,
  weight bigint not null check (weight > 0),
  primary key (corp_id, sku_id, material_id),
  foreign key (corp_id, sku_id) references sku (corp_id, sku_id),
  foreign key (corp_id, material_id) references material (corp_id, material_id)
);
select tiffin.fence('sku_material');

create table property_value_material (
  corp_id text not null,
  property_value_id text not null,
  material_id text not null,
  weight bigint not null check (weight > 0),
  primary key (corp_id, property_value_id, material_id),
  foreign key (corp_id, property_value_id) references property_value (corp_id, property_value_id),
  foreign key (corp_id, material_id) references material (corp_id, material_id)
);
select tiffin.fence('property_value_material');

-- What is available now (orders that await payment have taken theirs). No row: not limited.
create table store_stock (
  corp_id text not null,
  store_id text not null,
  stock_kind smallint not null check (stock_kind in (1, 2)), -- 1 material (thousandths), 2 sku (units)
  item_id text not null,
  available bigint not null check (available >= 0),
  primary key (corp_id, store_id, stock_kind, item_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('store_stock');

-- Every move of stock, once: hold at create, release on cancel, timeout and close, giveBack on refund before making, waste after.
create table stock_ledger (
  corp_id text not null,
  order_id text not null,
  stock_kind smallint not null,
  item_id text not null,
  move text not null check (move in ('hold', 'release', 'giveBack', 'waste')),
  store_id text not null,
  amount bigint not null check (amount > 0),
  moved_at timestamptz not null default now(),
  primary key (corp_id, order_id, stock_kind, item_id, move)
);
select tiffin.fence('stock_ledger');

-- Ends a transaction from inside the database, so that nothing of it is left behind.
create function tiffin.refuse_when(is_refused boolean, refusal text) returns void language plpgsql as $$
begin
  if is_refused then
    raise exception using errcode = 'TF001', message = refusal;
  end if;
end
$$;
