-- Steps 0070, 0071 and 0074 wrote to rows that the fence hid from them: what they meant to say of older rows is said here.
select tiffin.in_each_corp($$
  update payment_alarm set order_id = payment.order_id, currency = payment.currency
  from payment
  where payment.corp_id = payment_alarm.corp_id and payment.payment_no = payment_alarm.payment_no and payment_alarm.order_id is null
$$);
select tiffin.in_each_corp($$
  update customer_order made set refund_state = (
    select case when bool_or(status = 4) then 3 when bool_or(status in (0, 3)) then 1 else 2 end
    from refund where refund.corp_id = made.corp_id and refund.order_id = made.order_id)
  where refund_state = 0 and (refund_total > 0 or returned_total > 0)
    and exists (select from refund where refund.corp_id = made.corp_id and refund.order_id = made.order_id)
$$);
-- An attempt that was open then is asked about once more.
select tiffin.in_each_corp($$
  update payment set next_query_at = '-infinity'
  where status <> 1 and next_query_at = 'infinity' and created_at > now() - interval '2 days'
$$);
