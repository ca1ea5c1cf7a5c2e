-- Wrong passwords and codes: of one phone from one network, and of one phone from networks that it never logged in from.
create table login_guard (
  corp_id text not null references corp,
  guard_key text not null, -- hashed: it names a person and a network
  wrong integer not null default 0,
  tried_at timestamptz[] not null default '{}', -- the newest ten
  locked_until timestamptz,
  touched_at timestamptz not null,
  primary key (corp_id, guard_key)
);
create index login_guard__old on login_guard (touched_at);
select tiffin.fence('login_guard');
select tiffin.sweep('login_guard');

-- Where a session was opened, hashed with its phone: the password of a known network is not locked by strangers.
alter table customer_session add column network_hash text;

-- A deleted account stays as a row without a person, for the books. Why it went is kept apart and names nobody.
alter table customer add column deleted_at timestamptz;
create table deletion_reason (
  corp_id text not null references corp,
  reason_id text not null,
  reason text not null,
  given_on date not null,
  primary key (corp_id, reason_id)
);
select tiffin.fence('deletion_reason');
