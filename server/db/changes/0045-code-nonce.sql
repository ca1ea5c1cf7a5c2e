-- One code that somebody asked for: it is tried with the nonce that asking answered, so nobody else can use up its tries or replace it.
-- Servers of the release before go on with sms_code until they stop; a later release drops it.
create table issued_code (
  corp_id text not null references corp,
  nonce_hash text not null,
  phone text not null,
  scene smallint not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (corp_id, nonce_hash)
);
select tiffin.fence('issued_code');
select tiffin.sweep('issued_code');
create index issued_code__of_phone on issued_code (corp_id, phone);
create index issued_code__old on issued_code (expires_at);
