-- Runs a statement for each brand behind the fence, which holds for the owner of the tables too.
create function tiffin.in_each_corp(statement text) returns void language plpgsql as $$
declare
  brands text[];
  brand text;
begin
  perform set_config('role', 'tiffin_jobs', true);
  select coalesce(array_agg(corp_id), '{}') into brands from corp;
  perform set_config('role', 'tiffin_app', true);
  foreach brand in array brands loop
    perform set_config('app.corp', brand, true);
    execute statement;
  end loop;
  perform set_config('app.corp', '', true);
  perform set_config('role', 'none', true);
end $$;
revoke execute on function tiffin.in_each_corp from public;

-- The most that a person may give back of one order. Who might give money back before keeps doing so: a limit that no order reaches.
alter table staff add column refund_limit bigint not null default 0 check (refund_limit >= 0);
select tiffin.in_each_corp($$
  update staff set refund_limit = 99999999999
  where 'order:refund' = any (extra_permissions) or exists (
    select from staff_grant where staff_grant.corp_id = staff.corp_id and staff_grant.staff_id = staff.staff_id
      and role in ('manager', 'storeManager'))
$$);
