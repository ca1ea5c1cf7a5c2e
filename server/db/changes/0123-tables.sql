-- Tables whose guests order from where they sit [table-1], and what their codes are made with; null until there are some.
alter table store
  add column table_list text[] not null default '{}',
  add column table_key text;

-- Where a dine-in order is brought to; empty: it is collected.
alter table customer_order add column table_name text not null default '';
