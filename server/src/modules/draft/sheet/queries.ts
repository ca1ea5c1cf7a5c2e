import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export interface ImportRow {
  readonly fileHash: string
  /** What was answered, as JSON. */
  readonly answer: object
}

export const findImport = named(
  'sheet_find_import',
  sql<ImportRow>`select file_hash as "fileHash", answer from sheet_import where corp_id = :corpId and request_id = :requestId`,
  (corpId: string, requestId: string) => ({ corpId, requestId }),
)

export const insertImport = named(
  'sheet_insert_import',
  sql`insert into sheet_import (corp_id, request_id, file_hash, answer, made_at) values (:corpId, :requestId, :fileHash, :answer, :now)`,
  (corpId: string, { now, answer, ...row }: { requestId: string; fileHash: string; answer: object; now: number }) => ({
    ...{ ...row, corpId, answer: JSON.stringify(answer), now: new Date(now) },
  }),
)

export const deleteOldImports = named(
  'sheet_delete_old_imports',
  sql`delete from sheet_import where corp_id = :corpId and made_at < :before`,
  (corpId: string, before: number) => ({ corpId, before: new Date(before) }),
)
