-- In place of 7de9496cdd3ed3acd0da62dae0d71f87065a1a5784c89e4724e97cd8907cd4ca, which PostgreSQL 15 does not know.
-- Who may touch what. Every table belongs to a corp; a transaction says for which one it works (app.corp),
-- and the database itself hides the rows of all others, so that a forgotten "where corp_id" shows nothing.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['tiffin_app', 'tiffin_jobs'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null; -- another database of this server made it
    end;
    if current_setting('server_version_num')::int < 160000 then -- a member may become the role there, and who made it is none
      if not pg_has_role(current_user, wanted, 'MEMBER') then
        execute format('grant %I to current_user', wanted);
      end if;
    elsif not pg_has_role(current_user, wanted, 'SET') then
      execute format('grant %I to current_user with inherit false, set true', wanted);
    end if;
  end loop;
end $$;

grant usage on schema tiffin to tiffin_app, tiffin_jobs;

-- Puts a table behind the fence: its rows are seen and written under their own corp only, by the owner too.
create function tiffin.fence(fenced regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', fenced);
  execute format('alter table %s force row level security', fenced);
  execute format('create policy corp on %s to tiffin_app using (corp_id = current_setting(''app.corp'', true))', fenced);
  execute format('grant select, insert, update, delete on %s to tiffin_app', fenced);
end $$;

-- Lets the jobs find due rows of any corp in a fenced table; each row is then handled under its own corp.
create function tiffin.sweep(swept regclass) returns void language plpgsql as $$
begin
  execute format('create policy sweep on %s to tiffin_jobs using (true)', swept);
  execute format('grant select, update, delete on %s to tiffin_jobs', swept);
end $$;

revoke execute on function tiffin.fence, tiffin.sweep from public;
