-- What is printed [print-4]. A job is its own token: a printer that asks again gets the same one.
create table print_job (
  corp_id text not null,
  job_id text not null,
  store_id text not null,
  printer_id text, -- null: printed by a browser
  order_id text, -- null: a page that tries a printer
  request_id text not null, -- empty for the ticket that an order brings with it
  is_copy boolean not null,
  part_no smallint not null,
  part_count smallint not null,
  state smallint not null, -- core printJobState
  print_at timestamptz not null,
  made_at timestamptz not null,
  taken_at timestamptz,
  ended_at timestamptz,
  tries smallint not null default 0, -- downloads that failed
  primary key (corp_id, job_id),
  unique nulls not distinct (corp_id, order_id, printer_id, request_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, printer_id) references printer (corp_id, printer_id) on delete cascade,
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id)
);
-- What is not done (30): of that there is little.
create index print_job__unfinished on print_job (corp_id, printer_id, state) where state <> 30;
create index print_job__made on print_job (made_at);
select tiffin.fence('print_job');
select tiffin.sweep('print_job');
