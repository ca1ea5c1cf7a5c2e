-- Receipts [receipt-1]: each sale has a number of its store's day, and so has each refund of it, its credit note. The counter's row stays
-- locked until the transaction ends that takes a number: one that is rolled back leaves no gap.
create table receipt_counter (
  corp_id text not null,
  store_id text not null,
  day date not null, -- store-local
  last_number integer not null check (last_number > 0),
  primary key (corp_id, store_id, day)
);
select tiffin.fence('receipt_counter');
revoke delete on receipt_counter from tiffin_app;

create table receipt (
  corp_id text not null,
  store_id text not null,
  day date not null,
  number integer not null check (number > 0),
  order_id text not null,
  refund_no text, -- of a credit note; null for the sale
  link_key text, -- of the sale: 128 random bits, who has them may read the receipt
  issued_at timestamptz not null,
  primary key (corp_id, store_id, day, number),
  unique nulls not distinct (corp_id, order_id, refund_no),
  foreign key (corp_id, order_id) references customer_order (corp_id, order_id),
  foreign key (corp_id, refund_no) references refund (corp_id, refund_no),
  check ((refund_no is null) = (link_key is not null)),
  check (link_key ~ '^[A-Za-z0-9_-]{22}$')
);
create unique index receipt__by_link on receipt (corp_id, link_key);
select tiffin.fence('receipt');
revoke update, delete on receipt from tiffin_app;
