-- What a stock is filled up to when its store opens, by weekday [stock-9].
create table stock_plan (
  corp_id text not null,
  store_id text not null,
  stock_kind smallint not null check (stock_kind in (1, 2)), -- 1 material (thousandths), 2 sku (units)
  item_id text not null,
  amounts integer[] not null check (cardinality(amounts) = 7 and 0 <= all (amounts)), -- from Monday
  filled_on date not null, -- the last day of the store that is over with: filled up, or begun when the plan was made
  primary key (corp_id, store_id, stock_kind, item_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('stock_plan');
create policy watch on stock_plan for select to tiffin_jobs using (true);
grant select (corp_id, store_id, amounts, filled_on) on stock_plan to tiffin_jobs;
grant select (time_zone) on store to tiffin_jobs;

alter table stock_move drop constraint stock_move_move_check,
  add constraint stock_move_move_check check (move in ('begin', 'count', 'deliver', 'refill', 'spoil', 'end'));
