import type { ItemKind, PublishedItem } from '@tiffin/contract/desk/item-shapes'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** That an item names another one, in a field. */
export interface Reference {
  readonly field: string
  readonly kind: ItemKind | 'store'
  readonly itemId: string
}

type Uses = { readonly materialList: readonly { readonly materialId: string }[] }

const materialsOf = ({ materialList }: Uses): Reference[] =>
  materialList.map(({ materialId }) => ({ field: 'materialList', kind: 'material', itemId: materialId }))

const ofTwo =
  (kind: ItemKind) =>
  (_item: unknown, itemId: string): Reference[] => {
    const [storeId = '', thingId = ''] = itemId.split('.')
    return [
      { field: '', kind: 'store', itemId: storeId },
      { field: '', kind, itemId: thingId },
    ]
  }

/** What items of each kind name. */
const references: { readonly [Kind in ItemKind]: (item: PublishedItem<Kind>, itemId: string) => readonly Reference[] } =
  {
    look: () => [],
    tax: () => [],
    category: ({ parentId }) => (parentId === null ? [] : [{ field: 'parentId', kind: 'category', itemId: parentId }]),
    material: () => [],
    property: () => [],
    propertyValue: (item) => [
      { field: 'propertyId', kind: 'property', itemId: item.propertyId },
      ...materialsOf(item),
      ...item.shareList.map(({ materialId }) => ({
        field: 'shareList',
        kind: 'material' as const,
        itemId: materialId,
      })),
    ],
    product: ({ categoryId, propertyIdList, substituteIdList }) => [
      { field: 'categoryId', kind: 'category', itemId: categoryId },
      ...propertyIdList.map((itemId) => ({ field: 'propertyIdList', kind: 'property' as const, itemId })),
      ...substituteIdList.map((itemId) => ({ field: 'substituteIdList', kind: 'product' as const, itemId })),
    ],
    sku: (item) => [{ field: 'productId', kind: 'product', itemId: item.productId }, ...materialsOf(item)],
    package: ({ groupList }, productId) => [
      { field: '', kind: 'product', itemId: productId },
      ...groupList.flatMap(({ itemList }) =>
        itemList.map(({ skuId }) => ({ field: 'groupList', kind: 'sku' as const, itemId: skuId })),
      ),
    ],
    storeProduct: ofTwo('product'),
    storeSku: ofTwo('sku'),
    priceList: () => [],
    priceListSku: (_item, itemId) => {
      const [listId = '', skuId = ''] = itemId.split('.')
      return [
        { field: '', kind: 'priceList', itemId: listId },
        { field: '', kind: 'sku', itemId: skuId },
      ]
    },
    storePriceList: ({ priceListId }, storeId) => [
      { field: '', kind: 'store', itemId: storeId },
      { field: 'priceListId', kind: 'priceList', itemId: priceListId },
    ],
    promotion: ({ rule, productIdList, storeIdList }) => [
      ...(productIdList ?? []).map((itemId) => ({ field: 'productIdList', kind: 'product' as const, itemId })),
      ...(rule.kind === 'gift' ? rule.productIdList : []).map((itemId) => ({
        ...{ field: 'rule', kind: 'product' as const, itemId },
      })),
      ...(storeIdList ?? []).map((itemId) => ({ field: 'storeIdList', kind: 'store' as const, itemId })),
    ],
    couponKind: ({ productIdList, storeIdList }) => [
      ...(productIdList ?? []).map((itemId) => ({ field: 'productIdList', kind: 'product' as const, itemId })),
      ...(storeIdList ?? []).map((itemId) => ({ field: 'storeIdList', kind: 'store' as const, itemId })),
    ],
    pageBlock: ({ itemList }) =>
      itemList.flatMap(({ productId }) =>
        productId === '' ? [] : [{ field: 'itemList', kind: 'product' as const, itemId: productId }],
      ),
    ...{ tab: () => [], agreement: () => [], downloadPage: () => [], guideMarker: () => [], pageText: () => [] },
  }

/** What an item names. */
export const referencesOf = <Kind extends ItemKind>(kind: Kind, item: PublishedItem<Kind>, itemId: string) =>
  references[kind](item, itemId)

/** Which of the things that are named there are, archived ones too. */
export const listKnown = named(
  'draft_known',
  sql<
    Pick<Reference, 'kind' | 'itemId'>
  >`select kind as "kind!", "itemId" as "itemId!" from jsonb_to_recordset(:named) as row (kind text, "itemId" text)
     where (kind = 'store' and exists (select from store where corp_id = :corpId and store_id = "itemId"))
       or (kind = 'category' and exists (select from category where corp_id = :corpId and category_id = "itemId"))
       or (kind = 'material' and exists (select from material where corp_id = :corpId and material_id = "itemId"))
       or (kind = 'property' and exists (select from property where corp_id = :corpId and property_id = "itemId"))
       or (kind = 'product' and exists (select from product where corp_id = :corpId and product_id = "itemId"))
       or (kind = 'sku' and exists (select from sku where corp_id = :corpId and sku_id = "itemId"))
       or (kind = 'priceList' and exists (select from price_list where corp_id = :corpId and price_list_id = "itemId"))`,
  (corpId: string, references: readonly Reference[]) => ({ corpId, named: JSON.stringify(references) }),
)

/**
 * What would be on the menu and lean on something archived, after everything was written: asked inside the transaction, so that
 * nothing of it stays when there is any.
 */
export const listBroken = named(
  'draft_broken',
  sql<{
    kind: ItemKind
    itemId: string
    field: string
  }>`with live as (select product_id, category_id, tax_class_id from product where corp_id = :corpId and archived_at is null)
     select 'category' as "kind!", c.category_id as "itemId!", 'parentId' as "field!" from category c join category p on p.corp_id = c.corp_id and p.category_id = c.parent_id
       where c.corp_id = :corpId and c.archived_at is null and p.archived_at is not null
     union all select 'product', product_id, 'categoryId' from live join category using (category_id)
       where category.corp_id = :corpId and archived_at is not null
     union all select 'product', product_id, 'skuList' from live where not exists (select from sku
       where sku.corp_id = :corpId and sku.product_id = live.product_id and archived_at is null)
     union all select 'product', link.product_id, 'propertyIdList' from product_property link join live using (product_id) join property using (corp_id, property_id)
       where link.corp_id = :corpId and archived_at is not null
     union all select 'package', live.product_id, 'groupList' from package_group grp join live on live.product_id = grp.product_id
       join package_item using (corp_id, product_group_id) join sku using (corp_id, sku_id)
       where grp.corp_id = :corpId and sku.archived_at is not null
     union all select 'sku', sku_id, 'materialList' from sku_material join material using (corp_id, material_id) join sku using (corp_id, sku_id)
       where sku_material.corp_id = :corpId and material.archived_at is not null and sku.archived_at is null
     union all select 'propertyValue', property_value_id, 'materialList' from property_value_material join material using (corp_id, material_id)
       join property_value using (corp_id, property_value_id)
       where property_value_material.corp_id = :corpId and material.archived_at is not null and property_value.archived_at is null
     union all select 'product', product_id, 'taxClassId' from live where tax_class_id <> ''
       and tax_class_id not in (select each ->> 'taxClassId' from corp, jsonb_array_elements(tax -> 'classList') each where corp_id = :corpId)
     union all select 'storePriceList', store_id, 'priceListId' from store_price_list join price_list using (corp_id, price_list_id)
       where store_price_list.corp_id = :corpId and archived_at is not null
     limit 100`,
  (corpId: string) => ({ corpId }),
)
