import { randomUUIDv7 } from 'node:crypto'
import type { LedgerEntry } from '@tiffin/core/ledger/entries'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'

const insertEntries = named(
  'ledger_enter',
  sql`insert into ledger_entry (corp_id, entry_id, at, business_day, store_id, order_id, kind, ref, debit, credit, amount, currency)
     select :corpId, entry.entry_id, :now, (:now::timestamptz at time zone coalesce(store.time_zone, corp.time_zone))::date,
       made.store_id, entry.order_id, entry.kind, entry.ref, entry.debit, entry.credit, entry.amount, entry.currency
     from json_to_recordset(:entries::json) entry (entry_id text, order_id text, kind text, ref text, debit text, credit text, amount bigint, currency text)
     join corp on corp.corp_id = :corpId
     left join customer_order made on made.corp_id = :corpId and made.order_id = entry.order_id
     left join store on store.corp_id = :corpId and store.store_id = made.store_id`,
  (corpId: string, entries: readonly LedgerEntry[], now: number) => ({
    corpId,
    now: new Date(now),
    entries: JSON.stringify(
      entries.map(({ orderId, ...entry }) => ({ ...entry, entry_id: randomUUIDv7(), order_id: orderId })),
    ),
  }),
)

/**
 * Writes entries into the books, in the transaction of what they tell; none when there is nothing to write. What was written before is
 * refused by the database [ledger-1].
 */
export const enter = (corpId: string, now: number, entries: readonly LedgerEntry[]): Statement[] =>
  entries.length === 0 ? [] : [insertEntries(corpId, entries, now)]
