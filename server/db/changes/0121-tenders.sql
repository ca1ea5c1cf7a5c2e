-- How an order that is paid at its store was paid there: core tenders.
alter table customer_order add column tender text not null default 'cash' check (tender in ('cash', 'card'));
