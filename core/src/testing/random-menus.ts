import fc from 'fast-check'
import { languages } from '../language/language.ts'
import type { SheetItem } from '../sheet/sheet-table.ts'

const oddTexts = [
  '(empty)',
  ' (Empty)',
  "'",
  "''x",
  '=1+1',
  '+1',
  '-2',
  '@a',
  '\tx',
  '007',
  '[1]',
  'a; b',
  'a=b',
  ' x ',
  '1e3',
  'yes',
]
const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'grapheme', maxLength: 12 }))
const address = text.map((name) => `/media/${name}`)
const image = fc.oneof(fc.constant(''), address)
const texts = fc
  .dictionary(
    fc.constantFrom(...languages),
    text.filter((each) => each !== ''),
    { maxKeys: 4 },
  )
  .map((each) => ({ ...each }))
const code = fc.oneof(fc.constant(''), fc.constantFrom('T-1', 'T-2', 'a b', 'c;d', 'id-0'), text)
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
const count = fc.integer({ min: 0, max: 999 })
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const onOff = fc.constantFrom(0, 1)
const clock = fc.constantFrom('00:00', '07:30', '23:59')
const saleTimes = fc.array(
  fc.record({ start: clock, end: clock, weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }) }),
  { maxLength: 3 },
)
const some = (ids: readonly string[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: ids.length })
const one = (ids: readonly string[]) => fc.constantFrom(...ids)
const idsOf = (kind: string, many: number) => Array.from({ length: many }, (_each, place) => `${kind}-${place}`)

const ids = {
  ...{ category: idsOf('category', 3), material: idsOf('material', 3), property: idsOf('property', 2) },
  ...{
    propertyValue: idsOf('value', 3),
    priceList: idsOf('list', 2),
    product: [...idsOf('product', 3), 'id-0'],
    sku: idsOf('sku', 4),
  },
}
/** Stores that differences name. */
export const randomStores = ['store-0', 'store-1'].map((itemId) => ({
  kind: 'store',
  itemId,
  code: itemId.toUpperCase(),
}))

const recipe = some(ids.material).chain((used) =>
  fc.tuple(
    ...used.map((materialId) =>
      fc.record({ materialId: fc.constant(materialId), weight: fc.integer({ min: 1, max: 1_000_000_000 }) }),
    ),
  ),
)
const group = (productGroupId: string) =>
  fc.record({
    ...{
      productGroupId: fc.constant(productGroupId),
      name: texts.filter((each) => Object.keys(each).length > 0),
      isFixed: fc.boolean(),
      minNum: count,
      maxNum: count,
    },
    itemList: some(ids.sku)
      .filter((chosen) => chosen.length > 0)
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((skuId) =>
            fc.record({ skuId: fc.constant(skuId), increasePrice: amount, maxNum: count, isDefault: fc.boolean() }),
          ),
        ),
      ),
  })

const fieldsOf: Readonly<Record<string, fc.Arbitrary<SheetItem['fields']>>> = {
  category: fc.record({
    name: texts,
    description: texts,
    icon: image,
    parentId: optional(one(ids.category)),
    sort: fc.integer(),
  }),
  material: fc.record({
    ...{ name: texts, code, unit: text, per: count, energy: optional(count), lactose: count, sugar: optional(count) },
    ...{ saturatedFat: optional(count), caffeine: optional(count), hasSweetener: fc.boolean() },
    ...{ isAllergensKnown: fc.boolean(), containsList: some(['milk', 'nuts']), mayContainList: some(['eggs']) },
  }),
  property: fc.record({ name: texts, multiple: fc.boolean(), minNum: count, maxNum: count, isTopping: fc.boolean() }),
  propertyValue: fc.record({
    shareList: some(ids.material).map((used) => used.map((materialId) => ({ materialId, percent: 30 }))),
    propertyId: one(ids.property),
    name: texts,
    code,
    price: amount,
    sort: fc.integer(),
    materialList: recipe,
  }),
  product: fc.record({
    ...{ categoryId: one(ids.category), name: texts, description: texts, code, sort: fc.integer() },
    ...{ productType: fc.constantFrom(1, 4), image, images: fc.array(address, { maxLength: 3 }), cutImage: image },
    ...{ tint: fc.constantFrom('rose', 'mint'), launchStatus: onOff, saleStatus: onOff, isRequired: fc.boolean() },
    ...{ perOrderLimit: optional(count), dailyLimit: optional(count), saleTimeList: saleTimes },
    ...{ saleChannelList: fc.array(count, { maxLength: 3 }), propertyIdList: some(ids.property) },
    substituteIdList: some(ids.product),
  }),
  sku: fc.record({
    ...{ productId: one(ids.product), name: texts, code, price: amount, memberPrice: optional(amount) },
    ...{ cost: optional(amount), isDefault: fc.boolean(), sort: fc.integer(), materialList: recipe },
  }),
  package: fc.tuple(group('group-0'), group('group-1')).map((groupList) => ({ groupList })),
  storeProduct: fc.record({
    ...{
      isSold: fc.boolean(),
      launchStatus: optional(onOff),
      saleStatus: optional(onOff),
      isRequired: optional(fc.boolean()),
    },
  }),
  storeSku: fc.record({ price: amount }),
  priceList: fc.record({ code, name: text }),
  priceListSku: fc
    .record({ price: optional(amount), memberPrice: optional(amount) })
    .filter(({ price, memberPrice }) => price !== null || memberPrice !== null),
  storePriceList: fc.record({ priceListId: one(ids.priceList) }),
}
const pairs = (things: readonly string[]) =>
  randomStores.flatMap(({ itemId }) => things.map((thing) => `${itemId}.${thing}`))
const allIds: Readonly<Record<string, readonly string[]>> = {
  ...ids,
  ...{ package: ids.product.slice(0, 2), storeProduct: pairs(ids.product), storeSku: pairs(ids.sku) },
  priceListSku: ids.priceList.flatMap((list) => ids.sku.map((sku) => `${list}.${sku}`)),
  storePriceList: randomStores.map(({ itemId }) => itemId),
}

/** Menus with odd texts, in which every reference leads somewhere. */
export const randomMenu: fc.Arbitrary<SheetItem[]> = fc.tuple(
  ...Object.entries(allIds).flatMap(([kind, some]) =>
    some.map((itemId) => (fieldsOf[kind] ?? fc.constant({})).map((fields): SheetItem => ({ kind, itemId, fields }))),
  ),
)
