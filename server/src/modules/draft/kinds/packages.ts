import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findPackages = named(
  'draft_find_package',
  sql<LiveItem>`select product_id as "itemId", jsonb_build_object('groupList', jsonb_agg(jsonb_build_object('productGroupId', product_group_id,
       'name', name, 'isFixed', is_fixed, 'minNum', min_num, 'maxNum', max_num,
       'itemList', coalesce((select jsonb_agg(jsonb_build_object('skuId', sku_id, 'increasePrice', increase_price, 'maxNum', item.max_num,
           'isDefault', is_default) order by item.sort, sku_id)
         from package_item item where item.corp_id = package_group.corp_id
           and item.product_group_id = package_group.product_group_id), '[]')) order by sort, product_group_id)) as "fields!"
     from package_group where corp_id = :corpId and product_id = any (:ids) group by product_id`,
  ofIds,
)

const ofPackages = sql`corp_id = :corpId and product_group_id in (
     select product_group_id from package_group where corp_id = :corpId and product_id = any (:ids))`

const clearItems = named('draft_clear_items', sql`delete from package_item where ${ofPackages}`, ofIds)

const clearGroups = named(
  'draft_clear_groups',
  sql`delete from package_group where corp_id = :corpId and product_id = any (:ids)`,
  ofIds,
)

const groups = sql`jsonb_to_recordset(:itemRows) as row ("itemId" text, "groupList" jsonb),
       jsonb_array_elements("groupList") with ordinality as each (part, place)`

const putGroups = named(
  'draft_put_groups',
  sql`insert into package_group (corp_id, product_id, product_group_id, name, is_fixed, min_num, max_num, sort)
     select :corpId, "itemId", part ->> 'productGroupId', part -> 'name', (part ->> 'isFixed')::boolean, (part ->> 'minNum')::smallint,
       (part ->> 'maxNum')::smallint, place::integer from ${groups}`,
  itemRows<'package'>,
)

const putItems = named(
  'draft_put_items',
  sql`insert into package_item (corp_id, product_group_id, sku_id, increase_price, max_num, is_default, sort)
     select :corpId, part ->> 'productGroupId', item ->> 'skuId', (item ->> 'increasePrice')::bigint, (item ->> 'maxNum')::smallint,
       (item ->> 'isDefault')::boolean, position::integer
     from ${groups}, jsonb_array_elements(part -> 'itemList') with ordinality as choice (item, position)`,
  itemRows<'package'>,
)

const idsOf = (items: readonly { readonly itemId: string }[]) => items.map(({ itemId }) => itemId)

/** The choices of sets; orders keep what was chosen, so groups come and go. */
export const packages: ItemStore<'package'> = {
  find: findPackages,
  put: (corpId, items) => [
    clearItems(corpId, idsOf(items)),
    clearGroups(corpId, idsOf(items)),
    putGroups(corpId, items),
    putItems(corpId, items),
  ],
  archive: (corpId, ids) => [clearItems(corpId, ids), clearGroups(corpId, ids)],
}
