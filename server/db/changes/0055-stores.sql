-- Stores are made and changed at the desk. Of the steps of catalog_version those that only moved a store are counted here: menus, settings and
-- ways to pay stay as they were then. A server of the release before, which does not know the difference, reads everything again.
alter table corp add column store_version bigint not null default 0;
grant select (store_version) on corp to tiffin_jobs;

alter table store
  add column code text not null default '', -- the brand's own
  add column resumes_at timestamptz, -- when a pause ends by itself; null: when somebody ends it
  add column archived_at timestamptz, -- no new orders, and customers see it no more; orders of before name it
  add column payment_methods_off text[] not null default '{}'; -- ways to pay of the brand that this store does not take
create unique index store__code on store (corp_id, code) where code <> '';
create index store__resumes on store (resumes_at) where resumes_at is not null;

-- A pause ends in a job, which looks through all brands.
create policy watch on store for select to tiffin_jobs using (true);
grant select (corp_id, store_id, resumes_at, is_open, archived_at) on store to tiffin_jobs;
