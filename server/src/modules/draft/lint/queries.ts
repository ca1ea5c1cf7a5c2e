import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { WeeklyHours } from '@tiffin/core/lint/lint-menu'
import { shelfStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Everything on the menu that rules of lint look at: nothing of it grows with the number of stores. */
export const listLintItems = named(
  'lint_items',
  sql<{
    kind: ItemKind
    itemId: string
  }>`select 'material' as "kind!", material_id as "itemId!" from material where corp_id = :corpId and archived_at is null
     union all select 'property', property_id from property where corp_id = :corpId and archived_at is null
     union all select 'propertyValue', property_value_id from property_value where corp_id = :corpId and archived_at is null
     union all select 'product', product_id from product where corp_id = :corpId and archived_at is null
     union all select 'sku', sku_id from sku where corp_id = :corpId and archived_at is null
     union all select distinct 'package', product_id from package_group where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** Stores that sell, with their weekly hours. */
export const listLintStores = named(
  'lint_stores',
  sql<{ storeId: string; hours: WeeklyHours }>`select store_id as "storeId", business_hours as "hours" from store
     where corp_id = :corpId and archived_at is null order by store_id`,
  (corpId: string) => ({ corpId }),
)

/** A product, as the brand would have it; stores at which the draft has something to say of it are looked at by the draft. */
export interface AskedProduct {
  readonly productId: string
  readonly launchStatus: number
  readonly saleStatus: number
  readonly draftedStoreIds: readonly string[]
}

/** Whether a store sells each of these products: the first one that does is enough. */
export const listSold = named(
  'lint_sold',
  sql<{ productId: string; isSold: boolean }>`select "productId" as "productId!", exists (select from store
       where store.corp_id = :corpId and archived_at is null and not "draftedStoreIds" ? store_id
         and coalesce((select is_sold and coalesce(launch_status, "launchStatus") = ${shelfStatus.on} and coalesce(sale_status, "saleStatus") = ${shelfStatus.on}
             from store_product here where here.corp_id = :corpId and here.store_id = store.store_id and here.product_id = "productId"),
           "launchStatus" = ${shelfStatus.on} and "saleStatus" = ${shelfStatus.on})) as "isSold!"
     from jsonb_to_recordset(:products) as row ("productId" text, "launchStatus" smallint, "saleStatus" smallint, "draftedStoreIds" jsonb)`,
  (corpId: string, products: readonly AskedProduct[]) => ({ corpId, products: JSON.stringify(products) }),
)
