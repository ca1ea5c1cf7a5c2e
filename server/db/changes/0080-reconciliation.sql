-- Every day the books of an account are compared with what its provider says [reconcile-1]. What the provider said is kept.
create table provider_transaction (
  corp_id text not null,
  account text not null, -- by its name in the books
  kind text not null check (kind in ('payment', 'refund')),
  transaction_id text not null, -- the provider's own number
  number text not null, -- of the attempt, or of the refund as the books have it; empty when it is none of ours
  payment_no text not null,
  refund_no text not null, -- as it was sent
  status text not null check (status in ('succeeded', 'pending', 'failed', 'voided')),
  amount bigint not null, -- -1: it cannot be said in minor units
  currency text not null,
  fee bigint, -- null: it cannot be said in minor units
  at timestamptz not null,
  seen_at timestamptz not null,
  primary key (corp_id, account, kind, transaction_id)
);
create index provider_transaction__of_number on provider_transaction (corp_id, account, number);
create index provider_transaction__of_time on provider_transaction (corp_id, account, at);
select tiffin.fence('provider_transaction');

create table reconciliation (
  corp_id text not null,
  account text not null,
  business_day date not null, -- the brand's
  provider text not null,
  account_id text, -- null: the provider to try with
  state text not null default 'waits' check (state in ('waits', 'compared', 'unreached')),
  next_run_at timestamptz not null, -- infinity: only when a person asks
  ran_at timestamptz,
  movements integer not null default 0, -- of the provider
  there_total bigint not null default 0, -- received less given back, in the brand's currency
  here_total bigint not null default 0, -- the same movements in the books
  fee_total bigint not null default 0,
  primary key (corp_id, account, business_day),
  foreign key (corp_id, account_id) references payment_account (corp_id, account_id)
);
create index reconciliation__to_run on reconciliation (next_run_at) where next_run_at < 'infinity';
create index reconciliation__of_day on reconciliation (corp_id, business_day);
select tiffin.fence('reconciliation');
select tiffin.sweep('reconciliation');

create table reconciliation_difference (
  corp_id text not null,
  difference_id text not null, -- UUIDv7
  account text not null,
  business_day date not null,
  kind text not null,
  fingerprint text not null, -- of whom it speaks, with both sums: another sum is another difference
  payment_no text not null,
  refund_no text not null,
  transaction_id text not null,
  order_id text,
  our_amount bigint, -- null: the books have nothing
  our_currency text,
  their_amount bigint, -- null: the provider has nothing
  their_currency text,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by text, -- null: it was gone when both were compared again
  way text check (way in ('book', 'writeOff', 'note', 'gone')),
  note text not null default '',
  primary key (corp_id, difference_id),
  unique (corp_id, account, business_day, fingerprint),
  foreign key (corp_id, account, business_day) references reconciliation (corp_id, account, business_day)
);
select tiffin.fence('reconciliation_difference');

-- Which brands have accounts; nothing sealed.
create policy watch on payment_account for select to tiffin_jobs using (true);
grant select (corp_id, account_id, provider) on payment_account to tiffin_jobs;
