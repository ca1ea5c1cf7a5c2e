import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Price lists and the stores that have one. */
export const listPriceListIds = named(
  'draft_price_list_ids',
  sql<{
    kind: 'priceList' | 'storePriceList'
    itemId: string
  }>`select kind as "kind!", item_id as "itemId!" from (
       select 'priceList' as kind, price_list_id as item_id, lower(name) as place from price_list where corp_id = :corpId and archived_at is null
       union all select 'storePriceList', store_id, '' from store_price_list where corp_id = :corpId) item
     order by kind, place, item_id`,
  (corpId: string) => ({ corpId }),
)

/** How many sizes on the menu each list names, a draft included. */
export const countPrices = named(
  'draft_price_counts',
  sql<{ priceListId: string; count: number }>`select price_list_id as "priceListId!", count(*) as "count!" from (
       select price_list_id, sku_id from price_list_sku where corp_id = :corpId
       union select split_part(item_id, '.', 1), split_part(item_id, '.', 2) from draft_change
         where corp_id = :corpId and draft_id = :draftId and kind = 'priceListSku' and op = 'create'
       except select split_part(item_id, '.', 1), split_part(item_id, '.', 2) from draft_change
         where corp_id = :corpId and draft_id = :draftId and kind = 'priceListSku' and op = 'archive') price
     where not exists (select from sku join product using (corp_id, product_id)
       where sku.corp_id = :corpId and sku.sku_id = price.sku_id and (sku.archived_at is not null or product.archived_at is not null))
     group by price_list_id`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

/** As many sizes as one list shows. */
const mostSkus = 20_000

/** Sizes on the menu, published or drafted, and the prices of a list. */
export const listListedIds = named(
  'draft_price_list_items',
  sql<{ kind: 'product' | 'sku' | 'priceListSku'; itemId: string }>`with listed as (
       select sku_id, sku.product_id, product.sort as product_sort, sku.sort from sku join product using (corp_id, product_id)
         where sku.corp_id = :corpId and sku.archived_at is null and product.archived_at is null
       union all select item_id, coalesce(fields #>> '{productId,to}', ''), ${2_147_483_647}, 0 from draft_change
         where corp_id = :corpId and draft_id = :draftId and kind = 'sku' and op = 'create'
       order by product_sort, product_id, sort, sku_id limit ${mostSkus})
     select 'sku' as "kind!", sku_id as "itemId!" from listed
     union all select distinct 'product', product_id from listed
     union all select 'priceListSku', price_list_id || '.' || sku_id from price_list_sku where corp_id = :corpId and price_list_id = :priceListId`,
  (corpId: string, draftId: string, priceListId: string) => ({ corpId, draftId, priceListId }),
)
