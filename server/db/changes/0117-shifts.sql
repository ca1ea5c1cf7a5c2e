-- Shifts of a store's cash drawer [shift-1]. The counter says which one is open, else which was the last; whoever writes into the books of
-- the store reads it locked, so that a row belongs to the shift in which it was written, and a closed shift gets no more.
create table shift_counter (
  corp_id text not null,
  store_id text not null,
  shift_no integer not null check (shift_no > 0),
  is_open boolean not null,
  primary key (corp_id, store_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('shift_counter');
revoke delete on shift_counter from tiffin_app;

create table shift (
  corp_id text not null,
  store_id text not null,
  shift_no integer not null check (shift_no > 0), -- from 1 in each store, without a gap: the number of its Z
  opened_at timestamptz not null,
  opened_by text not null, -- staff
  opening_cash bigint not null check (opening_cash >= 0), -- the float, counted
  currency text not null,
  primary key (corp_id, store_id, shift_no),
  foreign key (corp_id, store_id) references shift_counter (corp_id, store_id)
);
select tiffin.fence('shift');
revoke update, delete on shift from tiffin_app;

create table shift_close (
  corp_id text not null,
  store_id text not null,
  shift_no integer not null,
  closed_at timestamptz not null,
  closed_by text not null, -- staff
  counted bigint not null check (counted >= 0),
  reason text not null, -- why it differs from what was expected; empty where it does not
  figures jsonb not null, -- core ShiftFigures
  open_orders jsonb not null, -- orders that were unpaid or not collected then
  primary key (corp_id, store_id, shift_no),
  foreign key (corp_id, store_id, shift_no) references shift (corp_id, store_id, shift_no)
);
select tiffin.fence('shift_close');
revoke update, delete on shift_close from tiffin_app;

alter table ledger_entry
  add column shift_no integer, -- the shift that was open, else the next one; null before the store's first and without a store
  add column is_before_shift boolean not null default false, -- none was open
  add column staff_id text not null default '', -- who moved it, where a person did
  add column reason text not null default '';
