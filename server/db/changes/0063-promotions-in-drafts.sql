-- Promotions are changed in drafts. One that is archived is off as well, so that a server of the release before leaves it out; orders
-- name it.
alter table promotion add column archived_at timestamptz;
