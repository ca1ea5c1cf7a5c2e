import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findCategories = named(
  'draft_find_category',
  sql<LiveItem>`select category_id as "itemId", jsonb_build_object('name', name, 'description', description, 'icon', icon, 'parentId', parent_id,
       'sort', sort) as "fields!"
     from category where corp_id = :corpId and category_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putCategories = named(
  'draft_put_category',
  sql`insert into category (corp_id, category_id, name, description, icon, sort)
     select :corpId, "itemId", name, description, icon, sort
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, name jsonb, description jsonb, icon text, sort integer)
     on conflict (corp_id, category_id) do update set name = excluded.name, description = excluded.description, icon = excluded.icon,
       sort = excluded.sort, archived_at = null`,
  itemRows<'category'>,
)

/** After all of them are there: one may stand below another that is as new. */
const putParents = named(
  'draft_put_category_parent',
  sql`update category set parent_id = "parentId" from jsonb_to_recordset(:itemRows) as row ("itemId" text, "parentId" text)
     where corp_id = :corpId and category_id = "itemId"`,
  itemRows<'category'>,
)

const archiveCategories = named(
  'draft_archive_category',
  sql`update category set archived_at = :now where corp_id = :corpId and category_id = any (:ids)`,
  archiving,
)

/** Headings of the menu. */
export const categories: ItemStore<'category'> = {
  find: findCategories,
  put: (corpId, items) => [putCategories(corpId, items), putParents(corpId, items)],
  archive: (...given) => [archiveCategories(...given)],
}

const findMaterials = named(
  'draft_find_material',
  sql<LiveItem>`select material_id as "itemId", jsonb_build_object('name', name, 'code', code, 'unit', unit, 'per', food_per,
       'energy', energy, 'sugar', sugar, 'lactose', lactose, 'saturatedFat', saturated_fat, 'caffeine', caffeine, 'hasSweetener', has_sweetener,
       'isAllergensKnown', allergens_known, 'containsList', to_jsonb(contains), 'mayContainList', to_jsonb(may_contain)) as "fields!"
     from material where corp_id = :corpId and material_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putMaterials = named(
  'draft_put_material',
  sql`insert into material (corp_id, material_id, name, code, unit, food_per, energy, sugar, lactose, saturated_fat, caffeine, has_sweetener,
       allergens_known, contains, may_contain)
     select :corpId, "itemId", name, code, unit, per, energy, sugar, lactose, "saturatedFat", caffeine, "hasSweetener", "isAllergensKnown",
       "containsList", "mayContainList"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, name jsonb, code text, unit text, per smallint, energy integer, sugar integer,
       lactose integer, "saturatedFat" integer, caffeine integer, "hasSweetener" boolean, "isAllergensKnown" boolean, "containsList" text[],
       "mayContainList" text[])
     on conflict (corp_id, material_id) do update set name = excluded.name, code = excluded.code, unit = excluded.unit,
       food_per = excluded.food_per, energy = excluded.energy, sugar = excluded.sugar, lactose = excluded.lactose,
       saturated_fat = excluded.saturated_fat, caffeine = excluded.caffeine, has_sweetener = excluded.has_sweetener,
       allergens_known = excluded.allergens_known, contains = excluded.contains, may_contain = excluded.may_contain, archived_at = null`,
  itemRows<'material'>,
)

const archiveMaterials = named(
  'draft_archive_material',
  sql`update material set archived_at = :now where corp_id = :corpId and material_id = any (:ids)`,
  archiving,
)

/** What products are made of. */
export const materials: ItemStore<'material'> = {
  find: findMaterials,
  put: (corpId, items) => [putMaterials(corpId, items)],
  archive: (...given) => [archiveMaterials(...given)],
}
