-- How the app is used. Browsers report records; what a brand sees are the figures of its days.
alter table corp add column stat_enabled boolean not null default true;

-- One report each, kept for a week. The device is a hash of the brand and its id: nobody finds a device again at another brand.
create table stat_record (
  corp_id text not null,
  record_id text not null,
  day date not null, -- the brand's own day on which it arrived
  device text not null,
  kind smallint not null, -- 1 session, 3 hidden, 11 page, 21 event, 31 error, 101 push id
  start_kind smallint, -- of a session: 1 opened, 2 came back, 3 long on one page
  is_new boolean not null default false, -- the first session of this device
  page text, -- without inputs, which may name an order
  left_page text,
  stay_seconds integer,
  name text, -- of an event; the text of an error
  value jsonb, -- of an event
  rolled boolean not null default false, -- counted in the figures
  received_at timestamptz not null,
  primary key (corp_id, record_id)
);
create index stat_record__of_day on stat_record (corp_id, day);
create index stat_record__due on stat_record (corp_id, day) where not rolled;
create index stat_record__old on stat_record (received_at);
select tiffin.fence('stat_record');
select tiffin.sweep('stat_record');

create table stat_daily (
  corp_id text not null references corp,
  day date not null,
  visits integer not null default 0,
  visitors integer not null default 0,
  new_visitors integer not null default 0,
  page_views integer not null default 0,
  stay_seconds bigint not null default 0, -- of all visits together
  errors integer not null default 0,
  events integer not null default 0,
  primary key (corp_id, day)
);
select tiffin.fence('stat_daily');

create table stat_daily_page (
  corp_id text not null,
  day date not null,
  page text not null,
  views integer not null,
  stays integer not null,
  stay_seconds bigint not null,
  primary key (corp_id, day, page),
  foreign key (corp_id, day) references stat_daily (corp_id, day)
);
select tiffin.fence('stat_daily_page');

create table stat_daily_event (
  corp_id text not null,
  day date not null,
  name text not null, -- login, share, pay_success, pay_fail, and those of the brand
  times integer not null,
  devices integer not null,
  primary key (corp_id, day, name),
  foreign key (corp_id, day) references stat_daily (corp_id, day)
);
select tiffin.fence('stat_daily_event');
