-- Staff who help a customer with an order. The code that he showed is used up by its first scan: its nonce is here.
create table assist (
  corp_id text not null,
  assist_id text not null,
  nonce text not null,
  customer_id text not null,
  employee_id text not null,
  store_id text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (corp_id, assist_id),
  unique (corp_id, nonce),
  foreign key (corp_id, customer_id) references customer (corp_id, customer_id),
  foreign key (corp_id, employee_id) references employee (corp_id, employee_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create index assist__of_customer on assist (corp_id, customer_id, expires_at);
create index assist__old on assist (expires_at);
select tiffin.fence('assist');
select tiffin.sweep('assist');

-- What staff did for whom, and when.
create table assist_log (
  corp_id text not null,
  log_id text not null,
  assist_id text not null,
  action text not null, -- scan, saveCart, end
  actor_role text not null, -- employee or customer
  logged_at timestamptz not null,
  primary key (corp_id, log_id),
  foreign key (corp_id, assist_id) references assist (corp_id, assist_id) on delete cascade
);
create index assist_log__of_assist on assist_log (corp_id, assist_id);
select tiffin.fence('assist_log');
