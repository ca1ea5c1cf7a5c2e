-- The most that a person may give back of one order. Who might give money back before keeps doing so: a limit that no order reaches.
alter table staff add column refund_limit bigint not null default 0 check (refund_limit >= 0);
update staff set refund_limit = 99999999999
where 'order:refund' = any (extra_permissions) or exists (
  select from staff_grant where staff_grant.corp_id = staff.corp_id and staff_grant.staff_id = staff.staff_id
    and role in ('manager', 'storeManager'));
