-- Which of the brands that a server holds in memory have changed is asked for all of them at once (docs/decisions/0080).
-- The role that sees more than one brand may read what a server holds of each, and change none of it.
create policy watch on corp for select to tiffin_jobs using (true);
grant select (
  corp_id, status, currency, currency_scale, fraction_digits, time_zone, default_area_code, area_codes, pay_timeout_seconds, special_remark,
  tissue_option, points_enabled, points_per_unit, minor_per_point, max_deduct_per_mille, app_id, webview_origins, min_app_code,
  sms_daily_budget, store_pay_units, new_account_pay_seconds, stat_enabled, catalog_version
) on corp to tiffin_jobs;
