import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findProducts = named(
  'draft_find_product',
  sql<LiveItem>`select product_id as "itemId", jsonb_build_object('categoryId', category_id, 'name', name, 'description', description, 'code', code,
       'sort', sort, 'productType', product_type, 'image', image, 'images', to_jsonb(images), 'cutImage', cut_image, 'tint', tint,
       'launchStatus', launch_status, 'saleStatus', sale_status, 'isRequired', is_required, 'perOrderLimit', per_order_limit,
       'dailyLimit', daily_limit, 'saleTimeList', sale_times, 'saleChannelList', to_jsonb(sale_channels), 'taxClassId', tax_class_id,
       'substituteIdList', to_jsonb(substitute_ids), 'propertyIdList', coalesce((select jsonb_agg(property_id order by link.sort, property_id) from product_property link
         where link.corp_id = product.corp_id and link.product_id = product.product_id), '[]')) as "fields!"
     from product where corp_id = :corpId and product_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putProductRows = named(
  'draft_put_product',
  sql`insert into product (corp_id, product_id, category_id, name, description, code, sort, product_type, image, images, cut_image, tint,
       launch_status, sale_status, is_required, per_order_limit, daily_limit, sale_times, sale_channels, tax_class_id,
       substitute_ids)
     select :corpId, "itemId", "categoryId", name, description, code, sort, "productType", image, images, "cutImage", tint,
       "launchStatus", "saleStatus", "isRequired", "perOrderLimit", "dailyLimit", "saleTimeList", "saleChannelList", "taxClassId",
       "substituteIdList"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "categoryId" text, name jsonb, description jsonb, code text, sort integer,
       "productType" smallint, image text, images text[], "cutImage" text, tint text, "launchStatus" smallint, "saleStatus" smallint,
       "isRequired" boolean, "perOrderLimit" integer, "dailyLimit" integer, "saleTimeList" jsonb, "saleChannelList" integer[],
       "taxClassId" text, "substituteIdList" text[])
     on conflict (corp_id, product_id) do update set category_id = excluded.category_id, name = excluded.name,
       description = excluded.description, code = excluded.code, sort = excluded.sort, product_type = excluded.product_type,
       image = excluded.image, images = excluded.images, cut_image = excluded.cut_image, tint = excluded.tint,
       launch_status = excluded.launch_status, sale_status = excluded.sale_status, is_required = excluded.is_required,
       per_order_limit = excluded.per_order_limit, daily_limit = excluded.daily_limit, sale_times = excluded.sale_times,
       sale_channels = excluded.sale_channels, tax_class_id = excluded.tax_class_id,
       substitute_ids = excluded.substitute_ids, archived_at = null`,
  itemRows<'product'>,
)

const clearProperties = named(
  'draft_clear_properties',
  sql`delete from product_property where corp_id = :corpId and product_id in (
       select "itemId" from jsonb_to_recordset(:itemRows) as row ("itemId" text))`,
  itemRows<'product'>,
)

const putPropertyLinks = named(
  'draft_put_properties',
  sql`insert into product_property (corp_id, product_id, property_id, sort)
     select :corpId, "itemId", property, place::integer from jsonb_to_recordset(:itemRows) as row ("itemId" text, "propertyIdList" jsonb),
       jsonb_array_elements_text("propertyIdList") with ordinality as link (property, place)`,
  itemRows<'product'>,
)

const archiveProducts = named(
  'draft_archive_product',
  sql`update product set archived_at = :now where corp_id = :corpId and product_id = any (:ids)`,
  archiving,
)

/** What is on the menu, with the options that it offers. */
export const products: ItemStore<'product'> = {
  find: findProducts,
  put: (corpId, items) => [
    putProductRows(corpId, items),
    clearProperties(corpId, items),
    putPropertyLinks(corpId, items),
  ],
  archive: (...given) => [archiveProducts(...given)],
}

const findSkus = named(
  'draft_find_sku',
  sql<LiveItem>`select sku_id as "itemId", jsonb_build_object('productId', product_id, 'name', name, 'code', code, 'price', price,
       'memberPrice', member_price, 'cost', cost, 'volumeMl', volume_ml, 'isDefault', is_default, 'sort', sort,
       'materialList', coalesce((select jsonb_agg(jsonb_build_object('materialId', material_id, 'weight', weight) order by material_id)
         from sku_material uses where uses.corp_id = sku.corp_id and uses.sku_id = sku.sku_id), '[]')) as "fields!"
     from sku where corp_id = :corpId and sku_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putSkuRows = named(
  'draft_put_sku',
  sql`insert into sku (corp_id, sku_id, product_id, name, code, price, member_price, cost, is_default, sort, volume_ml)
     select :corpId, "itemId", "productId", name, code, price, "memberPrice", cost, "isDefault", sort, "volumeMl"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "productId" text, name jsonb, code text, price bigint, "memberPrice" bigint,
       cost bigint, "isDefault" boolean, sort integer, "volumeMl" integer)
     on conflict (corp_id, sku_id) do update set product_id = excluded.product_id, name = excluded.name, code = excluded.code,
       price = excluded.price, member_price = excluded.member_price, cost = excluded.cost, is_default = excluded.is_default,
       sort = excluded.sort, volume_ml = excluded.volume_ml, archived_at = null`,
  itemRows<'sku'>,
)

const clearSkuMaterials = named(
  'draft_clear_sku_materials',
  sql`delete from sku_material where corp_id = :corpId and sku_id in (select "itemId" from jsonb_to_recordset(:itemRows) as row ("itemId" text))`,
  itemRows<'sku'>,
)

const putSkuMaterials = named(
  'draft_put_sku_materials',
  sql`insert into sku_material (corp_id, sku_id, material_id, weight)
     select :corpId, "itemId", "materialId", weight from jsonb_to_recordset(:itemRows) as row ("itemId" text, "materialList" jsonb),
       jsonb_to_recordset("materialList") as uses ("materialId" text, weight bigint)`,
  itemRows<'sku'>,
)

const archiveSkus = named(
  'draft_archive_sku',
  sql`update sku set archived_at = :now where corp_id = :corpId and sku_id = any (:ids)`,
  archiving,
)

/** Sizes and variants, with what they cost and are made of. */
export const skus: ItemStore<'sku'> = {
  find: findSkus,
  put: (corpId, items) => [putSkuRows(corpId, items), clearSkuMaterials(corpId, items), putSkuMaterials(corpId, items)],
  archive: (...given) => [archiveSkus(...given)],
}
