-- Files that customers sent. What is nobody's avatar has an end; then the file goes, and its row after it.
create table upload (
  corp_id text not null,
  upload_key text not null, -- 128 random bits: the name of the file and its address
  customer_id text not null,
  scene text not null check (scene in ('avatar')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz, -- null while it is in use
  primary key (corp_id, upload_key),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id)
);
select tiffin.fence('upload');
select tiffin.sweep('upload');
create index upload__of_customer on upload (corp_id, customer_id);
create index upload__due on upload (expires_at, corp_id, upload_key) where expires_at is not null;
