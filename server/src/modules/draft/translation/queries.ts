import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export interface TextChangeRow {
  readonly releaseNo: number
  readonly kind: string
  readonly itemId: string
  readonly field: string
  readonly from: Texts | null
  readonly to: Texts | null
}

/** What releases changed of texts, the newest first. */
export const listTextChanges = named(
  'translation_changes',
  sql<TextChangeRow>`select release_no as "releaseNo", kind, item_id as "itemId", field as "field!",
       fields -> field -> 'from' as "from", fields -> field -> 'to' as "to"
     from release_change, unnest(array['name', 'description']) as field
     where corp_id = :corpId and kind = any (:kinds) and fields ? field order by release_no desc limit :limit`,
  (corpId: string, kinds: readonly string[], limit: number) => ({ corpId, kinds, limit }),
)
