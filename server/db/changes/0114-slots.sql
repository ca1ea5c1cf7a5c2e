-- When a store takes orders for later [slot-1]: { slotMinutes, daysAhead, windowList }. Null: not at all.
alter table store add column slot_plan jsonb;

-- Units that orders took of a slot [slot-2]. No row: none.
create table slot (
  corp_id text not null,
  store_id text not null,
  starts_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (corp_id, store_id, starts_at),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('slot');

-- The slot of an order, and when it goes to the kitchen. Null: as soon as it is accepted.
alter table customer_order
  add column slot_starts_at timestamptz,
  add column slot_ends_at timestamptz,
  add column release_at timestamptz;
