-- Everybody who works for a brand. What they may do comes from the roles they were granted, and where.
-- Servers of the release before know them by other names: the views below are for them, and go with the next release.
alter table employee rename to staff;
alter table employee_session rename to staff_session;
alter table staff rename column employee_id to staff_id;
alter table staff rename column permissions to extra_permissions;
alter table staff_session rename column employee_id to staff_id;
alter index employee_session__old rename to staff_session__old;
alter index employee_session__of_employee rename to staff_session__of_staff;

-- For prices, hours and roles that hold in several stores.
create table store_group (
  corp_id text not null references corp,
  group_id text not null,
  name jsonb not null,
  primary key (corp_id, group_id)
);
select tiffin.fence('store_group');

create table store_group_member (
  corp_id text not null,
  group_id text not null,
  store_id text not null,
  primary key (corp_id, group_id, store_id),
  foreign key (corp_id, group_id) references store_group (corp_id, group_id) on delete cascade,
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('store_group_member');

-- Without a store and without a group a role holds everywhere.
create table staff_grant (
  corp_id text not null,
  grant_id text not null,
  staff_id text not null,
  role text not null check (role in ('owner', 'manager', 'storeManager', 'employee', 'accountant')),
  store_id text,
  group_id text,
  primary key (corp_id, grant_id),
  check (num_nonnulls(store_id, group_id) <= 1),
  check (role <> 'owner' or num_nonnulls(store_id, group_id) = 0),
  unique nulls not distinct (corp_id, staff_id, role, store_id, group_id),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id) on delete cascade,
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, group_id) references store_group (corp_id, group_id)
);
select tiffin.fence('staff_grant');

-- Who worked at a counter goes on there as before: they could give money back, which an employee now has to be granted.
-- The fence holds for its owner too, unless it is let down.
alter table staff no force row level security;
alter table staff_session no force row level security;
alter table staff_grant no force row level security;
insert into staff_grant (corp_id, grant_id, staff_id, role, store_id)
  select corp_id, gen_random_uuid()::text, staff_id, 'employee', store_id from staff;
update staff set extra_permissions = array_remove(extra_permissions, 'order:manage')
  || case when 'order:manage' = any (extra_permissions) then array['order:refund'] else '{}' end;

alter table staff
  add column version integer not null default 1,
  add column language text not null default '',
  add column created_at timestamptz not null default now(),
  add column invite_hash text, -- of the code in the link; its holder sets the password
  add column invite_ends_at timestamptz,
  add column totp_secret text, -- encrypted
  add column totp_since timestamptz, -- null: begun, not confirmed
  add column totp_step bigint not null default 0, -- the last step whose code was taken, which none before it is then
  alter column extra_permissions set default '{}',
  alter column store_id drop not null, -- of employees from before there were roles; where somebody works stands in their grants
  alter column password_hash drop not null; -- who was invited has none yet
create unique index staff__invited on staff (corp_id, invite_hash) where invite_hash is not null;

-- The counter at which a session stands. A server of the release before notes none: then it is that of the person's own store.
alter table staff_session
  add column is_desk boolean not null default false,
  add column store_id text,
  add column proven_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now(),
  add column device text not null default '',
  add foreign key (corp_id, store_id) references store (corp_id, store_id);
update staff_session set store_id = staff.store_id from staff
  where staff.corp_id = staff_session.corp_id and staff.staff_id = staff_session.staff_id;
alter table staff force row level security;
alter table staff_session force row level security;
alter table staff_grant force row level security;

create view employee with (security_invoker = true) as
  select corp_id, staff_id as employee_id, account, password_hash, name, store_id, array_append(extra_permissions, 'order:manage') as permissions,
    status, employee_discount_limit, manual_discount_limit
  from staff;
create view employee_session with (security_invoker = true) as
  select corp_id, session_id, staff_id as employee_id, created_at, expires_at, revoked_at, network_hash from staff_session;
grant select, insert, update, delete on employee, employee_session to tiffin_app;
grant select, update, delete on employee_session to tiffin_jobs;

create table staff_recovery_code (
  corp_id text not null,
  staff_id text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (corp_id, staff_id, code_hash),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id) on delete cascade
);
select tiffin.fence('staff_recovery_code');

alter table corp add column owners_need_totp boolean not null default false;

-- What staff changed, and from what to what. Rows are never changed and never go.
create table audit_entry (
  corp_id text not null references corp,
  entry_id text not null, -- UUIDv7
  at timestamptz not null,
  staff_id text not null,
  staff_name text not null,
  action text not null,
  item_kind text not null,
  item_id text not null,
  item_name text not null default '',
  store_id text,
  changes jsonb not null default '{}', -- {field: {from, to}}
  reason text not null default '',
  primary key (corp_id, entry_id)
);
create index audit_entry__of_item on audit_entry (corp_id, item_kind, item_id, entry_id);
select tiffin.fence('audit_entry');
revoke update, delete on audit_entry from tiffin_app;
