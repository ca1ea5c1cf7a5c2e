import { randomUUIDv7 } from 'node:crypto'
import type { LedgerEntry } from '@tiffin/core/ledger/entries'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'

const insertEntries = named(
  'ledger_enter',
  sql`with entry as (
       select given.*, coalesce(made.store_id, given.at_store) as store_id
       from json_to_recordset(:entries::json) given (entry_id text, order_id text, kind text, ref text, debit text, credit text, amount bigint,
         currency text, at_store text, staff_id text, reason text)
       left join customer_order made on made.corp_id = :corpId and made.order_id = given.order_id
     ), counter as (
       select store_id, shift_no, is_open from shift_counter
       where corp_id = :corpId and store_id in (select store_id from entry) for share
     )
     insert into ledger_entry (corp_id, entry_id, at, business_day, store_id, order_id, kind, ref, debit, credit, amount, currency,
       shift_no, is_before_shift, staff_id, reason)
     select :corpId, entry.entry_id, :now, (:now::timestamptz at time zone coalesce(store.time_zone, corp.time_zone))::date,
       entry.store_id, entry.order_id, entry.kind, entry.ref, entry.debit, entry.credit, entry.amount, entry.currency,
       case when counter.is_open then counter.shift_no else counter.shift_no + 1 end, coalesce(not counter.is_open, false),
       coalesce(entry.staff_id, ''), coalesce(entry.reason, '')
     from entry
     join corp on corp.corp_id = :corpId
     left join store on store.corp_id = :corpId and store.store_id = entry.store_id
     left join counter on counter.store_id = entry.store_id`,
  (corpId: string, entries: readonly LedgerEntry[], now: number) => ({
    corpId,
    now: new Date(now),
    entries: JSON.stringify(
      entries.map(({ orderId, storeId, staffId, ...entry }) => ({
        ...{ ...entry, entry_id: randomUUIDv7(), order_id: orderId },
        ...{ at_store: storeId, staff_id: staffId },
      })),
    ),
  }),
)

/**
 * Writes entries into the books, each with the shift of its store [shift-4], in the transaction of what they tell; none when there is nothing to write. What was written before is
 * refused by the database [ledger-1].
 */
export const enter = (corpId: string, now: number, entries: readonly LedgerEntry[]): Statement[] =>
  entries.length === 0 ? [] : [insertEntries(corpId, entries, now)]
