-- What staff of a store has marked as sold out [stock-5]. No row: on sale, as far as its stock goes.
create table sold_out (
  corp_id text not null,
  store_id text not null,
  stock_kind smallint not null check (stock_kind between 1 and 4), -- 1 material, 2 sku, 3 product, 4 option
  item_id text not null,
  since timestamptz not null,
  back_at timestamptz, -- null: until staff brings it back
  primary key (corp_id, store_id, stock_kind, item_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('sold_out');
create policy watch on sold_out for select to tiffin_jobs using (true);
grant select (corp_id, store_id, back_at) on sold_out to tiffin_jobs;
create index sold_out_back on sold_out (back_at) where back_at is not null;

-- Grows with every mark: menus of the store are made again, at every server.
alter table store add column sold_out_version integer not null default 0;
