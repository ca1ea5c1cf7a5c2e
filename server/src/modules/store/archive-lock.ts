import { sql } from '../../db/sql.ts'

const lockKey = sql`hashtextextended(concat_ws(' ', 'store', :corpId::text, :storeId::text), 0)`

/** Held by an order until its transaction ends: meanwhile its store is not archived. Not a row's lock, which each order would write. */
export const shareStore = sql`pg_advisory_xact_lock_shared(${lockKey})::text`

/** Waits until no order is being made at a store, and keeps new ones waiting until the transaction ends. */
export const holdStore = sql`pg_advisory_xact_lock(${lockKey})::text`
