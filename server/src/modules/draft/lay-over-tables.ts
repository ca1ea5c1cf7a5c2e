import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { layOver } from '@tiffin/core/draft/lay-over'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { findFaults, refuseFaults } from './apply-changes.ts'
import { checkItems, type ItemFault } from './check-items.ts'
import { tablesOf } from './kinds/tables.ts'
import { readLive } from './live-items.ts'
import type { StoredChange } from './queries.ts'

const control = (text: string): Statement => ({ text, values: [] })

/**
 * Copies of tables, with the rows of the brand, that stand in front of them until the transaction ends: a name without a schema means
 * the temporary table first. They have the keys and checks of the real ones, and no other transaction waits for a lock on them.
 */
const copyTables = (tables: readonly string[]): Statement =>
  control(`do $$
    declare
      name text;
      columns text;
    begin
      foreach name in array array[${tables.map((table) => `'${table}'`).join(', ')}] loop
        select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
        where attrelid = ('tiffin.' || name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('create temporary table %I (like tiffin.%I including all) on commit drop', name, name);
        execute format('insert into pg_temp.%I (%s) select %s from tiffin.%I', name, columns, columns, name);
      end loop;
    end $$`)

interface LaidOver {
  readonly corpId: string
  readonly changes: readonly StoredChange[]
  readonly now: number
}

/**
 * Lays changes over what this transaction reads, by what publishing does, and answers what publishing would refuse. From then on it only
 * reads: the database refuses a write to anything but the copies [draft-11].
 */
export async function findFaultsLaidOver(tx: Tx, { corpId, changes, now }: LaidOver): Promise<readonly ItemFault[]> {
  const kinds = [...new Set(changes.map(({ kind }): ItemKind => kind))]
  const tables = [...new Set(kinds.flatMap((kind) => tablesOf[kind]))]
  await tx.batch(...(tables.length > 0 ? [copyTables(tables)] : []), control('set transaction read only'))
  if (changes.length === 0) return []
  const live = await readLive(tx, corpId, changes)
  return findFaults(tx, { corpId, changes, checked: checkItems(changes, layOver(live, changes)), now })
}

/** The same; refuses `publishFault` as publishing would. */
export async function layOverTables(tx: Tx, laidOver: LaidOver): Promise<void> {
  refuseFaults(await findFaultsLaidOver(tx, laidOver))
}
