import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { StoredChange } from '../queries.ts'

/** The last release that archived an item: what it did to the item and to what stands below it. */
export const listArchivedTogether = named(
  'draft_archived_together',
  sql<StoredChange>`select kind, item_id as "itemId", op, fields from release_change change
     where corp_id = :corpId and op = 'archive' and release_no = (
         select release_no from release_change
         where corp_id = :corpId and kind = :kind and item_id = :itemId and op = 'archive' order by release_no desc limit 1)
       and (kind = :kind and item_id = :itemId
         or :kind = 'product' and (kind = 'package' and item_id = :itemId or kind = 'sku' and fields #>> '{productId,from}' = :itemId)
         or :kind = 'property' and kind = 'propertyValue' and fields #>> '{propertyId,from}' = :itemId)`,
  (corpId: string, item: { kind: ItemKind; itemId: string }) => ({ corpId, ...item }),
)

interface Coded {
  readonly kind: ItemKind
  readonly itemId: string
  readonly code: string
}

/** For each item whose code another one of its kind has on the menu: what that one is called. */
export const listCodeHolders = named(
  'draft_code_holders',
  sql<{ kind: ItemKind; itemId: string; name: Texts }>`
     with coded as (select kind, "itemId", code from jsonb_to_recordset(:itemRows) as row (kind text, "itemId" text, code text))
     select kind as "kind!", "itemId" as "itemId!", name as "name!" from coded join product using (code)
       where kind = 'product' and corp_id = :corpId and archived_at is null and product_id <> "itemId"
     union all select kind, "itemId", name from coded join sku using (code)
       where kind = 'sku' and corp_id = :corpId and archived_at is null and sku_id <> "itemId"
     union all select kind, "itemId", name from coded join property_value using (code)
       where kind = 'propertyValue' and corp_id = :corpId and archived_at is null and property_value_id <> "itemId"
     union all select kind, "itemId", name from coded join material using (code)
       where kind = 'material' and corp_id = :corpId and archived_at is null and material_id <> "itemId"`,
  (corpId: string, items: readonly Coded[]) => ({ corpId, itemRows: JSON.stringify(items) }),
)
