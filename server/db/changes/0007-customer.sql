create table customer (
  corp_id text not null references corp,
  customer_id text not null,
  phone text, -- E.164; null after the account is deleted
  nick_name text not null,
  name text not null default '',
  gender smallint not null default 0,
  birthday date,
  email text not null default '',
  avatar text not null default '',
  is_member boolean not null default true,
  member_no text not null,
  password_hash text,
  agreement_version text not null,
  language text not null default 'zh-CN',
  status smallint not null default 1, -- 1 active, 2 deactivated
  unpaid_count smallint not null default 0 check (unpaid_count between 0 and 3),
  created_at timestamptz not null default now(),
  primary key (corp_id, customer_id),
  unique (corp_id, phone),
  unique (corp_id, member_no)
);
select tiffin.fence('customer');

create table customer_session (
  corp_id text not null,
  session_id text not null,
  customer_id text not null,
  provider text not null, -- sms or password
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (corp_id, session_id),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id)
);
create index customer_session__of_customer on customer_session (corp_id, customer_id);
select tiffin.fence('customer_session');

-- One live code per phone and purpose; a new one replaces it.
create table sms_code (
  corp_id text not null references corp,
  phone text not null,
  scene smallint not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (corp_id, phone, scene)
);
select tiffin.fence('sms_code');

-- Counters of anything that is budgeted: sends per phone, network and brand, wrong passwords.
create table budget (
  corp_id text not null references corp,
  budget_key text not null,
  window_start timestamptz not null,
  used integer not null default 0 check (used >= 0),
  primary key (corp_id, budget_key, window_start)
);
select tiffin.fence('budget');

create table favourite_store (
  corp_id text not null,
  customer_id text not null,
  store_id text not null,
  created_at timestamptz not null default now(),
  primary key (corp_id, customer_id, store_id),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
select tiffin.fence('favourite_store');
