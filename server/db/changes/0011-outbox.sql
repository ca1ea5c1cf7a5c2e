-- The only source of events. event_id is a UUIDv7, so that readers resume after the last one they saw.
create table outbox (
  corp_id text not null,
  event_id text not null,
  topic text not null, -- order
  customer_id text,
  store_id text,
  payload jsonb not null, -- hints without personal data: {orderId, status, version}
  created_at timestamptz not null default now(),
  primary key (corp_id, event_id)
);
create index outbox__recent on outbox (created_at);
select tiffin.fence('outbox');
select tiffin.sweep('outbox');

create table push_client (
  corp_id text not null references corp,
  cid_hash text not null,
  platform text not null,
  session_id text,
  customer_id text,
  employee_id text,
  store_id text,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (corp_id, cid_hash)
);
select tiffin.fence('push_client');
