import { stockKind } from '@tiffin/core/stock/check-stock'
import { type Sql, sql } from '../../db/sql.ts'

/** Of a size: its last unit, or the last that a set with several of it needs. */
const isNewsOfSize = sql`moved.low < 1 or exists (
       select from package_item item
       where item.corp_id = :corpId and item.sku_id = moved.item_id and item.max_num > 1 and item.max_num > moved.low)`

/** Of a material: so much as a size, an option, or several of a size in a set need. */
const isNewsOfMaterial = sql`exists (
       select from sku_material use where use.corp_id = :corpId and use.material_id = moved.item_id
         and use.weight > moved.low and use.weight <= moved.low + moved.amount)
     or exists (
       select from property_value_material use where use.corp_id = :corpId and use.material_id = moved.item_id
         and use.weight > moved.low and use.weight <= moved.low + moved.amount)
     or exists (
       select from package_item item join sku_material use using (corp_id, sku_id)
       where item.corp_id = :corpId and item.max_num > 1 and use.material_id = moved.item_id
         and use.weight * item.max_num > moved.low and moved.low / use.weight < (moved.low + moved.amount) / use.weight)`

/**
 * The steps that raise the versions by which every server and open page reads again, when something at a store can no longer be had, or can
 * be had again [stock-15]. They stand behind the step `moved` of stocks that went from `low + amount` down to `low`, or up from it. Most
 * moves of stock change nothing that anybody sees: these write nothing.
 */
export const newsSteps = (moved: Sql): Sql => sql`news as (
     insert into stock_news (corp_id, store_id, version)
     select :corpId, store_id, 1 from (
       select distinct store_id from ${moved} moved
       where case moved.stock_kind when ${stockKind.sku} then ${isNewsOfSize} else ${isNewsOfMaterial} end) place
     on conflict (corp_id, store_id) do update set version = stock_news.version + 1
     returning store_id
   ), raised as (
     update corp set catalog_version = catalog_version + 1, store_version = store_version + 1
     where corp_id = :corpId and exists (select from news)
     returning corp_id
   )`

/** Whether there was news; the brand is locked then, before what stands behind it. */
export const hasNews = sql`exists (select from raised)`
