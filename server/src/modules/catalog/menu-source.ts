import type { FoodList } from '@tiffin/core/food/food-book'
import type { Texts } from '@tiffin/core/language/language'
import type { LRUCache } from 'lru-cache'
import type { Tx } from '../../db/unit.ts'
import { listPictureTexts } from '../picture/index.ts'
import type { StoreRow } from '../store/index.ts'
import * as queries from './queries.ts'

/** A material that something uses; weight in thousandths. */
export interface MaterialUse {
  readonly materialId: string
  readonly name: Texts
  readonly weight: number
}

export interface SkuSource extends queries.SkuRow {
  readonly materials: readonly MaterialUse[]
}

export interface ValueSource extends queries.PropertyValueRow {
  readonly materials: readonly MaterialUse[]
}

export interface PropertySource extends queries.PropertyRow {
  readonly values: readonly ValueSource[]
}

export interface ItemSource extends queries.PackageItemRow {
  readonly product: ProductSource
  readonly sku: SkuSource
}

export interface GroupSource extends queries.PackageGroupRow {
  readonly items: readonly ItemSource[]
}

export interface ProductSource extends queries.ProductRow {
  /** What its picture shows, in words [media-6]. */
  readonly imageAlt: Texts | undefined
  readonly skus: readonly SkuSource[]
  readonly properties: readonly PropertySource[]
  readonly groups: readonly GroupSource[]
}

/** Everything of one store's menu that changes only when something of the corp other than its stores does: all languages, no stock, no clock. */
export interface MenuSource {
  readonly corpId: string
  readonly version: number
  /** The same for stores that read the same. */
  readonly key: string
  /** What was read for it, as text. */
  readonly bytes: number
  readonly store: StoreRow
  readonly categories: readonly queries.CategoryRow[]
  readonly products: readonly ProductSource[]
  readonly productById: ReadonlyMap<string, ProductSource>
  /** Those that every order must have, where they can be had. */
  readonly required: readonly ProductSource[]
  readonly promotions: readonly queries.PromotionRow[]
  readonly materials: readonly queries.MaterialRow[]
  readonly food: FoodList
}

const groupBy = <Row>(rows: readonly Row[], key: (row: Row) => string) => Map.groupBy(rows, key)

function materialsOf(rows: readonly queries.MaterialUseRow[], names: ReadonlyMap<string, Texts>) {
  const byOwner = groupBy(rows, ({ ownerId }) => ownerId)
  return (ownerId: string): MaterialUse[] =>
    (byOwner.get(ownerId) ?? []).map(({ materialId, weight }) => ({
      materialId,
      weight,
      name: names.get(materialId) ?? {},
    }))
}

type Rows = Awaited<ReturnType<typeof readRows>>

async function readRows(tx: Tx, corpId: string, storeId: string) {
  const [
    categories,
    products,
    skus,
    properties,
    values,
    productProperties,
    groups,
    items,
    materials,
    ofSkus,
    ofValues,
    promotions,
    pictureTexts,
  ] = await tx.finish(
    queries.listCategoryRows(corpId),
    queries.listProductRows(corpId, storeId),
    queries.listSkuRows(corpId, storeId),
    queries.listPropertyRows(corpId),
    queries.listPropertyValueRows(corpId),
    queries.listProductPropertyRows(corpId),
    queries.listPackageGroupRows(corpId),
    queries.listPackageItemRows(corpId),
    queries.listMaterialRows(corpId),
    queries.listSkuMaterialRows(corpId),
    queries.listValueMaterialRows(corpId),
    queries.listPromotionRows(corpId, storeId),
    listPictureTexts(corpId),
  )
  return {
    categories: categories.rows,
    products: products.rows,
    skus: skus.rows,
    properties: properties.rows,
    values: values.rows,
    productProperties: productProperties.rows,
    groups: groups.rows,
    items: items.rows,
    materials: materials.rows,
    ofSkus: ofSkus.rows,
    ofValues: ofValues.rows,
    promotions: promotions.rows,
    pictureTexts: pictureTexts.rows,
  }
}

function joinProperties(rows: Rows, names: ReadonlyMap<string, Texts>): Map<string, PropertySource[]> {
  const materials = materialsOf(rows.ofValues, names)
  const values = groupBy(rows.values, ({ propertyId }) => propertyId)
  const properties = new Map(
    rows.properties.map((property): [string, PropertySource] => [
      property.propertyId,
      {
        ...property,
        values: (values.get(property.propertyId) ?? []).map((value) => ({
          ...value,
          materials: materials(value.propertyValueId),
        })),
      },
    ]),
  )
  const byProduct = groupBy(rows.productProperties, ({ productId }) => productId)
  return new Map(
    [...byProduct].map(([productId, list]) => [
      productId,
      list.flatMap(({ propertyId }) => properties.get(propertyId) ?? []),
    ]),
  )
}

/** Empty where no material says what is in it. */
function foodOf({ materials, skus, properties, values }: Rows): FoodList {
  const materialList = materials.flatMap(({ materialId, food }) => (food === null ? [] : [{ materialId, ...food }]))
  if (materialList.length === 0) return { materialList, drinkList: [], toppingIdList: [], shareList: [] }
  return {
    materialList,
    drinkList: skus.flatMap(({ skuId, volumeMl }) => (volumeMl === null ? [] : [{ skuId, volumeMl }])),
    toppingIdList: properties.filter(({ isTopping }) => isTopping).map(({ propertyId }) => propertyId),
    shareList: values.flatMap(({ propertyValueId, recipeShares }) =>
      recipeShares.map((share) => ({ propertyValueId, ...share })),
    ),
  }
}

/** Puts single products together first, then the packages that are made of them. */
function joinProducts(rows: Rows): ProductSource[] {
  const names = new Map(rows.materials.map(({ materialId, name }) => [materialId, name]))
  const materials = materialsOf(rows.ofSkus, names)
  const skus = rows.skus.map((sku): SkuSource => ({ ...sku, materials: materials(sku.skuId) }))
  const skusOf = groupBy(skus, ({ productId }) => productId)
  const propertiesOf = joinProperties(rows, names)
  const textsOf = new Map(rows.pictureTexts.map(({ address, alt }) => [address, alt]))
  const plain = new Map(
    rows.products.map((product): [string, ProductSource] => [
      product.productId,
      {
        ...product,
        imageAlt: textsOf.get(product.cutImage || product.image),
        skus: skusOf.get(product.productId) ?? [],
        properties: propertiesOf.get(product.productId) ?? [],
        groups: [],
      },
    ]),
  )
  const skuById = new Map(skus.map((sku) => [sku.skuId, sku]))
  const itemsOf = groupBy(rows.items, ({ productGroupId }) => productGroupId)
  const groups = rows.groups.map(
    (group): GroupSource => ({
      ...group,
      items: (itemsOf.get(group.productGroupId) ?? []).flatMap((item) => {
        const sku = skuById.get(item.skuId)
        const product = sku && plain.get(sku.productId)
        return sku && product ? [{ ...item, sku, product }] : []
      }),
    }),
  )
  const groupsOf = groupBy(groups, ({ productId }) => productId)
  return [...plain.values()].map((product) => ({ ...product, groups: groupsOf.get(product.productId) ?? [] }))
}

/** Menus of stores, without the stores, by what was read: those that differ in nothing hold the same one. */
export type SharedMenus = LRUCache<string, Omit<MenuSource, 'store'>>

/** Reads a store's whole menu; what another store has read alike is taken from there, and not read again. */
export async function readMenuSource(
  tx: Tx,
  { corpId, store, version }: { corpId: string; store: StoreRow; version: number },
  shared: SharedMenus,
): Promise<MenuSource> {
  const [found] = (await tx.run(queries.findStoreKey(corpId, store.storeId))).rows
  const key = `${corpId} ${version} ${found?.key}`
  const held = shared.get(key)
  if (held) return { ...held, store }
  const menu = await readMenu(tx, { corpId, storeId: store.storeId, version, key })
  shared.set(key, menu)
  return { ...menu, store }
}

async function readMenu(tx: Tx, place: { corpId: string; storeId: string; version: number; key: string }) {
  const { corpId, storeId, version, key } = place
  const rows = await readRows(tx, corpId, storeId)
  return joinMenu(rows, { corpId, version, key, bytes: JSON.stringify(rows).length })
}

function joinMenu(
  rows: Rows,
  version: Pick<MenuSource, 'corpId' | 'version' | 'key' | 'bytes'>,
): Omit<MenuSource, 'store'> {
  const { categories, promotions, materials } = rows
  const products = joinProducts(rows)
  const productById = new Map(products.map((product) => [product.productId, product]))
  const required = products.filter(({ isRequired }) => isRequired)
  return { ...version, categories, promotions, materials, food: foodOf(rows), products, productById, required }
}
