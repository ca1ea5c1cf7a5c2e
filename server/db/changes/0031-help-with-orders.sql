-- Uploads are pictures made anew, or videos; help with an order takes both.
alter table upload
  drop constraint upload_scene_check,
  add constraint upload_scene_check check (scene in ('avatar', 'help')),
  add column extension text not null default 'webp' check (extension in ('webp', 'mp4', 'webm'));

-- What customers say is wrong with an order, with pictures or a video, and that staff has seen to it.
create table order_help (
  corp_id text not null,
  help_id text not null,
  order_id text not null,
  customer_id text not null,
  store_id text not null,
  reason text not null, -- core helpReasons
  words text not null,
  file_list text[] not null, -- paths of uploads
  created_at timestamptz not null,
  answer text not null default '',
  done_at timestamptz,
  done_by text, -- employee
  primary key (corp_id, help_id),
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create index order_help__of_order on order_help (corp_id, order_id, created_at);
create index order_help__of_store on order_help (corp_id, store_id, created_at);
create index order_help__of_customer on order_help (corp_id, customer_id);
select tiffin.fence('order_help');
