import type {
  CategorySeed,
  CorpSeed,
  FoodSeed,
  ProductSeed,
  PropertySeed,
  SkuSeed,
  StoreSeed,
  Uses,
} from '../corps/shapes.ts'
import { tintOf } from '../illustrator/catalogue.ts'
import { type AllMedia, mediaOf } from '../illustrator/media-of.ts'
import type { SeedItem } from './item.ts'
import { thousandths } from './thousandths.ts'

const item = (kind: string, itemId: string, fields: object): SeedItem => ({ kind, itemId, fields })

const categoryItem = ({ id, parent, name, about, picture }: CategorySeed, sort: number, media: AllMedia) =>
  item('category', id, {
    ...{ parentId: parent ?? null, name, description: about, icon: mediaOf(media, picture).cut, sort },
  })

function productItem(product: ProductSeed, category: string, { sort, media }: { sort: number; media: AllMedia }) {
  const {
    id,
    name,
    about,
    groups,
    perOrderLimit,
    dailyLimit,
    saleTimes = [],
    properties = [],
    substitutes = [],
  } = product
  const { image, cut } = mediaOf(media, id)
  return item('product', id, {
    ...{ categoryId: category, productType: groups ? 4 : 1, name, description: about, sort },
    ...{ image, images: [image], cutImage: cut, tint: tintOf(id) },
    ...{ launchStatus: product.isOffShelf ? 0 : 1, saleStatus: product.isStopped ? 0 : 1 },
    ...{
      perOrderLimit,
      dailyLimit,
      saleTimeList: saleTimes,
      propertyIdList: properties,
      substituteIdList: substitutes,
    },
  })
}

const materialListOf = (uses: Uses = {}) =>
  Object.entries(uses).map(([materialId, weight]) => ({ materialId, weight: thousandths(weight) }))

const skuItem = ({ id, name, price, memberPrice, volumeMl, uses }: SkuSeed, productId: string, sort: number) =>
  item('sku', id, {
    ...{ productId, name, price, memberPrice, isDefault: sort === 0, sort, volumeMl },
    materialList: materialListOf(uses),
  })

const propertyItems = ({ id, name, min = 1, max = 1, isTopping, values }: PropertySeed) => [
  item('property', id, { name, multiple: max > 1, minNum: min, maxNum: max, isTopping }),
  ...values.map(({ id: valueId, uses, shares = {}, ...value }, sort) =>
    item('propertyValue', valueId, {
      ...{ propertyId: id, name: value.name, price: value.price, sort, materialList: materialListOf(uses) },
      shareList: Object.entries(shares).map(([materialId, percent]) => ({ materialId, percent })),
    }),
  ),
]

const packageItem = ({ id, groups = [] }: ProductSeed) =>
  item('package', id, {
    groupList: groups.map(({ id: productGroupId, name, isFixed = false, min, max, items }) => ({
      ...{ productGroupId, name, isFixed, minNum: min, maxNum: max },
      itemList: items.map(({ sku, more, max: most }) => ({
        ...{ skuId: sku, increasePrice: more, maxNum: most, isDefault: isFixed },
      })),
    })),
  })

/** Amounts are whole thousandths in the books; what is left out is not known. */
const foodFields = (food: FoodSeed) => ({
  ...{ energy: thousandths(food.energy), sugar: thousandths(food.sugar), lactose: thousandths(food.lactose ?? 0) },
  ...{ saturatedFat: thousandths(food.saturatedFat), caffeine: thousandths(food.caffeine), isAllergensKnown: true },
  ...{ containsList: food.contains, mayContainList: food.mayContain },
})

const materialItem = ([id, name]: readonly [string, object], { foods = {} }: CorpSeed) => {
  const food = foods[id]
  return item('material', id, { name, unit: 'g', ...(food && foodFields(food)) })
}

/** What differs at a store. */
const storeItems = ({ id, notSold = [], required = [], prices = {} }: StoreSeed) => [
  ...notSold.map((productId) => item('storeProduct', `${id}.${productId}`, { isSold: false })),
  ...required.map((productId) => item('storeProduct', `${id}.${productId}`, { isRequired: true })),
  ...Object.entries(prices).map(([skuId, price]) => item('storeSku', `${id}.${skuId}`, { price })),
]

/** Menu, sizes, options, sets and recipes of a brand, and what differs at its stores. */
export function menuItems(corp: CorpSeed, media: AllMedia): SeedItem[] {
  const products = corp.menu.flatMap((entry) => entry.products.map((product) => ({ category: entry.id, product })))
  return [
    ...Object.entries(corp.materials).map((each) => materialItem(each, corp)),
    ...corp.menu.map((entry, sort) => categoryItem(entry, sort, media)),
    ...corp.properties.flatMap(propertyItems),
    ...products.map(({ category, product }, sort) => productItem(product, category, { sort, media })),
    ...products.flatMap(({ product: { id, skus } }) => skus.map((sku, sort) => skuItem(sku, id, sort))),
    ...products.flatMap(({ product }) => (product.groups ? [packageItem(product)] : [])),
    ...corp.stores.flatMap(storeItems),
  ]
}
