-- Filters of a list of the desk that a member of staff has named, as they stand in the list's address; only for themselves.
create table saved_view (
  corp_id text not null,
  staff_id text not null,
  view_id text not null,
  list text not null,
  name text not null,
  filters jsonb not null, -- {name: value}
  primary key (corp_id, staff_id, view_id),
  unique (corp_id, staff_id, list, name),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id) on delete cascade
);
select tiffin.fence('saved_view');
