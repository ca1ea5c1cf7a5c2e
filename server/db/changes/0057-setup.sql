-- Links with which a brand is made. They belong to no brand yet, so their corp_id is empty.
create table setup_code (
  corp_id text not null default '' check (corp_id = ''),
  code_hash text not null,
  is_first boolean not null, -- printed at a start without any brand; good until there is one
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (corp_id, code_hash)
);
select tiffin.fence('setup_code');
