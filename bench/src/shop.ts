import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '../../server/src/db/cluster/cluster.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { sealKeys } from '../../server/src/modules/login/keys.ts'
import { sealSecrets } from '../../server/src/modules/payment/account/sealed-secrets.ts'
import { tokenSecret } from './server.ts'

/** The bench's own brand: 500 products of one sku, each using three materials, with two choices of an option; twenty stores; an activity; many customers. */
export const benchCorp = 'bench'
export const benchStore = 'store-1'
export const storeCount = 20
export const customerCount = 3000
/** As many as a customer may have orders that await payment. */
export const couponsOfOne = 3
/** Three at 18.00 with an option at 2.00; a tenth off the whole order; five off by coupon. */
export const payable = 4900

/** A database of the bench's own with its brand in it. */
export interface Shop extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  readonly customers: readonly { customerId: string; sessionId: string }[]
  readonly owner: pg.Client
}

const fill = `
  create function pg_temp.words(seed integer, count integer) returns text language sql as $$
    select string_agg((string_to_array('oolong jasmine slow roasted whole leaf milk cream honey lemon peach cold brewed pearl taro mint salt caramel
      walnut rye butter crust warm early spring hill garden smoke plum rose lychee coconut sesame matcha foam', ' '))
      [1 + abs(hashtext(seed || ' ' || n)) % 36], ' ') from generate_series(1, count) n
  $$;
  insert into corp (corp_id, brand_name, slogan, logo, browser_logo, primary_color, secondary_color, currency, currency_scale,
    current_unit, fraction_digits, grouping_separator, time_zone, default_area_code, area_codes, app_id)
  values ('bench', '{"en-US": "Bench"}', '{}', '', '', '#E6002D', '#0E4D3C', 'CNY', 2, '¥', 2, ',', 'UTC', '86', '{86}', 'bench');
  insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
  select 'bench', 'store-' || n, '{"en-US": "One"}', '{"en-US": "Street"}', '1', 1, 1, 'UTC' from generate_series(1, 20) n;
  insert into payment_method (corp_id, code, name, tip, icon, type, provider, sort) values ('bench', 'card', '{"en-US": "Card"}', '{}', '', 1, 'stripe', 1);
  insert into category (corp_id, category_id, name) values ('bench', 'c', '{"en-US": "Drinks"}');
  insert into product (corp_id, product_id, category_id, name, description)
    select 'bench', 'p' || n, 'c', jsonb_build_object('en-US', pg_temp.words(n, 3), 'zh-CN', '茉莉绿茶 ' || n),
      jsonb_build_object('en-US', pg_temp.words(n * 7, 12)) from generate_series(1, 500) n;
  insert into sku (corp_id, sku_id, product_id, name, price, is_default)
    select 'bench', 'k' || n, 'p' || n, '{"en-US": "Regular", "zh-CN": "中杯"}', 1800, true from generate_series(1, 500) n;
  insert into material (corp_id, material_id, name) select 'bench', 'm' || n, '{"en-US": "Milk"}' from generate_series(1, 40) n;
  insert into sku_material (corp_id, sku_id, material_id, weight)
    select distinct 'bench', 'k' || n, 'm' || (1 + (n * 7 + step * 13) % 40), 15000 from generate_series(1, 500) n, generate_series(0, 2) step;
  insert into property (corp_id, property_id, name) values ('bench', 'ice', '{"en-US": "Ice"}'), ('bench', 'milk', '{"en-US": "Milk"}');
  insert into property_value (corp_id, property_value_id, property_id, name, price) values
    ('bench', 'ice-full', 'ice', '{"en-US": "Full ice"}', 0), ('bench', 'ice-less', 'ice', '{"en-US": "Less ice"}', 0),
    ('bench', 'milk-cow', 'milk', '{"en-US": "Cow"}', 0), ('bench', 'milk-oat', 'milk', '{"en-US": "Oat"}', 200);
  insert into property_value_material (corp_id, property_value_id, material_id, weight) values ('bench', 'milk-oat', 'm40', 9000);
  insert into product_property (corp_id, product_id, property_id, sort)
    select 'bench', 'p' || n, property, sort from generate_series(1, 500) n, (values ('ice', 1), ('milk', 2)) as has (property, sort);
  insert into promotion (corp_id, promotion_id, type, name, rule, start_time, end_time) values ('bench', 'tenth', 2,
    '{"en-US": "A tenth off"}', '{"kind": "perMilleOff", "perMille": 100}', now() - interval '1 day', now() + interval '1 day');
  insert into coupon_kind (corp_id, kind_id, type, name, discount) values ('bench', 'five', 1, '{"en-US": "Five off"}', 500);
  insert into store_stock select 'bench', 'store-' || store, 1, 'm' || n, 1000000000000 from generate_series(1, 40) n, generate_series(1, 20) store;
  insert into store_stock select 'bench', 'store-' || store, 2, 'k' || n, 1000000000 from generate_series(1, 500) n, generate_series(1, 20) store;`

async function insertCustomers(owner: pg.Client) {
  const customers = Array.from({ length: customerCount }, () => ({
    customerId: randomUUIDv7(),
    sessionId: randomUUIDv7(),
  }))
  const ids = customers.map(({ customerId }) => customerId)
  const sessions = customers.map(({ sessionId }) => sessionId)
  await owner.query(
    `insert into customer (corp_id, customer_id, nick_name, member_no, agreement_version, is_member)
     select 'bench', id, 'Mira', id, '1', true from unnest($1::text[]) id`,
    [ids],
  )
  await owner.query(
    `insert into customer_session (corp_id, session_id, customer_id, provider, expires_at)
     select 'bench', session, id, 'sms', now() + interval '1 day' from unnest($1::text[], $2::text[]) as pair (session, id)`,
    [sessions, ids],
  )
  await owner.query(
    `insert into customer_coupon (corp_id, coupon_id, coupon_no, customer_id, kind_id, effective_time, expiry_time)
     select 'bench', 'coupon-' || number || '-' || n, 'coupon-' || number || '-' || n, id, 'five', now() - interval '1 day', now() + interval '1 day'
     from unnest($1::text[]) with ordinality as of (id, number), generate_series(1, $2::integer) n`,
    [ids, couponsOfOne],
  )
  return customers
}

/** An account that takes the bench's orders; nobody pays them. */
async function insertAccount(owner: pg.Client) {
  const keys = sealKeys({ tokenSecret, oldTokenSecrets: [] })
  const sealed = sealSecrets(
    keys,
    { corpId: benchCorp, accountId: 'a' },
    { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' },
  )
  await owner.query(
    `insert into payment_account (corp_id, account_id, provider, mode, sealed_secrets, connected_at, checked_at, check_result)
     values ('bench', 'a', 'stripe', 'test', $1, now(), now(), 'ok')`,
    [sealed],
  )
}

/** As autovacuum does a minute later: the planner must know how large the tables are. */
export async function analyze(connectionString: string): Promise<void> {
  const login = new pg.Client({ connectionString })
  await login.connect()
  await login.query('analyze')
  await login.end()
}

/** As the app's own role, and a corp, for one connection. */
export const asAppOf = (corp: string): string => `-c role=tiffin_app -c app.corp=${corp} -c search_path=tiffin`
export const asApp = asAppOf(benchCorp)

/** Starts a PostgreSQL in a new folder and fills it. */
export async function openShop(): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-bench-'))
  const cluster = await startCluster({ dataDir })
  await migrate(cluster.url)
  const owner = new pg.Client({ connectionString: cluster.url, options: asApp })
  await owner.connect()
  await owner.query(fill)
  await insertAccount(owner)
  const customers = await insertCustomers(owner)
  await analyze(cluster.url)
  const dispose = async () => {
    await owner.end()
    await cluster.stop()
  }
  return { url: cluster.url, dataDir, customers, owner, [Symbol.asyncDispose]: dispose }
}
