import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../base/refusal.ts'
import type { StoreRow } from '../queries.ts'

type TableStore = Pick<StoreRow, 'storeId' | 'tableList' | 'tableKey'>

/** 96 bits: nobody guesses the code of a table where they do not sit. */
const codeLength = 16

/** What the code of a table carries beside its name [table-2]. */
export const tableCodeOf = (tableKey: string, { storeId, tableName }: { storeId: string; tableName: string }): string =>
  createHmac('sha256', Buffer.from(tableKey, 'base64url'))
    .update(JSON.stringify([storeId, tableName]))
    .digest('base64url')
    .slice(0, codeLength)

/** The name of the table that a code stands on; refuses `tableUnknown` for a wrong code, and for a table that is no more [table-2]. */
export function checkTable(store: TableStore, { tableName, code }: { tableName: string; code: string }): string {
  const { storeId, tableList, tableKey } = store
  const right = Buffer.from(tableKey === null ? '' : tableCodeOf(tableKey, { storeId, tableName }))
  const given = Buffer.from(code)
  const isRight = right.length === given.length && timingSafeEqual(right, given)
  if (!isRight || !tableList.includes(tableName)) throw new Refusal('tableUnknown')
  return tableName
}
