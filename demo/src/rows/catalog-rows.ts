import type { CorpSeed, FoodSeed, MenuSeed, ProductSeed, PropertySeed, SkuSeed } from '../corps/shapes.ts'
import { tintOf } from '../illustrator/catalogue.ts'
import type { Media } from '../illustrator/draw-media.ts'
import type { Rows } from './rows.ts'

/** Amounts of materials are whole thousandths in the books. */
export const thousandths = (weight: number): number => Math.round(weight * 1000)

/** Addresses of a picture; a name without one is a slip in the seed. */
export function mediaOf(media: ReadonlyMap<string, Media>, picture: string): Media {
  const found = media.get(picture)
  if (!found) throw new Error(`Nobody has drawn ${picture}.`)
  return found
}

function categoryRow({ id, parent, name, about, picture }: MenuSeed, sort: number, media: ReadonlyMap<string, Media>) {
  const icon = mediaOf(media, picture).cut
  return { category_id: id, parent_id: parent ?? null, name, description: about, icon, sort }
}

function productRow(product: ProductSeed, category: string, { sort, media }: { sort: number; media: Media }) {
  const { id, name, about, groups, perOrderLimit, dailyLimit, saleTimes } = product
  return {
    product_id: id,
    category_id: category,
    product_type: groups ? 4 : 1,
    name,
    description: about,
    image: media.image,
    images: [media.image],
    cut_image: media.cut,
    tint: tintOf(id),
    launch_status: product.isOffShelf ? 0 : 1,
    sale_status: product.isStopped ? 0 : 1,
    per_order_limit: perOrderLimit ?? null,
    daily_limit: dailyLimit ?? null,
    sale_times: saleTimes ?? [],
    sale_channels: [1],
    is_required: false,
    sort,
  }
}

const skuRow = ({ id, name, price, memberPrice, volumeMl }: SkuSeed, productId: string, sort: number) => ({
  sku_id: id,
  product_id: productId,
  name,
  price,
  member_price: memberPrice ?? null,
  is_default: sort === 0,
  sort,
  volume_ml: volumeMl ?? null,
})

const propertyRow = ({ id, name, min = 1, max = 1, isTopping = false }: PropertySeed) => ({
  property_id: id,
  name,
  multiple: max > 1,
  min_num: min,
  max_num: max,
  is_topping: isTopping,
})

function packageRows(products: readonly ProductSeed[]): Rows {
  const groups = products.flatMap(({ id, groups = [] }) => groups.map((group) => ({ productId: id, group })))
  return {
    package_group: groups.map(({ productId, group }, sort) => ({
      product_id: productId,
      product_group_id: group.id,
      name: group.name,
      is_fixed: group.isFixed ?? false,
      min_num: group.min,
      max_num: group.max,
      sort,
    })),
    package_item: groups.flatMap(({ group }) =>
      group.items.map(({ sku, more = 0, max = 1 }, sort) => ({
        product_group_id: group.id,
        sku_id: sku,
        increase_price: more,
        max_num: max,
        is_default: group.isFixed ?? false,
        sort,
      })),
    ),
  }
}

/** Amounts are whole thousandths too; null is not known. */
const foodColumns = (food?: FoodSeed) => ({
  energy: food ? thousandths(food.energy) : null,
  sugar: food ? thousandths(food.sugar) : null,
  lactose: thousandths(food?.lactose ?? 0),
  saturated_fat: food ? thousandths(food.saturatedFat) : null,
  caffeine: food ? thousandths(food.caffeine) : null,
  allergens_known: food !== undefined,
  contains: food?.contains ?? [],
  may_contain: food?.mayContain ?? [],
})

function recipeRows(corp: CorpSeed, products: readonly ProductSeed[]): Rows {
  const weights = (uses: SkuSeed['uses'] = {}) =>
    Object.entries(uses).map(([material_id, weight]) => ({ material_id, weight: thousandths(weight) }))
  return {
    material: Object.entries(corp.materials).map(([material_id, name]) => ({
      ...{ material_id, name, unit: 'g' },
      ...foodColumns(corp.foods?.[material_id]),
    })),
    sku_material: products.flatMap(({ skus }) =>
      skus.flatMap(({ id, uses }) => weights(uses).map((row) => ({ sku_id: id, ...row }))),
    ),
    property_value_material: corp.properties.flatMap(({ values }) =>
      values.flatMap(({ id, uses }) => weights(uses).map((row) => ({ property_value_id: id, ...row }))),
    ),
  }
}

/** Menu, sizes, options, packages and recipes of a brand. */
export function catalogRows(corp: CorpSeed, media: ReadonlyMap<string, Media>): Rows {
  const products = corp.menu.flatMap((entry) => entry.products.map((product) => ({ category: entry.id, product })))
  return {
    category: corp.menu.map((entry, sort) => categoryRow(entry, sort, media)),
    product: products.map(({ category, product }, sort) =>
      productRow(product, category, { sort, media: mediaOf(media, product.id) }),
    ),
    sku: products.flatMap(({ product }) => product.skus.map((sku, sort) => skuRow(sku, product.id, sort))),
    property: corp.properties.map(propertyRow),
    property_value: corp.properties.flatMap(({ id, values }) =>
      values.map(({ id: valueId, name, price = 0, shares = {} }, sort) => ({
        property_value_id: valueId,
        property_id: id,
        name,
        price,
        sort,
        recipe_shares: Object.entries(shares).map(([materialId, percent]) => ({ materialId, percent })),
      })),
    ),
    product_property: products.flatMap(({ product }) =>
      (product.properties ?? []).map((property_id, sort) => ({ product_id: product.id, property_id, sort })),
    ),
    ...packageRows(products.map(({ product }) => product)),
    ...recipeRows(
      corp,
      products.map(({ product }) => product),
    ),
  }
}
