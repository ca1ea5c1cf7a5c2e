-- Units of lines that a ticket did not name when its printer got it first [print-11]; drawn again it names the same. Null: not handed out, or no ticket.
alter table print_job add column left_out jsonb;
