-- Printers of a store that ask for their tickets [print-3]. Who has the key of an address may ask; only its hash is kept.
create table printer (
  corp_id text not null,
  printer_id text not null,
  store_id text not null,
  name text not null,
  language text not null,
  categories text[] not null, -- whose lines it prints; none: all
  key_hash text not null,
  made_at timestamptz not null,
  seen_at timestamptz, -- null: it has never asked
  status_code text not null default '', -- what it said of itself last: 200, 410
  primary key (corp_id, printer_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create unique index printer__by_key on printer (corp_id, key_hash);
create index printer__of_store on printer (corp_id, store_id);
select tiffin.fence('printer');
