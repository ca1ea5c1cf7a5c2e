-- What an order that is paid at the store may hold unpaid: units of one order, and how long for an account of less than a day.
alter table corp
  add column store_pay_units integer not null default 20 check (store_pay_units > 0),
  add column new_account_pay_seconds integer not null default 1800 check (new_account_pay_seconds > 0);
