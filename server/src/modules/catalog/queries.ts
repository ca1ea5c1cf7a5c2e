import type { Product, SaleTime } from '@tiffin/core/catalog/product'
import { saleChannel } from '@tiffin/core/catalog/sale-channel'
import type { MaterialFood, RecipeShare } from '@tiffin/core/food/food-book'
import type { Texts } from '@tiffin/core/language/language'
import type { PromotionRule } from '@tiffin/core/pricing/promotion'
import { promotionStatus } from '../../base/status.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** Rows of the menu in all languages; weights are thousandths, amounts minor units. */
export interface CategoryRow {
  readonly categoryId: string
  readonly parentId: string | null
  readonly name: Texts
  readonly description: Texts
  readonly icon: string
  readonly sort: number
}

export interface ProductRow {
  readonly productId: string
  readonly categoryId: string
  readonly productType: number
  readonly name: Texts
  readonly description: Texts
  readonly image: string
  readonly images: string[]
  readonly cutImage: string
  readonly tint: string
  readonly launchStatus: number
  readonly saleStatus: number
  readonly perOrderLimit: number | null
  readonly dailyLimit: number | null
  readonly saleTimeList: SaleTime[]
  readonly saleChannels: number[]
  readonly isRequired: boolean
  readonly isSold: boolean
  readonly taxClassId: string
  readonly substituteIdList: string[]
  readonly sort: number
}

/** What the menu shows of a product as it is stored. */
export const shownAsStored = [
  ...(['productId', 'productType', 'image', 'images', 'cutImage', 'tint', 'launchStatus', 'saleStatus'] as const),
  ...(['perOrderLimit', 'dailyLimit', 'saleTimeList', 'isRequired', 'sort'] as const),
] satisfies readonly (keyof ProductRow & keyof Product)[]

export interface SkuRow {
  readonly skuId: string
  readonly productId: string
  readonly name: Texts
  readonly price: number
  readonly memberPrice: number | null
  readonly isDefault: boolean
  readonly volumeMl: number | null
}

export interface PropertyRow {
  readonly propertyId: string
  readonly name: Texts
  readonly multiple: boolean
  readonly min: number
  readonly max: number
  readonly isTopping: boolean
}

export interface PropertyValueRow {
  readonly propertyValueId: string
  readonly propertyId: string
  readonly name: Texts
  readonly price: number
  readonly recipeShares: Omit<RecipeShare, 'propertyValueId'>[]
}

export interface MaterialRow {
  readonly materialId: string
  readonly name: Texts
  /** Null when nothing of it is known. */
  readonly food: Omit<MaterialFood, 'materialId'> | null
}

export interface MaterialUseRow {
  /** Sku id or property value id. */
  readonly ownerId: string
  readonly materialId: string
  readonly weight: number
}

export interface PackageGroupRow {
  readonly productGroupId: string
  readonly productId: string
  readonly name: Texts
  readonly isFixed: boolean
  readonly minNum: number
  readonly maxNum: number
}

export interface PackageItemRow {
  readonly productGroupId: string
  readonly skuId: string
  readonly increasePrice: number
  readonly maxNum: number
  readonly isDefault: boolean
}

export interface PromotionRow {
  readonly promotionId: string
  readonly type: number
  readonly name: Texts
  readonly rule: PromotionRule
  readonly threshold: number
  readonly productIdList: string[] | null
  readonly startTime: number
  readonly endTime: number
  readonly combinableWithCoupon: boolean
  readonly combinableWithActivity: boolean
}

export interface StockRow {
  readonly kind: number
  readonly itemId: string
  /** 0 of what is marked as sold out. */
  readonly available: number
  /** When a mark ends by itself. */
  readonly backAt: number | null
}

const ofCorp = (corpId: string) => ({ corpId })

const atStore = (corpId: string, storeId: string) => ({ corpId, storeId })

export const listCategoryRows = named(
  'catalog_categories',
  sql<CategoryRow>`select category_id as "categoryId", parent_id as "parentId", name, description, icon, sort
   from category where corp_id = :corpId and archived_at is null order by sort, category_id`,
  ofCorp,
)

/** The menu with what differs at the store. */
export const listProductRows = named(
  'catalog_products',
  sql<ProductRow>`select p.product_id as "productId", p.category_id as "categoryId", p.product_type as "productType", p.name,
     p.description, p.image, p.images, p.cut_image as "cutImage", p.tint,
     coalesce(s.launch_status, p.launch_status) as "launchStatus!", coalesce(s.sale_status, p.sale_status) as "saleStatus!",
     p.per_order_limit as "perOrderLimit", p.daily_limit as "dailyLimit", p.sale_times as "saleTimeList",
     p.sale_channels as "saleChannels", coalesce(s.is_required, p.is_required) as "isRequired!",
     coalesce(s.is_sold, true) as "isSold!", p.tax_class_id as "taxClassId",
     p.substitute_ids as "substituteIdList", p.sort
   from product p
   left join store_product s on s.corp_id = p.corp_id and s.store_id = :storeId and s.product_id = p.product_id
   where p.corp_id = :corpId and p.archived_at is null order by p.sort, p.product_id`,
  atStore,
)

/** The price list of a store. */
const listOfStore = sql`(select price_list_id from store_price_list where corp_id = :corpId and store_id = :storeId)`

/** Prices as they are at a store: its own, else those of its price list, else the brand's [price-11]. */
export const listSkuRows = named(
  'catalog_skus',
  sql<SkuRow>`select k.sku_id as "skuId", k.product_id as "productId", k.name, coalesce(s.price, l.price, k.price) as "price!",
     coalesce(l.member_price, k.member_price) as "memberPrice", k.is_default as "isDefault", k.volume_ml as "volumeMl"
   from sku k
   left join store_sku s on s.corp_id = k.corp_id and s.store_id = :storeId and s.sku_id = k.sku_id
   left join price_list_sku l on l.corp_id = k.corp_id and l.price_list_id = ${listOfStore} and l.sku_id = k.sku_id
   where k.corp_id = :corpId and k.archived_at is null order by k.sort, k.sku_id`,
  atStore,
)

export const listPropertyRows = named(
  'catalog_properties',
  sql<PropertyRow>`select property_id as "propertyId", name, multiple, min_num as min, max_num as max, is_topping as "isTopping" from property where corp_id = :corpId and archived_at is null`,
  ofCorp,
)

export const listPropertyValueRows = named(
  'catalog_values',
  sql<PropertyValueRow>`select property_value_id as "propertyValueId", property_id as "propertyId", name, price, recipe_shares as "recipeShares"
   from property_value where corp_id = :corpId and archived_at is null order by sort, property_value_id`,
  ofCorp,
)

export const listProductPropertyRows = named(
  'catalog_product_properties',
  sql`select product_id as "productId", property_id as "propertyId"
   from product_property where corp_id = :corpId order by sort, property_id`,
  ofCorp,
)

export const listPackageGroupRows = named(
  'catalog_groups',
  sql<PackageGroupRow>`select product_group_id as "productGroupId", product_id as "productId", name, is_fixed as "isFixed",
     min_num as "minNum", max_num as "maxNum" from package_group where corp_id = :corpId order by sort, product_group_id`,
  ofCorp,
)

export const listPackageItemRows = named(
  'catalog_items',
  sql<PackageItemRow>`select product_group_id as "productGroupId", sku_id as "skuId", increase_price as "increasePrice",
     max_num as "maxNum", is_default as "isDefault" from package_item where corp_id = :corpId order by sort, sku_id`,
  ofCorp,
)

export const listMaterialRows = named(
  'catalog_materials',
  sql<MaterialRow>`select material_id as "materialId", name,
     case when num_nonnulls(energy, sugar, saturated_fat, caffeine) > 0 or allergens_known or contains <> '{}' or may_contain <> '{}'
       then jsonb_build_object('per', food_per, 'energy', energy, 'sugar', sugar, 'lactose', lactose, 'saturatedFat', saturated_fat,
         'caffeine', caffeine, 'hasSweetener', has_sweetener, 'isComplete', allergens_known, 'containsList', contains,
         'mayContainList', may_contain) end as food
   from material where corp_id = :corpId and archived_at is null order by material_id`,
  ofCorp,
)

export const listSkuMaterialRows = named(
  'catalog_sku_materials',
  sql<MaterialUseRow>`select sku_id as "ownerId", material_id as "materialId", weight from sku_material where corp_id = :corpId order by material_id`,
  ofCorp,
)

export const listValueMaterialRows = named(
  'catalog_value_materials',
  sql<MaterialUseRow>`select property_value_id as "ownerId", material_id as "materialId", weight
   from property_value_material where corp_id = :corpId order by material_id`,
  ofCorp,
)

const promotionsAtStore = sql`corp_id = :corpId and status = ${promotionStatus.active} and (store_ids is null or :storeId = any (store_ids))
     and (sale_channels is null or ${saleChannel.app} = any (sale_channels))`

/** Promotions of the app's channel at a store that are not over yet. */
export const listPromotionRows = named(
  'catalog_promotions',
  sql<PromotionRow>`select promotion_id as "promotionId", type, name, rule, threshold, product_ids as "productIdList",
     start_time as "startTime", end_time as "endTime", combinable_with_coupon as "combinableWithCoupon",
     combinable_with_activity as "combinableWithActivity"
   from promotion
   where ${promotionsAtStore} order by promotion_id`,
  atStore,
)

const hashed = (text: Sql) => sql`coalesce(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '')`

/** Whatever a row of a store says beside whose it is. */
const textOf = (key: Sql) => sql`string_agg((to_jsonb(own) - 'store_id')::text, ',' order by own.${key})`

/** One text for all stores that read the same menu at one version of the catalogue: made of everything in which stores may differ. */
export const findStoreKey = named(
  'catalog_store_key',
  sql`select concat_ws(' ',
     (select ${hashed(textOf(sql`product_id`))} from store_product own where own.corp_id = :corpId and own.store_id = :storeId),
     (select ${hashed(textOf(sql`sku_id`))} from store_sku own where own.corp_id = :corpId and own.store_id = :storeId),
     coalesce(${listOfStore}, ''),
     (select ${hashed(sql`string_agg(promotion_id, ',' order by promotion_id)`)} from promotion where ${promotionsAtStore})
   ) as "key!"`,
  atStore,
)

/** What is counted at a store, and what is marked there as sold out [stock-5]. */
export const listStockRows = named(
  'catalog_stock',
  sql<StockRow>`with counted as (
     select stock_kind, item_id, available from store_stock where corp_id = :corpId and store_id = :storeId
   ), marked as (
     select stock_kind, item_id, back_at from sold_out
     where corp_id = :corpId and store_id = :storeId and (back_at is null or back_at > now())
   )
   select stock_kind as "kind!", item_id as "itemId!", case when marked.stock_kind is null then counted.available else 0 end as "available!",
     back_at as "backAt"
   from counted full join marked using (stock_kind, item_id) order by stock_kind, item_id`,
  atStore,
)
