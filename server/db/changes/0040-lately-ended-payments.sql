-- Beside the work.
-- Attempts that ended lately and may have been paid all the same are asked about for ten minutes: a job looks for them every few seconds.
drop index concurrently if exists payment__lately_ended;
create index concurrently payment__lately_ended on payment (settled_at) where status in (3, 4);
