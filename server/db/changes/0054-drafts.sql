-- What customers see is changed in drafts; the tables that hot paths read hold what is published.
create table draft (
  corp_id text not null references corp,
  draft_id text not null,
  name text not null,
  state text not null default 'open' check (state in ('open', 'scheduled', 'published', 'discarded')),
  publish_at timestamptz,
  version integer not null default 1, -- grows with every save
  staff_id text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corp_id, draft_id),
  check (state <> 'scheduled' or publish_at is not null),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id)
);
create index draft__open on draft (corp_id, changed_at) where state in ('open', 'scheduled');
select tiffin.fence('draft');

create table draft_change (
  corp_id text not null,
  draft_id text not null,
  kind text not null,
  item_id text not null,
  op text not null check (op in ('create', 'update', 'archive')),
  fields jsonb not null, -- {name: {from, to}}
  staff_id text not null, -- who changed it last
  changed_at timestamptz not null,
  primary key (corp_id, draft_id, kind, item_id),
  foreign key (corp_id, draft_id) references draft (corp_id, draft_id) on delete cascade
);
select tiffin.fence('draft_change');

-- What was published, by whom. Rows are never changed and never go.
create table release (
  corp_id text not null references corp,
  release_no integer not null,
  name text not null,
  staff_id text not null,
  released_at timestamptz not null,
  draft_id text, -- null for a release that undoes others
  undoes integer, -- the oldest of the releases that this one takes back, with all after it
  warnings jsonb not null default '[]', -- what was known and published all the same
  primary key (corp_id, release_no),
  foreign key (corp_id, draft_id) references draft (corp_id, draft_id)
);
select tiffin.fence('release');
revoke update, delete on release from tiffin_app;

create table release_change (
  corp_id text not null,
  release_no integer not null,
  kind text not null,
  item_id text not null,
  op text not null,
  fields jsonb not null,
  primary key (corp_id, release_no, kind, item_id),
  foreign key (corp_id, release_no) references release (corp_id, release_no)
);
create index release_change__of_item on release_change (corp_id, kind, item_id, release_no);
select tiffin.fence('release_change');
revoke update, delete on release_change from tiffin_app;

-- What was on sale is archived, since orders name it [draft-6].
alter table category add column archived_at timestamptz;
alter table product add column archived_at timestamptz, add column code text not null default '';
alter table sku
  add column archived_at timestamptz,
  add column code text not null default '',
  add column cost bigint check (cost >= 0); -- of one unit, for margins; null unknown
alter table property add column archived_at timestamptz;
alter table property_value add column archived_at timestamptz, add column code text not null default '';
alter table material add column archived_at timestamptz, add column code text not null default '';
