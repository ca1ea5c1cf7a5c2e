-- Messages to browsers whose page is closed. A browser that takes them has told where, and how to encrypt for it.
create table push_subscription (
  corp_id text not null,
  cid_hash text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  subscribed_at timestamptz not null,
  primary key (corp_id, cid_hash),
  unique (corp_id, endpoint),
  foreign key (corp_id, cid_hash) references push_client (corp_id, cid_hash) on delete cascade
);
select tiffin.fence('push_subscription');
select tiffin.sweep('push_subscription');
create index push_client__of_customer on push_client (corp_id, customer_id) where customer_id is not null;

-- One event for one browser: sent until it has arrived, is too old, or the browser is gone.
create table push_message (
  corp_id text not null,
  cid_hash text not null,
  event_id text not null,
  order_id text not null,
  status smallint not null, -- what the order had come to
  tries smallint not null default 0,
  next_try_at timestamptz, -- null: nothing more to do
  created_at timestamptz not null,
  primary key (corp_id, cid_hash, event_id),
  foreign key (corp_id, cid_hash) references push_subscription (corp_id, cid_hash) on delete cascade
);
create index push_message__due on push_message (next_try_at) where next_try_at is not null;
create index push_message__old on push_message (created_at);
select tiffin.fence('push_message');
select tiffin.sweep('push_message');
