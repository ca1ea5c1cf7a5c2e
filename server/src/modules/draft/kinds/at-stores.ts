import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

/** An id of two: `<store>.<thing>`. */
const [storePart, thingPart] = [sql`split_part("itemId", '.', 1)`, sql`split_part("itemId", '.', 2)`]

const findStoreProducts = named(
  'draft_find_store_product',
  sql<LiveItem>`select "itemId" as "itemId!", jsonb_build_object('isSold', is_sold, 'launchStatus', launch_status, 'saleStatus', sale_status,
       'isRequired', is_required) as "fields!"
     from unnest(:ids::text[]) as wish ("itemId") join store_product on corp_id = :corpId and store_id = ${storePart} and product_id = ${thingPart}`,
  ofIds,
)

const putStoreProducts = named(
  'draft_put_store_product',
  sql`insert into store_product (corp_id, store_id, product_id, is_sold, launch_status, sale_status, is_required)
     select :corpId, ${storePart}, ${thingPart}, "isSold", "launchStatus", "saleStatus", "isRequired"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "isSold" boolean, "launchStatus" smallint, "saleStatus" smallint, "isRequired" boolean)
     on conflict (corp_id, store_id, product_id) do update set is_sold = excluded.is_sold, launch_status = excluded.launch_status,
       sale_status = excluded.sale_status, is_required = excluded.is_required`,
  itemRows<'storeProduct'>,
)

const dropStoreProducts = named(
  'draft_drop_store_product',
  sql`delete from store_product using unnest(:ids::text[]) as wish ("itemId")
     where corp_id = :corpId and store_id = ${storePart} and product_id = ${thingPart}`,
  ofIds,
)

/** What differs of a product at a store. */
export const storeProducts: ItemStore<'storeProduct'> = {
  find: findStoreProducts,
  put: (corpId, items) => [putStoreProducts(corpId, items)],
  archive: (corpId, ids) => [dropStoreProducts(corpId, ids)],
}

const findStoreSkus = named(
  'draft_find_store_sku',
  sql<LiveItem>`select "itemId" as "itemId!", jsonb_build_object('price', price) as "fields!"
     from unnest(:ids::text[]) as wish ("itemId") join store_sku on corp_id = :corpId and store_id = ${storePart} and sku_id = ${thingPart}`,
  ofIds,
)

const putStoreSkus = named(
  'draft_put_store_sku',
  sql`insert into store_sku (corp_id, store_id, sku_id, price)
     select :corpId, ${storePart}, ${thingPart}, price from jsonb_to_recordset(:itemRows) as row ("itemId" text, price bigint)
     on conflict (corp_id, store_id, sku_id) do update set price = excluded.price`,
  itemRows<'storeSku'>,
)

const dropStoreSkus = named(
  'draft_drop_store_sku',
  sql`delete from store_sku using unnest(:ids::text[]) as wish ("itemId")
     where corp_id = :corpId and store_id = ${storePart} and sku_id = ${thingPart}`,
  ofIds,
)

/** Prices of a store's own. */
export const storeSkus: ItemStore<'storeSku'> = {
  find: findStoreSkus,
  put: (corpId, items) => [putStoreSkus(corpId, items)],
  archive: (corpId, ids) => [dropStoreSkus(corpId, ids)],
}
