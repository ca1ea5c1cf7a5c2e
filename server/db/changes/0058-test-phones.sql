-- Until a brand is live it may have a few phones whose codes are shown at its desk instead of being sent.
create table test_phone (
  corp_id text not null references corp,
  test_phone_id text not null,
  phone text not null, -- E.164
  staff_id text not null, -- who added it
  sealed_code text, -- the last code, encrypted; null before the first
  code_expires_at timestamptz,
  primary key (corp_id, test_phone_id),
  foreign key (corp_id, staff_id) references staff (corp_id, staff_id)
);
create unique index test_phone__phone on test_phone (corp_id, phone);
select tiffin.fence('test_phone');

-- Since when a brand sells to everybody; null while it is made. Whoever is there already sells.
alter table corp add column live_at timestamptz default now();
alter table corp alter column live_at drop default;
