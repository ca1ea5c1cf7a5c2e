create table store (
  corp_id text not null references corp,
  store_id text not null,
  name jsonb not null,
  address jsonb not null,
  notice jsonb not null default '{}',
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  image text not null default '',
  time_zone text not null,
  is_open boolean not null default true, -- the manual switch
  business_hours jsonb, -- [{weekday, start, end}]; null: no rules, open by the switch
  exceptions jsonb not null default '[]', -- [{date, businessHourList: [{start, end}]}]
  pickup_methods smallint[] not null default '{1,2}',
  sort integer not null default 0,
  primary key (corp_id, store_id)
);
select tiffin.fence('store');
