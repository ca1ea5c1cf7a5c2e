import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findProperties = named(
  'draft_find_property',
  sql<LiveItem>`select property_id as "itemId", jsonb_build_object('name', name, 'multiple', multiple, 'minNum', min_num, 'maxNum', max_num,
       'isTopping', is_topping) as "fields!"
     from property where corp_id = :corpId and property_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putProperties = named(
  'draft_put_property',
  sql`insert into property (corp_id, property_id, name, multiple, min_num, max_num, is_topping)
     select :corpId, "itemId", name, multiple, "minNum", "maxNum", "isTopping"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, name jsonb, multiple boolean, "minNum" smallint, "maxNum" smallint,
       "isTopping" boolean)
     on conflict (corp_id, property_id) do update set name = excluded.name, multiple = excluded.multiple, min_num = excluded.min_num,
       max_num = excluded.max_num, is_topping = excluded.is_topping, archived_at = null`,
  itemRows<'property'>,
)

const archiveProperties = named(
  'draft_archive_property',
  sql`update property set archived_at = :now where corp_id = :corpId and property_id = any (:ids)`,
  archiving,
)

/** Options that a customer chooses from. */
export const properties: ItemStore<'property'> = {
  find: findProperties,
  put: (corpId, items) => [putProperties(corpId, items)],
  archive: (...given) => [archiveProperties(...given)],
}

const findValues = named(
  'draft_find_value',
  sql<LiveItem>`select property_value_id as "itemId", jsonb_build_object('propertyId', property_id, 'name', name, 'code', code, 'price', price,
       'sort', sort, 'shareList', recipe_shares, 'materialList', coalesce((select jsonb_agg(jsonb_build_object('materialId', material_id, 'weight', weight) order by material_id)
         from property_value_material uses where uses.corp_id = property_value.corp_id
           and uses.property_value_id = property_value.property_value_id), '[]')) as "fields!"
     from property_value where corp_id = :corpId and property_value_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putValues = named(
  'draft_put_value',
  sql`insert into property_value (corp_id, property_value_id, property_id, name, code, price, sort, recipe_shares)
     select :corpId, "itemId", "propertyId", name, code, price, sort, "shareList"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, "propertyId" text, name jsonb, code text, price bigint, sort integer,
       "shareList" jsonb)
     on conflict (corp_id, property_value_id) do update set property_id = excluded.property_id, name = excluded.name, code = excluded.code,
       price = excluded.price, sort = excluded.sort, recipe_shares = excluded.recipe_shares, archived_at = null`,
  itemRows<'propertyValue'>,
)

const clearValueMaterials = named(
  'draft_clear_value_materials',
  sql`delete from property_value_material where corp_id = :corpId and property_value_id in (
       select "itemId" from jsonb_to_recordset(:itemRows) as row ("itemId" text))`,
  itemRows<'propertyValue'>,
)

const putValueMaterials = named(
  'draft_put_value_materials',
  sql`insert into property_value_material (corp_id, property_value_id, material_id, weight)
     select :corpId, "itemId", "materialId", weight from jsonb_to_recordset(:itemRows) as row ("itemId" text, "materialList" jsonb),
       jsonb_to_recordset("materialList") as uses ("materialId" text, weight bigint)`,
  itemRows<'propertyValue'>,
)

const archiveValues = named(
  'draft_archive_value',
  sql`update property_value set archived_at = :now where corp_id = :corpId and property_value_id = any (:ids)`,
  archiving,
)

/** The choices of an option. */
export const propertyValues: ItemStore<'propertyValue'> = {
  find: findValues,
  put: (corpId, items) => [
    putValues(corpId, items),
    clearValueMaterials(corpId, items),
    putValueMaterials(corpId, items),
  ],
  archive: (...given) => [archiveValues(...given)],
}
