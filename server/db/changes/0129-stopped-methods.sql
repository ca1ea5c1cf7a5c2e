-- Ways of pick-up that a store does not take for the rest of its day [store-17].
alter table store
  add column stopped_methods smallint[] not null default '{}',
  add column methods_stopped_until timestamptz; -- when it opens on its next day; null: nothing is stopped
create index store__methods_stopped on store (methods_stopped_until) where methods_stopped_until is not null;
grant select (methods_stopped_until) on store to tiffin_jobs;
