-- What staff may take off one order, in minor units; 0 nothing.
alter table employee
  add column employee_discount_limit bigint not null default 0 check (employee_discount_limit >= 0),
  add column manual_discount_limit bigint not null default 0 check (manual_discount_limit >= 0);

-- Discounts that staff granted, and why: for the next order of a customer who is helped, or for an order that is not paid yet.
-- A row only ever gets its order and its end, so this is also their log.
create table staff_discount (
  corp_id text not null,
  discount_id text not null,
  type smallint not null check (type in (6, 7)), -- core discountType: employee, manual
  assist_id text,
  order_id text, -- the order that takes it
  employee_id text not null,
  store_id text not null,
  amount bigint check (amount > 0),
  per_mille integer check (per_mille between 1 and 1000),
  most bigint not null check (most > 0), -- the employee's limit when it was granted
  reason text not null,
  granted_at timestamptz not null,
  ended_at timestamptz, -- replaced or withdrawn
  primary key (corp_id, discount_id),
  check ((amount is null) <> (per_mille is null)),
  foreign key (corp_id, employee_id) references employee (corp_id, employee_id),
  foreign key (corp_id, store_id) references store (corp_id, store_id),
  foreign key (corp_id, assist_id) references assist (corp_id, assist_id) on delete set null (assist_id),
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id)
);
create unique index staff_discount__open on staff_discount (corp_id, assist_id, type) where ended_at is null and order_id is null;
create unique index staff_discount__of_order on staff_discount (corp_id, order_id, type) where ended_at is null;
select tiffin.fence('staff_discount');
