import { describe, expect, test } from 'vitest'
import { askAsOwner, testUrl } from './database.ts'
import { shapeRules, tablesOf } from './schema-shape.ts'

const find = async (rule: (tables: string, schema: string) => string, schema: string) =>
  (await askAsOwner<{ found: string }>(rule(tablesOf(schema), schema), testUrl)).map(({ found }) => found).sort()

describe('[TN-04] the schema can be sharded by corp and keeps corps apart', () => {
  for (const [name, rule] of Object.entries(shapeRules))
    test(name, async () => {
      expect(await find(rule, 'tiffin')).toEqual([])
    })
})

test('[TN-04] every rule of the schema finds what breaks it', async () => {
  await askAsOwner(`
    drop schema if exists crooked cascade;
    create schema crooked;
    create domain crooked.amount as bigint;
    create table crooked.keyless (corp_id text, price numeric, total crooked.amount);
    create table crooked.swapped (id text, corp_id text, number serial, primary key (id, corp_id), unique (corp_id, id));
    create unique index swapped__number on crooked.swapped (number);
    create table crooked.unfenced (corp_id text, id text, primary key (corp_id, id))`)
  const found = await Promise.all(Object.values(shapeRules).map((rule) => find(rule, 'crooked')))
  expect(found).toEqual([
    ['swapped crooked.swapped__number', 'swapped crooked.swapped_pkey', 'swapped swapped_pkey'],
    ['keyless'],
    ['keyless', 'swapped', 'unfenced'],
    ['keyless.price'],
    ['keyless.total'],
    ['swapped_number_seq S'],
  ])
})

test('[TN-04] the roles that requests and jobs work under own nothing and stand under every fence', async () => {
  const privileged = await askAsOwner(`
    select rolname from pg_roles
    where rolname in ('tiffin_app', 'tiffin_jobs') and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole)
    union all
    select relname from pg_class where relowner in ('tiffin_app'::regrole, 'tiffin_jobs'::regrole)`)
  expect(privileged).toEqual([])
})
