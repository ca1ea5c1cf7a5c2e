import { randomBytes } from 'node:crypto'
import type { listTableCodes, renewTableCodes, updateStoreTables } from '@tiffin/contract/desk/store'
import type { Value } from '@tiffin/core/draft/change'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Statement } from '../../../db/statement.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore, merged } from '../desk/change-store.ts'
import { findStoreRow } from '../desk/queries.ts'
import { updateTableKey, updateTables } from './queries.ts'
import { tableCodeOf } from './table-code.ts'

type Staff = Context<'staff'>
type Wish<Call extends { readonly input: z.ZodType }> = z.output<Call['input']>

const keyBytes = 32
const newKey = (): string => randomBytes(keyBytes).toString('base64url')

/** Writes tables of a store that has had none. */
export const putTables = (corpId: string, storeId: string, tableList: readonly string[]): Statement[] => [
  updateTables(corpId, storeId, tableList),
  updateTableKey(corpId, storeId, newKey()),
]

/** Changes which tables a store has; the first ones bring the key of their codes [table-1]. */
export const editTables = (app: Services, { storeId, from, to }: Wish<typeof updateStoreTables>, context: Staff) =>
  changeStore(app, { context, storeId }, ({ tableList, tableKey }) => {
    merged({ tableList }, { tableList: from as Value }, { tableList: to })
    const { corpId } = context.corp
    return {
      statements: tableKey === null ? putTables(corpId, storeId, to) : [updateTables(corpId, storeId, to)],
      note: { action: 'store.tables', changes: changesBetween({ tableList }, { tableList: to }) },
    }
  })

/** Gives the tables other codes. */
export const renewCodes = (app: Services, { storeId }: Wish<typeof renewTableCodes>, context: Staff) =>
  changeStore(app, { context, storeId }, () => ({
    statements: [updateTableKey(context.corp.corpId, storeId, newKey())],
    note: { action: 'store.tableCodes', changes: {} },
  }))

/** The address that each table's code shows. */
export async function listCodes(
  { db, config }: Services,
  { storeId }: Wish<typeof listTableCodes>,
  { corp }: Staff,
): Promise<z.output<typeof listTableCodes.output>> {
  const { corpId } = corp
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(findStoreRow(corpId, storeId)))
  const [row] = rows
  if (!row) throw new Refusal('storeUnknown')
  const { tableList, tableKey } = row
  if (tableKey === null) return { list: [] }
  const list = tableList.map((tableName) => {
    const code = tableCodeOf(tableKey, { storeId, tableName })
    const search = new URLSearchParams({ corp: corpId, store: storeId, table: tableName, code })
    return { tableName, address: `${config.publicUrl}/?${search}` }
  })
  return { list }
}
