-- What a customer avoids, and whether stores may read it with the orders. It is about health: never in logs, gone with the account.
alter table customer
  add column avoided_allergens text[] not null default '{}',
  add column tells_allergens boolean not null default false;

-- What of it a line has: {containsList, mayContainList, unknownList}. Null: nothing, or the store is not told.
alter table order_line add column warning jsonb;
