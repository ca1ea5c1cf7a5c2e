-- An account that a brand, or one of its stores, has at a payment provider. The secrets are encrypted by the server before they come
-- here, and never leave it. A disconnected account keeps them: refunds and late notices of payments it took still need it.
create table payment_account (
  corp_id text not null references corp,
  account_id text not null, -- stands in the address of its webhook
  provider text not null,
  store_id text, -- null: for every store that has none of its own
  mode text not null check (mode in ('test', 'live')),
  settings jsonb not null default '{}', -- {field: value}, public
  sealed_secrets text not null, -- {corpId, accountId, secrets: {field: value}}, encrypted
  hints jsonb not null default '{}', -- {field: last four characters}
  is_connected boolean not null default true,
  connected_at timestamptz not null,
  disconnected_at timestamptz,
  checked_at timestamptz not null,
  check_result text not null, -- 'ok', or what was wrong
  primary key (corp_id, account_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id)
);
create unique index payment_account__connected on payment_account (corp_id, provider, store_id) nulls not distinct where is_connected;
select tiffin.fence('payment_account');

alter table payment
  add column account_id text, -- null: the provider to try with, which the server itself runs
  add column provider_ref text not null default '', -- the provider's own number of the payment
  add column action smallint not null default 1, -- what the app does: 1 redirect, 2 QR, 3 deep link
  add column qr text not null default '', -- the text of the QR code
  add column fallback_url text not null default '', -- for a device without the wallet
  add foreign key (corp_id, account_id) references payment_account (corp_id, account_id);

-- Which of its provider's ways a method is; empty: the provider's own page, where the customer chooses.
alter table payment_method add column channel text not null default '';
