-- What was cancelled of an order that a printer had printed [print-11]: line numbers and units. Null: the ticket itself.
alter table print_job add column cancelled jsonb;
