-- Attempts that ended lately and may have been paid all the same are asked about for ten minutes: a job looks for them every few seconds.
create index payment__lately_ended on payment (settled_at) where status in (3, 4);
