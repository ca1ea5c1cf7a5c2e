-- When an order was said to be ready when it was accepted, and from what that was reckoned [ready-2]. Null: accepted before, or not at all.
alter table customer_order
  add column work integer, -- units to be made
  add column ahead integer, -- units of other orders that were to be made before it
  add column ready_from timestamptz,
  add column ready_until timestamptz;

-- How long a store takes at an hour of its day, learned from its last four weeks [ready-1].
create table store_pace (
  corp_id text not null,
  store_id text not null,
  local_hour smallint not null check (local_hour between 0 and 23),
  base_ms integer not null,
  unit_ms integer not null,
  early integer not null, -- how far orders stray from what is reckoned, in ms per root of a ms
  late integer not null,
  primary key (corp_id, store_id, local_hour),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('store_pace');

alter table store
  add column pace_learned_at timestamptz not null default '-infinity',
  add column ready_delay_minutes smallint not null default 0 check (ready_delay_minutes between 0 and 60), -- what staff adds by hand [ready-3]
  add column ready_delay_until timestamptz; -- and until when
create index store__pace_due on store (pace_learned_at) where archived_at is null;
grant select (corp_id, store_id, pace_learned_at, archived_at) on store to tiffin_jobs;
