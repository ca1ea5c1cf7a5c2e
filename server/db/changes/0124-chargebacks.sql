-- Disputes of payments as their providers tell of them [order-26], what they took back and gave back [ledger-8], and refunds that the
-- customer has by them [order-27].
create table payment_dispute (
  corp_id text not null,
  account text not null, -- by its name in the books
  dispute_no text not null, -- the provider's own
  payment_no text not null,
  order_id text not null,
  state text not null check (state in ('needsResponse', 'underReview', 'closed', 'lost', 'won')),
  amount bigint not null, -- what is disputed; -1: the provider does not tell it in minor units
  currency text not null,
  reason text not null, -- in the provider's own words
  respond_by timestamptz, -- null: not told
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (corp_id, account, dispute_no)
);
create index payment_dispute__of_order on payment_dispute (corp_id, order_id);
select tiffin.fence('payment_dispute');

create table payment_dispute_movement (
  corp_id text not null,
  account text not null,
  movement_no text not null, -- the provider's own; an entry of the books has it as its ref
  dispute_no text not null,
  payment_no text not null,
  kind text not null check (kind in ('chargeback', 'chargebackReversal')),
  amount bigint not null check (amount > 0),
  currency text not null,
  moved_at timestamptz not null,
  primary key (corp_id, account, movement_no)
);
create index payment_dispute_movement__of_dispute on payment_dispute_movement (corp_id, account, dispute_no);
create index payment_dispute_movement__of_number on payment_dispute_movement (corp_id, movement_no);
select tiffin.fence('payment_dispute_movement');
revoke update, delete on payment_dispute_movement from tiffin_app;

-- What chargebacks took of a payment in its own currency, less what came back.
alter table payment add column charged_back_total bigint not null default 0;

-- What of a refund its customer has by a chargeback: so much is not sent. 6: all of it.
alter table refund
  add column charged_back bigint not null default 0,
  add constraint refund_charged_back check (charged_back between 0 and amount),
  drop constraint refund_status_check,
  add constraint refund_status_check check (status between 0 and 6);

alter table payment_alarm add column dispute_no text not null default '';
create unique index payment_alarm__of_dispute on payment_alarm (corp_id, payment_no, dispute_no, kind) where dispute_no <> '' and settled_at is null;

alter table ledger_entry drop constraint ledger_entry_accounts;
alter table ledger_entry add constraint ledger_entry_accounts
  check (debit ~ '^(sales|suspense|write-off|bank|chargebacks|(customer|provider|cash|fees|tax):\S{1,100})$'
    and credit ~ '^(sales|suspense|write-off|bank|chargebacks|(customer|provider|cash|fees|tax):\S{1,100})$');

alter table provider_transaction drop constraint provider_transaction_kind_check;
alter table provider_transaction add constraint provider_transaction_kind_check
  check (kind in ('payment', 'refund', 'chargeback', 'chargebackReversal'));
