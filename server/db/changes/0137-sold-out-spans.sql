-- From when until when something was marked as sold out, once that is over [shift-14]; kept for eight days. What is marked still is in sold_out.
create table sold_out_span (
  corp_id text not null,
  store_id text not null,
  stock_kind smallint not null check (stock_kind between 1 and 4),
  item_id text not null,
  since timestamptz not null,
  ended_at timestamptz not null,
  primary key (corp_id, store_id, stock_kind, item_id, since),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('sold_out_span');
create index sold_out_span__ended on sold_out_span (corp_id, store_id, ended_at);
