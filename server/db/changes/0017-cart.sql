-- The one cart of a customer: what is wanted, by ids; names and prices come from the menu when it is read.
create table customer_cart (
  corp_id text not null,
  customer_id text not null,
  store_id text not null,
  version integer not null check (version > 0), -- grows with every save; who saves names the one he saw
  requests jsonb not null,
  saved_at timestamptz not null,
  primary key (corp_id, customer_id),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('customer_cart');
