-- When a ticket was sent last: a printer that asks on while it prints gets it again later and not before, whichever server it asks [print-9].
alter table print_job add column sent_at timestamptz;
