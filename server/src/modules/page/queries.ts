import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface BlockRow {
  readonly pageType: number
  readonly type: 'banner' | 'entries' | 'productGroup' | 'notice' | 'image'
  readonly title: Texts
  readonly sort: number
  readonly items: readonly BlockItem[]
}

interface BlockItem {
  readonly image?: string
  readonly tint?: string
  readonly title?: Texts
  readonly text?: Texts
  readonly action?: Texts
  readonly link?: string
  readonly productId?: string
}

export const listBlockRows = named(
  'page_blocks',
  sql<BlockRow>`select page_type as "pageType", type, title, block_no as sort, items
     from page_block where corp_id = :corpId order by page_type, block_no, block_id`,
  (corpId: string) => ({ corpId }),
)
