import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Everything on the menu and what differs at stores, in the order in which customers see it; at most as many rows as asked for. */
export const listSheetItems = named(
  'sheet_items',
  sql<{ kind: ItemKind; itemId: string }>`select kind as "kind!", item_id as "itemId!" from (
       select 'category' as kind, category_id as item_id, lpad((sort::bigint + 2147483648)::text, 12, '0') as place from category
         where corp_id = :corpId and archived_at is null
       union all select 'material', material_id, code from material where corp_id = :corpId and archived_at is null
       union all select 'property', property_id, '' from property where corp_id = :corpId and archived_at is null
       union all select 'propertyValue', property_value_id, property_id || ' ' || lpad((sort::bigint + 2147483648)::text, 12, '0') from property_value
         where corp_id = :corpId and archived_at is null
       union all select 'product', product_id, lpad((sort::bigint + 2147483648)::text, 12, '0') from product where corp_id = :corpId and archived_at is null
       union all select 'sku', sku_id, product_id || ' ' || lpad((sort::bigint + 2147483648)::text, 12, '0') from sku
         where corp_id = :corpId and archived_at is null
       union all select distinct 'package', product_id, '' from package_group where corp_id = :corpId
       union all select 'storeProduct', store_id || '.' || product_id, '' from store_product where corp_id = :corpId
       union all select 'storeSku', store_id || '.' || sku_id, '' from store_sku where corp_id = :corpId) item
     order by kind, place, item_id limit :limit`,
  (corpId: string, limit: number) => ({ corpId, limit }),
)

/** Stores by id and code; archived ones too, which may be named still. */
export const listStoreCodes = named(
  'sheet_stores',
  sql<{ itemId: string; code: string }>`select store_id as "itemId", code from store where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
