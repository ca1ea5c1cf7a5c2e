import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { listedKinds } from '@tiffin/contract/desk/menu'
import type { Texts } from '@tiffin/core/language/language'
import { shelfStatus } from '../../../base/status.ts'
import { identifier, type Sql, sql } from '../../../db/sql.ts'
import { named, type Statement } from '../../../db/statement.ts'

export type ListedKind = (typeof listedKinds)[number]

export interface ListFilter {
  readonly corpId: string
  /** Empty: as it is published. */
  readonly draftId: string
  readonly text: string
  readonly categoryId: string | null
  readonly state: 'live' | 'hidden' | 'changed' | 'archived'
  /** The last item that was seen; empty at the beginning. */
  readonly afterKey: string
  readonly afterId: string
  readonly limit: number
}

export interface ListedRow {
  readonly itemId: string
  readonly sortKey: string
  readonly isArchived: boolean
  readonly name: Texts
  /** Of a product; null of anything else. */
  readonly image: string | null
  readonly categoryId: string | null
  /** Of all pages. */
  readonly total: number
}

interface ListedTable {
  readonly table: Sql
  readonly id: Sql
  readonly code: Sql
  readonly sortKey: Sql
  readonly categoryId: Sql
  readonly image: Sql
  readonly isHidden: Sql
  /** Items below which the draft changes something, as `item_id`. */
  readonly touched: Sql
}

const byPlace = sql`lpad((sort::bigint + 2147483648)::text, 12, '0')`
const byName = sql`lower(coalesce(name ->> 'zh-CN', name ->> 'en-US', ''))`
const untouched = sql`select null::text as item_id where false`
const nothing = sql`null::text`
const plain = {
  ...{ code: sql`''`, sortKey: byName, categoryId: nothing, image: nothing },
  ...{ isHidden: sql`false`, touched: untouched },
}

const ofThisDraft = sql`change.corp_id = :corpId and change.draft_id = :draftId`
const touchedProducts = sql`select coalesce(sku.product_id, fields #>> '{productId,to}', case kind when 'package' then item_id
         when 'storeProduct' then split_part(item_id, '.', 2) end) as item_id
       from draft_change change left join sku on sku.corp_id = change.corp_id
         and sku.sku_id = case kind when 'sku' then item_id when 'storeSku' then split_part(item_id, '.', 2) end
       where ${ofThisDraft} and kind in ('sku', 'package', 'storeProduct', 'storeSku')`
const touchedOptions = sql`select coalesce(property_id, fields #>> '{propertyId,to}') as item_id
       from draft_change change left join property_value on property_value.corp_id = change.corp_id and property_value_id = item_id
       where ${ofThisDraft} and kind = 'propertyValue'`

const tables: Readonly<Record<ListedKind, ListedTable>> = {
  category: { ...plain, table: sql`category`, id: sql`category_id`, sortKey: byPlace },
  material: { ...plain, table: sql`material`, id: sql`material_id`, code: sql`code` },
  property: { ...plain, table: sql`property`, id: sql`property_id`, touched: touchedOptions },
  product: {
    ...{ table: sql`product`, id: sql`product_id`, code: sql`code`, sortKey: byPlace, categoryId: sql`category_id` },
    image: sql`image`,
    isHidden: sql`launch_status = ${shelfStatus.off} or sale_status = ${shelfStatus.off}`,
    touched: touchedProducts,
  },
}

const words = (name: Sql) => sql`(select string_agg(value, ' ') from jsonb_each_text(${name}))`

/** What a draft makes and is not published yet stands at the beginning. */
const listingOf = (kind: ListedKind, { table, id, code, sortKey, categoryId, image, isHidden, touched }: ListedTable) =>
  named(
    `draft_list_${kind}`,
    sql<ListedRow>`with drafted as (select item_id, op, fields from draft_change where corp_id = :corpId and draft_id = :draftId and kind = '${identifier(kind)}'),
       touched as (${touched}),
       item as (
         select ${id} as item_id, ${sortKey} as sort_key, name, concat_ws(' ', ${code}, ${words(sql`name`)}) as words, ${categoryId} as category_id, ${image} as image,
           archived_at is not null as is_archived, ${isHidden} as is_hidden from ${table} where corp_id = :corpId
         union all select item_id, '', coalesce(fields #> '{name,to}', '{}'), concat_ws(' ', fields #>> '{code,to}', ${words(sql`coalesce(fields #> '{name,to}', '{}')`)}),
           fields #>> '{categoryId,to}', fields #>> '{image,to}', false, false from drafted
           where op = 'create' and not exists (select from ${table} where corp_id = :corpId and ${id} = item_id)),
       wanted as (select item_id, sort_key, is_archived, name, image, category_id from item left join drafted using (item_id)
         where (:text = '' or position(lower(:text) in lower(words)) > 0)
           and (:categoryId?::text is null or coalesce(fields #>> '{categoryId,to}', category_id) = :categoryId?)
           and case :state when 'changed' then op is not null or item_id in (select item_id from touched) when 'archived' then is_archived
             when 'hidden' then is_hidden and not is_archived else not is_archived or op = 'create' end)
     select item_id as "itemId!", sort_key as "sortKey!", is_archived as "isArchived!", name as "name!", image, category_id as "categoryId", (select count(*) from wanted) as "total!" from wanted
     where :afterId = '' or (sort_key, item_id) > (:afterKey, :afterId) order by sort_key, item_id limit :limit`,
    (filter: ListFilter) => ({ ...filter }),
  )

const listings = {
  category: listingOf('category', tables.category),
  material: listingOf('material', tables.material),
  property: listingOf('property', tables.property),
  product: listingOf('product', tables.product),
} as const

/** A page of a kind, with what a draft adds to it. */
export const listItems = (kind: ListedKind, filter: ListFilter): Statement<ListedRow> => listings[kind](filter)

interface PartRow {
  readonly kind: ItemKind
  readonly itemId: string
  readonly ofId: string
}

/** What stands below products and options, published or drafted; archived parts only below what is archived itself. */
export const listParts = named(
  'draft_parts',
  sql<PartRow>`select 'sku' as "kind!", sku_id as "itemId!", product_id as "ofId!" from sku
       where corp_id = :corpId and product_id = any (:ids) and archived_at is null
     union select 'package', product_id, product_id from package_group where corp_id = :corpId and product_id = any (:ids)
     union select 'propertyValue', property_value_id, property_id from property_value
       where corp_id = :corpId and property_id = any (:ids) and archived_at is null
     union select kind, item_id, case kind when 'package' then item_id else coalesce(fields #>> '{productId,to}', fields #>> '{propertyId,to}') end
       from draft_change where corp_id = :corpId and draft_id = :draftId and op = 'create' and kind in ('sku', 'package', 'propertyValue')
         and case kind when 'package' then item_id else coalesce(fields #>> '{productId,to}', fields #>> '{propertyId,to}') end = any (:ids)`,
  (corpId: string, draftId: string, ids: readonly string[]) => ({ corpId, draftId, ids }),
)

const inLiveList = sql`price_list_id = any (array(select price_list_id from price_list where corp_id = :corpId and archived_at is null))`

/** What differs of a product at stores and in price lists, published or drafted. */
export const listDifferences = named(
  'draft_differences',
  sql<
    Omit<PartRow, 'ofId'>
  >`select 'storeProduct' as "kind!", store_id || '.' || product_id as "itemId!" from store_product
       where corp_id = :corpId and product_id = :itemId
     union select 'storeSku', store_id || '.' || sku_id from store_sku join sku using (corp_id, sku_id)
       where corp_id = :corpId and product_id = :itemId
     union select 'priceListSku', price_list_id || '.' || sku_id from price_list_sku where corp_id = :corpId and ${inLiveList}
       and sku_id = any (array(select sku_id from sku where corp_id = :corpId and product_id = :itemId))
     union select kind, item_id from draft_change where corp_id = :corpId and draft_id = :draftId and op = 'create'
       and (kind = 'storeProduct' and split_part(item_id, '.', 2) = :itemId
         or kind in ('storeSku', 'priceListSku') and split_part(item_id, '.', 2) in (select sku_id from sku where corp_id = :corpId and product_id = :itemId))`,
  (corpId: string, draftId: string, itemId: string) => ({ corpId, draftId, itemId }),
)

interface NameRow {
  readonly kind: ItemKind
  readonly itemId: string
  readonly name: Record<string, string>
  readonly parentId: string
  readonly image: string
  readonly unit: string
  readonly isStored: boolean
}

/** The name of what a draft makes: of a block its title, or the first one inside. */
const draftedName = sql`coalesce(case when kind = 'priceList' then jsonb_build_object('en-US', fields #> '{name,to}') else fields #> '{name,to}' end, nullif(fields #> '{title,to}', '{}'), fields #> '{text,to}', fields #> '{itemList,to,0,title}')`

/** What things are called, whatever became of them; what a draft brings back stands here twice, last as the draft makes it. */
export const listNames = named(
  'draft_names',
  sql<NameRow>`select 'category' as "kind!", category_id as "itemId!", name as "name!", '' as "parentId!", icon as "image!", '' as "unit!", true as "isStored!" from category
       where corp_id = :corpId and category_id = any (:ids)
     union all select 'material', material_id, name, '', '', unit, true from material where corp_id = :corpId and material_id = any (:ids)
     union all select 'property', property_id, name, '', '', '', true from property where corp_id = :corpId and property_id = any (:ids)
     union all select 'propertyValue', property_value_id, name, property_id, '', '', true from property_value
       where corp_id = :corpId and property_value_id = any (:ids)
     union all select 'product', product_id, name, '', image, '', true from product where corp_id = :corpId and product_id = any (:ids)
     union all select 'sku', sku_id, name, product_id, '', '', true from sku where corp_id = :corpId and sku_id = any (:ids)
     union all select 'pageBlock', block_id, case when title = '{}' then coalesce(items #> '{0,title}', '{}') else title end, '',
         coalesce(items #>> '{0,image}', ''), '', true from page_block where corp_id = :corpId and block_id = any (:ids)
     union all select 'promotion', promotion_id, name, '', '', '', true from promotion where corp_id = :corpId and promotion_id = any (:ids)
     union all select 'couponKind', kind_id, name, '', '', '', true from coupon_kind where corp_id = :corpId and kind_id = any (:ids)
     union all select 'priceList', price_list_id, jsonb_build_object('en-US', name), '', '', '', true from price_list
       where corp_id = :corpId and price_list_id = any (:ids)
     union all select 'storePriceList', store_id, name, '', '', '', true from store where corp_id = :corpId and store_id = any (:ids)
     union all select 'guideMarker', marker_id, text, '', image, '', true from guide_marker where corp_id = :corpId and marker_id = any (:ids)
     union all select 'tax', each ->> 'taxClassId', jsonb_build_object('en-US', each ->> 'name'), '', '', '', true
       from corp, jsonb_array_elements(tax -> 'classList') each where corp_id = :corpId and each ->> 'taxClassId' = any (:ids)
     union all select 'tax', each ->> 'taxClassId', jsonb_build_object('en-US', each ->> 'name'), '', '', '', false
       from draft_change, jsonb_array_elements(case jsonb_typeof(fields #> '{classList,to}') when 'array' then fields #> '{classList,to}' else '[]' end) each
       where corp_id = :corpId and draft_id = :draftId and kind = 'tax' and each ->> 'taxClassId' = any (:ids)
     union all select kind, item_id, case jsonb_typeof(${draftedName}) when 'object' then ${draftedName} else '{}' end, coalesce(fields #>> '{productId,to}', fields #>> '{propertyId,to}', ''),
         coalesce(fields #>> '{image,to}', fields #>> '{icon,to}', fields #>> '{itemList,to,0,image}', ''), coalesce(fields #>> '{unit,to}', ''), false from draft_change
       where corp_id = :corpId and draft_id = :draftId and op = 'create' and item_id = any (:ids)
         and kind not in ('package', 'storeProduct', 'storeSku', 'priceListSku', 'storePriceList')`,
  (corpId: string, draftId: string, ids: readonly string[]) => ({ corpId, draftId, ids }),
)

/** Everything on the menu and what differs at stores, in the order in which customers see it; at most as many rows as asked for. */
export const listWholeMenu = named(
  'menu_whole',
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
       union all select 'storeSku', store_id || '.' || sku_id, '' from store_sku where corp_id = :corpId
       union all select 'priceList', price_list_id, lower(name) from price_list where corp_id = :corpId and archived_at is null
       union all select 'priceListSku', price_list_id || '.' || sku_id, '' from price_list_sku where corp_id = :corpId and ${inLiveList}
       union all select 'storePriceList', store_id, '' from store_price_list where corp_id = :corpId) item
     order by kind, place, item_id limit :limit`,
  (corpId: string, limit: number) => ({ corpId, limit }),
)

/** Stores by id and code; archived ones too, which may be named still. */
export const listStoreCodes = named(
  'menu_stores',
  sql<{ itemId: string; code: string }>`select store_id as "itemId", code from store where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
