-- Carts that somebody shares by a link [share-3]: what is wanted, by ids; names and prices come from the menu when it is read.
-- Nothing says who shared it.
create table shared_cart (
  corp_id text not null,
  shared_cart_id text not null, -- 128 random bits: whoever has the link may read it
  store_id text not null,
  requests jsonb not null,
  expires_at timestamptz not null,
  primary key (corp_id, shared_cart_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create index shared_cart__old on shared_cart (expires_at);
select tiffin.fence('shared_cart');
select tiffin.sweep('shared_cart');
