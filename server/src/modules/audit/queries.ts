import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** From what to what the fields of a thing were changed. */
export type Changes = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

interface NewEntry {
  readonly corpId: string
  readonly entryId: string
  readonly now: number
  readonly staffId: string
  readonly action: string
  readonly itemKind: string
  readonly itemId: string
  readonly itemName: string
  readonly storeId: string | null
  readonly changes: Changes
  readonly reason: string
}

/** Writes down what a member of staff changed, with the name that they have now. */
export const insertEntry = named(
  'audit_insert',
  sql`insert into audit_entry (corp_id, entry_id, at, staff_id, staff_name, action, item_kind, item_id, item_name, store_id, changes, reason)
     select :corpId, :entryId, :now, staff_id, name, :action, :itemKind, :itemId, :itemName, :storeId?, :changes, :reason
     from staff where corp_id = :corpId and staff_id = :staffId`,
  ({ now, changes, ...entry }: NewEntry) => ({ ...entry, now: new Date(now), changes: JSON.stringify(changes) }),
)

export interface EntryRow {
  readonly entryId: string
  readonly at: number
  readonly staffId: string
  readonly staffName: string
  readonly action: string
  readonly itemKind: string
  readonly itemId: string
  readonly itemName: string
  readonly storeId: string
  readonly storeName: Texts
  readonly changes: Changes
  readonly reason: string
}

export interface EntryFilter {
  readonly corpId: string
  /** Null: every store, and what concerns none. */
  readonly storeIds: readonly string[] | null
  readonly staffId: string | null
  readonly action: string | null
  readonly itemId: string | null
  readonly since: number | null
  readonly before: number | null
  /** The last entry that was seen; empty at the beginning. */
  readonly after: string
  readonly limit: number
}

const instant = (time: number | null) => (time === null ? null : new Date(time))

/** Entries, newest first: their ids say when they were made. */
export const listEntries = named(
  'audit_list',
  sql<EntryRow>`select entry_id as "entryId", at, staff_id as "staffId", staff_name as "staffName", action, item_kind as "itemKind", item_id as "itemId",
       item_name as "itemName", coalesce(store_id, '') as "storeId!", coalesce(store.name, '{}') as "storeName!", changes, reason
     from audit_entry left join store using (corp_id, store_id)
     where corp_id = :corpId and (:after = '' or entry_id < :after)
       and (:storeIds?::text[] is null or store_id = any (:storeIds?::text[]))
       and (:staffId?::text is null or staff_id = :staffId?) and (:action?::text is null or action = :action?)
       and (:itemId?::text is null or item_id = :itemId?)
       and (:since?::timestamptz is null or at >= :since?) and (:before?::timestamptz is null or at < :before?)
     order by entry_id desc limit :limit`,
  ({ since, before, ...filter }: EntryFilter) => ({ ...filter, since: instant(since), before: instant(before) }),
)
