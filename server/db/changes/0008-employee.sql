create table employee (
  corp_id text not null,
  employee_id text not null,
  account text not null,
  password_hash text not null,
  name text not null,
  store_id text not null,
  permissions text[] not null default '{order:manage}',
  status smallint not null default 1,
  primary key (corp_id, employee_id),
  unique (corp_id, account),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('employee');

create table employee_session (
  corp_id text not null,
  session_id text not null,
  employee_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (corp_id, session_id),
  foreign key (corp_id, employee_id) references employee (corp_id, employee_id)
);
select tiffin.fence('employee_session');
