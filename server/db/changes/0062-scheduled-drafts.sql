-- A draft that is published by itself at an instant, by whom it was scheduled, and what came of it.
alter table draft
  add column scheduled_by text, -- stays when it could not be published: who is told
  add column scheduled_version integer, -- the version that was looked at
  add column schedule_tries smallint not null default 0,
  add column failed_at timestamptz, -- when it could not be published
  add column failure text, -- the name of the refusal, or `failure`
  add foreign key (corp_id, scheduled_by) references staff (corp_id, staff_id);
create index draft__due on draft (publish_at) where state = 'scheduled';

-- A job publishes them, which looks through all brands.
create policy watch on draft for select to tiffin_jobs using (true);
grant select (corp_id, draft_id, state, publish_at) on draft to tiffin_jobs;
