-- Pictures for menu, pages and stores. Their files lie where uploads lie, named by what is in them.
create table picture (
  corp_id text not null references corp,
  picture_id text not null,
  content text not null, -- what was sent, as a hash: the name of its file
  name text not null default '',
  alt jsonb not null default '{}',
  width integer not null,
  height integer not null,
  is_cut_out boolean not null,
  focus_x smallint not null,
  focus_y smallint not null,
  zoom smallint not null,
  addresses text[] not null default '{}', -- of every square that was drawn, the one of now last; none while the first is being drawn
  version integer not null default 1,
  staff_id text not null,
  added_at timestamptz not null,
  looked_at timestamptz not null, -- when somebody last looked whether it is used
  unused_since timestamptz,
  primary key (corp_id, picture_id),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id)
);
create unique index picture__content on picture (corp_id, content);
create index picture__looked on picture (looked_at, corp_id, picture_id);
select tiffin.fence('picture');
select tiffin.sweep('picture');
