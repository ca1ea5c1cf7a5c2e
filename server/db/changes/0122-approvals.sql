-- A person's own PIN, with which they allow a colleague at the counter what is above that colleague's limit [staff-14]. Tries that were
-- wrong since it was right last; as many as core allows lock it.
alter table staff
  add column pin_hash text,
  add column pin_tries smallint not null default 0 check (pin_tries >= 0);

-- Who allowed it, where that was another person than who did it.
alter table order_log add column approved_by text not null default '';
alter table staff_discount add column approved_by text not null default '';
