import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Blocks and hints that there are. */
export const listPageIds = named(
  'draft_page_ids',
  sql<{
    kind: ItemKind
    itemId: string
  }>`select 'pageBlock' as "kind!", block_id as "itemId!" from page_block where corp_id = :corpId
     union all select 'guideMarker', marker_id from guide_marker where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const listVersionRows = named(
  'draft_agreements',
  sql`select version, updated_at as "updatedAt" from agreement where corp_id = :corpId order by updated_at desc, version desc limit 200`,
  (corpId: string) => ({ corpId }),
)

interface VersionRow {
  readonly version: string
  readonly updatedAt: number
  readonly serviceTerms: Texts
  readonly privacyPolicy: Texts
}

export const findVersionRow = named(
  'draft_agreement',
  sql<VersionRow>`select version, updated_at as "updatedAt", service_terms as "serviceTerms", privacy_policy as "privacyPolicy"
     from agreement where corp_id = :corpId and version = :agreementVersion`,
  (corpId: string, agreementVersion: string) => ({ corpId, agreementVersion }),
)
