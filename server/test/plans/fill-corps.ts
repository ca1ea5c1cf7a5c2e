const texts = `'{"en-US": "Some tea", "zh-CN": "茶"}'`

/** `some` rows for each of many brands, and `most` of the large one. */
const rowsOf = (some: number, most: number) => `(
    select 'b' || corp_no as corp, n from generate_series(1, :corps) corp_no, generate_series(1, ${some}) n
    union all select 'large', n from generate_series(1, ${most}) n
  ) row`

/** Instants within the thirty days before the samples' now, the last one newest. */
const moment = (most: number) => `timestamptz '2026-11-20 08:00Z' - (${most} - n) * interval '30 days' / ${most}`

const orders = 40_000
/** Of one customer of the large brand, at its other store. */
export const ordersOfOne = 1500

const menu = [
  `insert into corp (corp_id, brand_name, slogan, logo, browser_logo, primary_color, secondary_color, currency, currency_scale,
     current_unit, fraction_digits, grouping_separator, time_zone, default_area_code, area_codes, app_id, points_enabled)
   select corp, ${texts}, '{}', '', '', '#E6002D', '#0E4D3C', 'CNY', 2, '¥', 2, ',', 'UTC', '86', '{86}', 'app', true
   from ${rowsOf(1, 1)}`,
  `insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
   select corp, 's' || n, ${texts}, ${texts}, '1', 1, 1, 'UTC' from ${rowsOf(1, 2)}`,
  `insert into category (corp_id, category_id, name) select corp, 'cat', ${texts} from ${rowsOf(1, 1)}`,
  `insert into product (corp_id, product_id, category_id, name) select corp, 'p' || n, 'cat', ${texts} from ${rowsOf(4, 500)}`,
  `insert into sku (corp_id, sku_id, product_id, name, price, is_default)
   select corp, 'k' || n, 'p' || n, ${texts}, 1800, true from ${rowsOf(4, 500)}`,
  `insert into price_list (corp_id, price_list_id, name) select corp, 'airport', 'Airport' from ${rowsOf(1, 1)}`,
  `insert into price_list_sku (corp_id, price_list_id, sku_id, price) select corp, 'airport', 'k' || n, 2000 from ${rowsOf(1, 100)}`,
  `insert into store_price_list (corp_id, store_id, price_list_id) select corp, 's1', 'airport' from ${rowsOf(1, 1)}`,
  `insert into shared_cart (corp_id, shared_cart_id, store_id, requests, expires_at)
   select corp, 'shared-cart-' || n, 's1', '[]', timestamptz '2026-11-27 08:00Z' from ${rowsOf(2, 2000)}`,
  `insert into material (corp_id, material_id, name) select corp, 'm' || n, ${texts} from ${rowsOf(2, 40)}`,
  `insert into sku_material (corp_id, sku_id, material_id, weight)
   select corp, 'k' || n, 'm' || 1 + n % 2, 1000 from ${rowsOf(4, 500)}`,
  `insert into store_stock (corp_id, store_id, stock_kind, item_id, available)
   select corp, 's1', 1, 'm' || n, 1000000000 from ${rowsOf(2, 40)}`,
  `insert into store_stock (corp_id, store_id, stock_kind, item_id, available)
   select corp, 's1', 2, 'k' || n, 1000000000 from ${rowsOf(4, 500)}`,
]

const people = [
  `insert into customer (corp_id, customer_id, phone, nick_name, member_no, agreement_version)
   select corp, 'c' || n, '+86130' || lpad(n::text, 8, '0'), 'Mira', 'member-' || n, '1' from ${rowsOf(2, 2000)}`,
  `insert into customer_session (corp_id, session_id, customer_id, provider, expires_at)
   select corp, 'c' || n, 'c' || n, 'sms', ${moment(2000)} + interval '1 day' from ${rowsOf(2, 2000)}`,
  `insert into staff (corp_id, staff_id, account, password_hash, name)
   select corp, 'e' || n, 'e' || n, '', 'Ann' from ${rowsOf(1, 20)}`,
  `insert into staff_grant (corp_id, grant_id, staff_id, role, store_id) select corp, 'e' || n, 'e' || n, 'employee', 's1' from ${rowsOf(1, 20)}`,
  `insert into staff_grant (corp_id, grant_id, staff_id, role) select corp, 'owner', 'e1', 'owner' from ${rowsOf(1, 1)}`,
  `insert into draft (corp_id, draft_id, name, staff_id, created_at, changed_at) select corp, 'draft-' || n, 'Autumn', 'e1', now(), now() from ${rowsOf(1, 20)}`,
  `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
   select corp, 'draft-1', 'product', 'p' || n, 'update', '{}', 'e1', now() from ${rowsOf(1, 20)}`,
  `insert into picture (corp_id, picture_id, content, width, height, is_cut_out, focus_x, focus_y, zoom, addresses, staff_id, added_at, looked_at)
   select corp, 'picture-' || n, 'content-' || n, 800, 600, false, 500, 500, 1000, array['/media/square-' || n], 'e1', now(), now() from ${rowsOf(1, 20)}`,
  `insert into release (corp_id, release_no, name, staff_id, released_at) select corp, 1, 'Autumn', 'e1', now() from ${rowsOf(1, 1)}`,
  `insert into release_change (corp_id, release_no, kind, item_id, op, fields)
   select corp, 1, 'product', 'p' || n, 'update', '{}' from ${rowsOf(1, 20)}`,
  `insert into audit_entry (corp_id, entry_id, at, staff_id, staff_name, action, item_kind, item_id)
   select corp, 'entry-' || n, now(), 'e1', 'Ann', 'staff.update', 'staff', 'e1' from ${rowsOf(2, 2000)}`,
  `insert into store_group (corp_id, group_id, name) select corp, 'north', ${texts} from ${rowsOf(1, 1)}`,
  `insert into store_group_member (corp_id, group_id, store_id) select corp, 'north', 's1' from ${rowsOf(1, 1)}`,
  `insert into staff_recovery_code (corp_id, staff_id, code_hash) select corp, 'e' || n, 'hash' from ${rowsOf(1, 20)}`,
  `insert into group_order (corp_id, group_order_id, store_id, customer_id, pickup_method, state, expires_at)
   select corp, 'group-' || n, 's1', 'c' || n, 1, 2, timestamptz '2026-11-20 10:00Z' from ${rowsOf(2, 2000)}`,
  `insert into group_member (corp_id, group_order_id, member_no, name) select corp, 'group-' || n, 1, 'Lin' from ${rowsOf(2, 2000)}`,
  `insert into staff_session (corp_id, session_id, staff_id, store_id, expires_at)
   select corp, 'e' || n, 'e' || n, 's1', ${moment(20)} + interval '1 day' from ${rowsOf(1, 20)}`,
  `insert into push_client (corp_id, cid_hash, platform, session_id, customer_id)
   select corp, 'cid-' || n, 'h5', 'c' || n, 'c' || n from ${rowsOf(2, 2000)}`,
  `insert into push_subscription (corp_id, cid_hash, endpoint, p256dh, auth, language, subscribed_at)
   select corp, 'cid-' || n, 'cid-' || n, '', '', 'en-US', now() from ${rowsOf(2, 2000)}`,
  `insert into payment_account (corp_id, account_id, provider, mode, sealed_secrets, connected_at, checked_at, check_result)
   select corp, 'account-' || n, 'xendit-' || n, 'test', '', now(), now(), 'ok' from ${rowsOf(1, 3)}`,
  `insert into login_guard (corp_id, guard_key, touched_at) select corp, 'key-' || n, now() from ${rowsOf(2, 2000)}`,
  `insert into budget (corp_id, budget_key, window_start) select corp, 'key-' || n, now() from ${rowsOf(2, 2000)}`,
  `insert into upload (corp_id, upload_key, customer_id, scene, bytes, created_at, expires_at)
   select corp, 'upload-' || n, 'c' || n, 'avatar', 9, now(), now() from ${rowsOf(2, 2000)}`,
  `insert into assist (corp_id, assist_id, nonce, customer_id, employee_id, store_id, started_at, expires_at)
   select corp, 'assist-' || n, 'nonce-' || n, 'c' || n, 'e1', 's1', now(), now() from ${rowsOf(2, 2000)}`,
  `insert into point_account (corp_id, customer_id, balance) select corp, 'c' || n, 9 from ${rowsOf(2, 2000)}`,
  `insert into point_lot (corp_id, lot_id, customer_id, order_id, earned_at, expiry_date, expires_at, amount, unspent)
   select corp, 'lot-' || n, 'c' || n, 'order-' || n, now(), '2027-01-01', timestamptz '2027-01-02Z', 9, 9 from ${rowsOf(2, 2000)}`,
  `insert into point_movement (corp_id, customer_id, movement_no, type, points, balance, moved_at)
   select corp, 'c' || n, 1, 1, 9, 9, now() from ${rowsOf(2, 2000)}`,
  `insert into coupon_kind (corp_id, kind_id, type, name) select corp, 'kind', 1, ${texts} from ${rowsOf(1, 1)}`,
  `insert into customer_coupon (corp_id, coupon_id, coupon_no, customer_id, kind_id, effective_time, expiry_time, order_id)
   select corp, 'coupon-' || n, 'coupon-' || n, 'c' || n, 'kind', now(), now() + interval '1 day', 'order-' || n
   from ${rowsOf(2, 2000)}`,
  `insert into redeem_code (corp_id, code, kind_id, start_time, end_time)
   select corp, 'ABCDEFGHJKMNP', 'kind', now() - interval '1 year', now() + interval '10 years' from ${rowsOf(1, 1)}`,
]

const sales = [
  `insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need, remark,
     special_remark, payment_method_code, payment_method_type, currency, currency_scale, original_amount, subtotal,
     discount_total, payable_total, discount_list, submit_time, pay_expire_time, pay_time, making_time, ready_time, changed_at)
   select corp, 'order-' || n, 'order-' || n, 'c' || 1 + (n - 1) % 2000, 's1',
     case when n % 1000 = 0 then (array[10, 20, 30, 40])[1 + n / 1000 % 4] else (array[50, 50, 50, 60, 70])[1 + n % 5] end,
     1, false, '', false, 'counter', 2, 'CNY', 2, 1800, 1800, 0, 1800, '[]', at, at, at, at, at, at
   from ${rowsOf(4, orders)}, lateral (select ${moment(orders)} as at) times`,
  `insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need, remark,
     special_remark, payment_method_code, payment_method_type, currency, currency_scale, original_amount, subtotal,
     discount_total, payable_total, discount_list, submit_time, changed_at)
   select 'large', 'heavy-' || n, 'heavy-' || n, 'heavy', 's2', case n when 1 then 70 else 50 end, 1, false, '', false, 'counter', 2,
     'CNY', 2, 1800, 1800, 0, 1800, '[]', ${moment(ordersOfOne)} - interval '1 year', now() - interval '1 year'
   from generate_series(1, ${ordersOfOne}) n`,
  `insert into order_line (corp_id, order_id, line_no, product_id, sku_id, num, price, discount_price, line_amount, payable, share_list, snapshot)
   select corp, 'order-' || n, 1, 'p' || 1 + n % 4, 'k1', 1, 1800, 1800, 1800, 1800, '[]', '{}' from ${rowsOf(4, orders)}`,
  `insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
   select corp, 'order-' || n, kind, case kind when 1 then 'm1' else 'k1' end, 'hold', 's1', 1
   from ${rowsOf(4, orders)}, generate_series(1, 2) kind`,
  `insert into order_log (corp_id, order_id, version, action, to_status, actor_role, actor_id)
   select corp, 'order-' || n, 1, 'create', 10, 'customer', 'c' || 1 + (n - 1) % 2000 from ${rowsOf(4, orders)}`,
  `insert into order_request (corp_id, customer_id, request_id, body_hash, order_id, created_at)
   select corp, 'c' || 1 + (n - 1) % 2000, 'r-' || n, '', 'order-' || n, ${moment(orders)} from ${rowsOf(4, orders)}`,
  `insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
   select corp, overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7' || lpad(n::text, 20, '0'), 'order', 'c' || 1 + (n - 1) % 2000, 's1', jsonb_build_object('orderId', 'order-' || n, 'status', 20, 'version', 1), at
   from ${rowsOf(4, orders)}, lateral (select ${moment(orders)} as at) times`,
  `insert into payment (corp_id, payment_no, order_id, provider, method_code, amount, currency, status, created_at, expires_at)
   select corp, 'pay-' || n, 'order-' || n, 'sandbox', 'card', 1800, 'CNY', 1, ${moment(orders)}, now() from ${rowsOf(4, orders)}`,
  `insert into refund (corp_id, refund_no, payment_no, order_id, amount, reason, status)
   select corp, 'refund-' || n, 'pay-' || n, 'order-' || n, 1, '', 1 from ${rowsOf(1, 2000)}`,
]

/** Closed shifts of the large brand's store, each with some hundred orders that were paid in cash; one more is open. */
const shifts = [
  `insert into printer (corp_id, printer_id, store_id, name, language, categories, key_hash, made_at)
   select corp, 'printer-' || n, 's1', 'Bar', 'en-US', '{cat}', 'key-' || n, now() from ${rowsOf(1, 20)}`,
  `insert into print_job (corp_id, job_id, store_id, printer_id, order_id, request_id, is_copy, part_no, part_count, state, print_at, made_at)
   select corp, 'job-' || n, 's1', 'printer-1', 'order-' || n, '', false, 1, 1, case when n < 5 then 10 else 30 end, ${moment(orders)}, ${moment(orders)}
   from ${rowsOf(4, 20_000)}`,
  `insert into shift_counter (corp_id, store_id, shift_no, is_open) select corp, 's1', max(n), true from ${rowsOf(1, 300)} group by corp`,
  `insert into shift (corp_id, store_id, shift_no, opened_at, opened_by, opening_cash, currency)
   select corp, 's1', n, ${moment(300)}, 'e1', 20000, 'CNY' from ${rowsOf(1, 300)}`,
  `insert into shift_close (corp_id, store_id, shift_no, closed_at, closed_by, counted, reason, figures, open_orders)
   select 'large', 's1', n, ${moment(300)}, 'e1', 20000, '', '{"soldTotal": 1800, "cash": {"expected": 20000}}', '[]' from generate_series(1, 299) n`,
  `insert into ledger_entry (corp_id, entry_id, at, business_day, store_id, order_id, kind, ref, debit, credit, amount, currency, shift_no)
   select corp, kind || n, at, at::date, 's1', 'order-' || n, kind, 'order-' || n,
     case kind when 'sale' then 'customer:order-' || n else 'cash:s1' end, case kind when 'sale' then 'sales' else 'customer:order-' || n end,
     1800, 'CNY', 1 + (n - 1) * 300 / ${orders}
   from ${rowsOf(4, orders)}, lateral (select ${moment(orders)} as at) times, unnest(array['sale', 'cash']) kind`,
]

const visits = [
  `insert into stat_record (corp_id, record_id, day, device, kind, rolled, received_at)
   select corp, 'record-' || n, '2026-11-20', 'device-' || n % 500, 11, n % 2 = 0, now() from ${rowsOf(2, 4000)}`,
]

/** Many brands with little in each, and `large` with a store of 40,000 orders. */
export const fillText = (corps: number): string =>
  [...menu, ...people, ...sales, ...shifts, ...visits].join(';\n').replaceAll(':corps', String(corps))
