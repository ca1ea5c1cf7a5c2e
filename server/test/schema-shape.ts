/** What servers of the release before still call by a name of their own; gone with the next release (docs/decisions/0095). */
const viewsForOneRelease = `'employee', 'employee_session'`

/** The rules of the schema's shape. Each lists what breaks it in a schema; an empty list is right. */
export const shapeRules = {
  'every primary, unique and foreign key begins with corp_id': (tables: string) => `
    select t.relname || ' ' || c.conname as found from (${tables}) t join pg_constraint c on c.conrelid = t.oid
    where c.contype in ('p', 'u', 'f')
      and (select attname from pg_attribute where attrelid = t.oid and attnum = c.conkey[1]) <> 'corp_id'
    union all
    select t.relname || ' ' || i.indexrelid::regclass from (${tables}) t join pg_index i on i.indrelid = t.oid
    where i.indisunique
      and coalesce((select attname from pg_attribute where attrelid = t.oid and attnum = i.indkey[0]), '') <> 'corp_id'`,

  'every table has a primary key': (tables: string) => `
    select relname as found from (${tables}) t
    where not exists (select from pg_constraint where conrelid = t.oid and contype = 'p')`,

  'every table forces row level security with a policy on app.corp': (tables: string) => `
    select c.relname as found from (${tables}) t join pg_class c using (oid)
    where not (c.relrowsecurity and c.relforcerowsecurity) or not exists (
      select from pg_policy where polrelid = c.oid and polname = 'corp' and polroles = array['tiffin_app'::regrole::oid]
        and pg_get_expr(polqual, polrelid) like '%corp_id = current_setting(''app.corp''%')`,

  'no amount is kept in a fraction; only positions on the map are': (tables: string) => `
    select t.relname || '.' || attname as found from (${tables}) t join pg_attribute a on attrelid = t.oid
    where attnum > 0 and not attisdropped and attname not in ('latitude', 'longitude')
      and atttypid in ('float4'::regtype, 'float8'::regtype, 'numeric'::regtype, 'money'::regtype)`,

  'there are no triggers, domains or ranges': (tables: string) => `
    select tgname as found from pg_trigger join (${tables}) t on t.oid = tgrelid where not tgisinternal
    union all
    select t.relname || '.' || attname from (${tables}) t join pg_attribute a on attrelid = t.oid
    join pg_type y on y.oid = atttypid where attnum > 0 and y.typtype in ('d', 'r', 'm')`,

  'there are only tables: no sequences, views or materialised views': (_tables: string, schema: string) => `
    select relname || ' ' || relkind::text as found from pg_class
    where relnamespace = '${schema}'::regnamespace and relkind not in ('r', 'p', 'i', 'I', 't', 'c')
    and relname not in (${viewsForOneRelease})`,
}

/** The tables that the rules look at. The list of applied changes belongs to no corp. */
export const tablesOf = (schema: string): string => `
  select oid, relname from pg_class where relnamespace = '${schema}'::regnamespace
  and relkind in ('r', 'p') and relname <> 'tiffin_migration'`
