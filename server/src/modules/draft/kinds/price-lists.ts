import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findPriceLists = named(
  'draft_find_price_list',
  sql<LiveItem>`select price_list_id as "itemId", jsonb_build_object('name', name, 'code', code) as "fields!"
     from price_list where corp_id = :corpId and price_list_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putPriceLists = named(
  'draft_put_price_list',
  sql`insert into price_list (corp_id, price_list_id, name, code)
     select :corpId, "itemId", name, code from jsonb_to_recordset(:itemRows) as row ("itemId" text, name text, code text)
     on conflict (corp_id, price_list_id) do update set name = excluded.name, code = excluded.code, archived_at = null`,
  itemRows<'priceList'>,
)

const archivePriceLists = named(
  'draft_archive_price_list',
  sql`update price_list set archived_at = :now where corp_id = :corpId and price_list_id = any (:ids)`,
  archiving,
)

/** Named lists of prices. An archived one keeps its prices, so that it can come back with them. */
export const priceLists: ItemStore<'priceList'> = {
  find: findPriceLists,
  put: (corpId, items) => [putPriceLists(corpId, items)],
  archive: (...given) => [archivePriceLists(...given)],
}

/** An id of two: `<list>.<sku>`. */
const [listPart, skuPart] = [sql`split_part("itemId", '.', 1)`, sql`split_part("itemId", '.', 2)`]

const findPrices = named(
  'draft_find_price_list_sku',
  sql<LiveItem>`select "itemId" as "itemId!", jsonb_build_object('price', price, 'memberPrice', member_price) as "fields!"
     from unnest(:ids::text[]) as wish ("itemId") join price_list_sku on corp_id = :corpId and price_list_id = ${listPart} and sku_id = ${skuPart}`,
  ofIds,
)

const putPrices = named(
  'draft_put_price_list_sku',
  sql`insert into price_list_sku (corp_id, price_list_id, sku_id, price, member_price)
     select :corpId, ${listPart}, ${skuPart}, price, "memberPrice"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, price bigint, "memberPrice" bigint)
     on conflict (corp_id, price_list_id, sku_id) do update set price = excluded.price, member_price = excluded.member_price`,
  itemRows<'priceListSku'>,
)

const dropPrices = named(
  'draft_drop_price_list_sku',
  sql`delete from price_list_sku using unnest(:ids::text[]) as wish ("itemId")
     where corp_id = :corpId and price_list_id = ${listPart} and sku_id = ${skuPart}`,
  ofIds,
)

/** Prices of lists, each an item of its own: two people who change two of them do not clash [price-12]. */
export const priceListSkus: ItemStore<'priceListSku'> = {
  find: findPrices,
  put: (corpId, items) => [putPrices(corpId, items)],
  archive: (corpId, ids) => [dropPrices(corpId, ids)],
}

const findStorePriceLists = named(
  'draft_find_store_price_list',
  sql<LiveItem>`select store_id as "itemId", jsonb_build_object('priceListId', price_list_id) as "fields!"
     from store_price_list where corp_id = :corpId and store_id = any (:ids)`,
  ofIds,
)

const putStorePriceLists = named(
  'draft_put_store_price_list',
  sql`insert into store_price_list (corp_id, store_id, price_list_id)
     select :corpId, "itemId", "priceListId" from jsonb_to_recordset(:itemRows) as row ("itemId" text, "priceListId" text)
     on conflict (corp_id, store_id) do update set price_list_id = excluded.price_list_id`,
  itemRows<'storePriceList'>,
)

const dropStorePriceLists = named(
  'draft_drop_store_price_list',
  sql`delete from store_price_list where corp_id = :corpId and store_id = any (:ids)`,
  ofIds,
)

/** Which list a store has. */
export const storePriceLists: ItemStore<'storePriceList'> = {
  find: findStorePriceLists,
  put: (corpId, items) => [putStorePriceLists(corpId, items)],
  archive: (corpId, ids) => [dropStorePriceLists(corpId, ids)],
}
