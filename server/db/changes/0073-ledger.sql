-- The books: each row moves one amount from one account to another, written with what it tells of. Rows are never changed and never go.
create table ledger_entry (
  corp_id text not null,
  entry_id text not null, -- UUIDv7
  at timestamptz not null,
  business_day date not null, -- the store's, else the brand's
  store_id text,
  order_id text,
  kind text not null,
  ref text not null, -- what it tells of: the same thing is never written twice
  debit text not null,
  credit text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  primary key (corp_id, entry_id),
  unique (corp_id, kind, ref),
  check (debit <> credit),
  check (debit ~ '^(sales|suspense|write-off|bank|(customer|provider|cash|fees):\S{1,100})$'
    and credit ~ '^(sales|suspense|write-off|bank|(customer|provider|cash|fees):\S{1,100})$')
);
create index ledger_entry__of_order on ledger_entry (corp_id, order_id);
create index ledger_entry__of_day on ledger_entry (corp_id, business_day, kind);
select tiffin.fence('ledger_entry');
revoke update, delete on ledger_entry from tiffin_app;

-- Up to which of a brand's orders those of before have their entries.
create table ledger_fill (
  corp_id text primary key,
  last_order_id text not null
);
select tiffin.fence('ledger_fill');
select tiffin.sweep('ledger_fill');

-- Each wrong amount of an attempt is told of once, and goes back.
create index payment_alarm__of_payment on payment_alarm (corp_id, payment_no);
