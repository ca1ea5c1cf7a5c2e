-- Orders that several make together [share-5]: a host opens one at a store, others add their lines under a name, the host pays.
create table group_order (
  corp_id text not null,
  group_order_id text not null, -- 128 random bits: whoever has the link may join
  store_id text not null,
  customer_id text not null, -- the host
  pickup_method smallint not null,
  state smallint not null default 1, -- 1 open, 2 locked, 3 ordered, 4 over
  version integer not null default 1, -- grows with every change, of lines too
  member_count smallint not null default 1,
  member_no smallint not null default 1, -- the last that was given
  order_id text,
  expires_at timestamptz not null,
  primary key (corp_id, group_order_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id)
);
create index group_order__of_host on group_order (corp_id, customer_id);
create index group_order__old on group_order (expires_at);
select tiffin.fence('group_order');
select tiffin.sweep('group_order');

-- Who takes part, and what they want, by ids; names and prices come from the menu when it is read.
create table group_member (
  corp_id text not null,
  group_order_id text not null,
  member_no smallint not null, -- 1 is the host
  name text not null,
  key_hash text, -- of what the member's phone shows; null: the host, known by the log-in
  version integer not null default 1, -- grows with every change of the lines
  requests jsonb not null default '[]',
  primary key (corp_id, group_order_id, member_no),
  foreign key (corp_id, group_order_id) references group_order (corp_id, group_order_id) on delete cascade
);
create unique index group_member__name on group_member (corp_id, group_order_id, lower(name));
select tiffin.fence('group_member');
