-- Notices of providers are kept before they are understood: one about a payment that nobody knows yet waits here and is read again.
alter table payment_event
  add column parked_at timestamptz, -- since when it waits; null: it was taken in
  add column given_up_at timestamptz; -- it waited for a day in vain, and staff was told
create index payment_event__parked on payment_event (parked_at) where parked_at is not null and given_up_at is null;
select tiffin.sweep('payment_event');

-- When the provider is to be asked about an attempt next; -infinity: not yet asked, infinity: not any more.
alter table payment add column next_query_at timestamptz not null default 'infinity';
update payment set next_query_at = '-infinity' where status <> 1 and created_at > now() - interval '2 days';
alter table payment alter column next_query_at set default '-infinity';
drop index payment__to_query;
drop index payment__lately_ended;
create index payment__to_query on payment (next_query_at) where status <> 1 and next_query_at < 'infinity';
