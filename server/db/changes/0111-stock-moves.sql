-- What staff does to the stock of a store [stock-7]: rows of orders stand in stock_ledger. The two together give what is available.
create table stock_move (
  corp_id text not null,
  store_id text not null,
  move_id text not null,
  stock_kind smallint not null check (stock_kind in (1, 2)), -- 1 material (thousandths), 2 sku (units)
  item_id text not null,
  -- begin: from now on it is limited; end: no longer.
  move text not null check (move in ('begin', 'count', 'deliver', 'spoil', 'end')),
  amount bigint not null, -- what it adds
  available bigint not null check (available >= 0), -- what there is after it
  reason text not null default '',
  request_hash text not null default '', -- of what was asked for under this id
  staff_id text not null default '',
  moved_at timestamptz not null default now(),
  primary key (corp_id, store_id, move_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create index stock_move__of_item on stock_move (corp_id, store_id, stock_kind, item_id, moved_at);
select tiffin.fence('stock_move');
revoke update, delete on stock_move from tiffin_app;

-- What stores had before, less what orders moved of it.
select tiffin.in_each_corp($$
  insert into stock_move (corp_id, store_id, move_id, stock_kind, item_id, move, moved_at, amount, available)
  select stock.corp_id, stock.store_id, 'begin-' || stock.stock_kind || '-' || stock.item_id, stock.stock_kind, stock.item_id, 'begin', '-infinity',
    stock.available - coalesce(moved.amount, 0), greatest(stock.available - coalesce(moved.amount, 0), 0)
  from store_stock stock
  left join (
    select store_id, stock_kind, item_id, sum(case move when 'hold' then -amount when 'waste' then 0 else amount end) as amount
    from stock_ledger group by store_id, stock_kind, item_id
  ) moved using (store_id, stock_kind, item_id)
$$);
