-- Tax and service charge [tax-1] to [tax-5]: a brand's terms, a product's class, and what an order was taxed by.
alter table corp add column tax jsonb not null
  default '{"taxMode": "none", "classList": [], "rateList": [], "serviceCharge": null}';
grant select (tax) on corp to tiffin_jobs;
alter table product add column tax_class_id text not null default '';

alter table customer_order
  add column service_charge bigint not null default 0 check (service_charge >= 0),
  add column added_tax bigint not null default 0 check (added_tax >= 0), -- what was added to stated prices; 0 where they contain it
  add column tax jsonb; -- {terms, taxList, serviceChargeTaxList}; null where the brand had neither tax nor service charge
alter table customer_order drop constraint customer_order_check1;
alter table customer_order add constraint customer_order_payable
  check (payable_total = subtotal - discount_total + service_charge + added_tax) not valid;
alter table customer_order validate constraint customer_order_payable;

alter table order_line
  add column tax_class_id text not null default '',
  add column service_charge bigint not null default 0 check (service_charge >= 0),
  add column tax_list jsonb not null default '[]', -- core LineTax[]
  add column added_tax bigint not null default 0 check (added_tax >= 0),
  add column total bigint generated always as (payable + service_charge + added_tax) stored; -- what is paid for the line
