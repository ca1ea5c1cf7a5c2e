import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export const updateTables = named(
  'store_update_tables',
  sql`update store set table_list = :tableList where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, tableList: readonly string[]) => ({ corpId, storeId, tableList }),
)

export const updateTableKey = named(
  'store_update_table_key',
  sql`update store set table_key = :tableKey where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, tableKey: string) => ({ corpId, storeId, tableKey }),
)
