import { z } from 'zod'
import { call } from './call.ts'
import { id } from './shapes.ts'
import { tableCode } from './table-code.ts'

/** The store and the table that a code on a table leads to [table-2]; one that was taken down, or is of no table, is refused. */
export const findTable = call({
  path: '/api/app/customer/store/table',
  as: 'anyone',
  input: tableCode.extend({ storeId: id }),
  output: z.object({ storeId: id, storeName: z.string(), tableName: z.string() }),
  refusals: ['storeUnknown', 'tableUnknown'],
})
