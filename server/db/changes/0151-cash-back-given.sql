-- When and by whom the money that a store owed for an order that it closed was handed to the customer [order-35]; what was closed before counts as handed over.
alter table refund
  add column handed_over_at timestamptz default now(),
  add column handed_over_by text;
alter table refund alter column handed_over_at drop default;
