-- What a refund gives back of each line [order-19], refunds that are asked for twice [order-20], and tax in the books [ledger-6].
create table refund_line (
  corp_id text not null,
  refund_no text not null,
  line_no smallint not null,
  order_id text not null,
  num integer not null check (num >= 0), -- units; 0 for a part of an amount
  amount bigint not null check (amount >= 0),
  service_charge bigint not null check (service_charge >= 0),
  tax_list jsonb not null, -- core LineTax[]
  primary key (corp_id, refund_no, line_no),
  foreign key (corp_id, refund_no) references refund (corp_id, refund_no),
  foreign key (corp_id, order_id, line_no) references order_line (corp_id, order_id, line_no)
);
create index refund_line__of_order on refund_line (corp_id, order_id);
select tiffin.fence('refund_line');
revoke update, delete on refund_line from tiffin_app;

alter table order_line
  add column refund_num integer not null default 0 check (refund_num between 0 and num),
  add column refund_amount bigint not null default 0 check (refund_amount >= 0);

alter table order_log
  add column request_id text,
  add column request_hash text;
create unique index order_log__of_request on order_log (corp_id, order_id, request_id) where request_id is not null;

alter table ledger_entry drop constraint ledger_entry_check1;
alter table ledger_entry add constraint ledger_entry_accounts
  check (debit ~ '^(sales|suspense|write-off|bank|(customer|provider|cash|fees|tax):\S{1,100})$'
    and credit ~ '^(sales|suspense|write-off|bank|(customer|provider|cash|fees|tax):\S{1,100})$');
