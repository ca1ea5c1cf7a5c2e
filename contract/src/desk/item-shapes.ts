import { mostAmount } from '@tiffin/core/money/parse-money'
import { mostSubstitutes } from '@tiffin/core/stock/substitutes'
import { z } from 'zod'
import { allergen } from '../food-shapes.ts'
import { clock, id, mostInteger } from '../shapes.ts'
import { couponKindShape, promotionShape } from './offer-shapes.ts'
import { pageItemShapes } from './page-shapes.ts'
import { taxClassId, taxShape } from './tax-shape.ts'
import { nameOf, textsOf } from './texts.ts'

const texts = textsOf(4000).default({})
const name = nameOf(4000)
const sort = z.int().min(-mostInteger).max(mostInteger).default(0)
const code = z.string().max(64).default('')
const file = z.string().max(300).default('')
const money = z.int().min(0).max(mostAmount)
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const isOn = z.union([z.literal(0), z.literal(1)])
const count = z.int().min(0).max(999)

/** Materials that one unit uses, in thousandths of their unit. */
const materialList = z
  .array(z.object({ materialId: id, weight: z.int().min(1).max(1_000_000_000) }))
  .max(100)
  .default([])

/** Thousandths of kcal, grams or milligrams; null: not known [food-1]. */
const foodAmount = z.int().min(0).max(10_000_000)
const amountOrUnknown = foodAmount.nullable().default(null)
const allergenList = z.array(allergen).max(14).default([])

/** What is in `per` of a material's unit. */
const food = {
  per: z.int().min(1).max(1000).default(100),
  ...{ energy: amountOrUnknown, sugar: amountOrUnknown, lactose: foodAmount.default(0) },
  ...{ saturatedFat: amountOrUnknown, caffeine: amountOrUnknown, hasSweetener: z.boolean().default(false) },
  ...{ isAllergensKnown: z.boolean().default(false), containsList: allergenList, mayContainList: allergenList },
}

/** To how many per cent an option takes materials of the recipe [food-4]. */
const shareList = z
  .array(z.object({ materialId: id, percent: z.int().min(0).max(1000) }))
  .max(100)
  .default([])

const saleTime = z.object({ start: clock, end: clock, weekdays: z.array(z.int().min(1).max(7)).max(7) })

const packageItem = z.object({
  skuId: id,
  increasePrice: money.default(0),
  maxNum: count.min(1).default(1),
  isDefault: z.boolean().default(false),
})

/** Whether the least that must be chosen is not above the most that may be. */
const isInOrder = ({ minNum, maxNum }: { readonly minNum: number; readonly maxNum: number }) => minNum <= maxNum
const onLeast = { path: ['minNum'] }

const packageGroup = z
  .object({
    productGroupId: id,
    name,
    isFixed: z.boolean().default(false),
    minNum: count,
    maxNum: count.min(1),
    itemList: z.array(packageItem).min(1).max(100),
  })
  .refine(isInOrder, onLeast)

/**
 * What each kind of item of a draft is made of, as it must be when it is published [draft-1]. A field that a draft leaves out, or
 * sets to null, is the default.
 */
export const itemShapes = {
  /** How the brand looks; there is one, `corp`. `browserLogo` is a PNG. */
  look: z.object({
    ...{ brandName: name, slogan: texts, logo: file, browserLogo: file },
    ...{ primaryColor: color, secondaryColor: color },
  }),
  tax: taxShape,
  category: z.object({ name, description: texts, icon: file, parentId: id.nullable().default(null), sort }),
  material: z.object({ name, code, unit: z.string().min(1).max(12).default('g'), ...food }),
  property: z
    .object({
      name,
      multiple: z.boolean().default(false),
      minNum: count.default(1),
      maxNum: count.min(1).default(1),
      /** Its sugar stands beside it, and does not count for a drink's grade [food-5]. */
      isTopping: z.boolean().default(false),
    })
    .refine(isInOrder, onLeast),
  propertyValue: z.object({ propertyId: id, name, code, price: money.default(0), sort, materialList, shareList }),
  product: z.object({
    ...{ categoryId: id, name, description: texts, code, sort },
    productType: z.union([z.literal(1), z.literal(4)]).default(1),
    ...{ image: file, images: z.array(z.string().max(300)).max(20).default([]), cutImage: file },
    tint: z.enum(['rose', 'pistachio', 'oat', 'butter', 'sky', 'plum', 'mint', 'peach']).default('oat'),
    ...{ launchStatus: isOn.default(1), saleStatus: isOn.default(1), isRequired: z.boolean().default(false) },
    ...{ perOrderLimit: count.min(1).nullable().default(null), dailyLimit: count.min(1).nullable().default(null) },
    saleTimeList: z.array(saleTime).max(20).default([]),
    saleChannelList: z.array(z.int().min(1).max(99)).max(20).default([1]),
    propertyIdList: z.array(id).max(40).default([]),
    /** What customers can take instead when it is sold out, in order [stock-10]. */
    substituteIdList: z.array(id).max(mostSubstitutes).default([]),
    taxClassId: taxClassId.default(''),
  }),
  /** The only size of a product needs no name. */
  sku: z.object({
    ...{ productId: id, name: texts, code, price: money, memberPrice: money.nullable().default(null) },
    ...{ cost: money.nullable().default(null), isDefault: z.boolean().default(false), sort, materialList },
    /** Of a drink as it is served. */
    volumeMl: z.int().min(1).max(100_000).nullable().default(null),
  }),
  /** The choices of a set; its id is that of its product. */
  package: z.object({ groupList: z.array(packageGroup).max(30) }),
  /** What differs at a store; its id is `<store>.<product>`. */
  storeProduct: z.object({
    isSold: z.boolean().default(true),
    launchStatus: isOn.nullable().default(null),
    saleStatus: isOn.nullable().default(null),
    isRequired: z.boolean().nullable().default(null),
  }),
  /** A price of a store's own; its id is `<store>.<sku>`. */
  storeSku: z.object({ price: money }),
  /** A named list of prices, which stores can have; only staff reads its name. */
  priceList: z.object({ name: z.string().trim().min(1).max(80), code }),
  /** What a size costs by a list; its id is `<list>.<sku>`. Null: what it costs everywhere [price-11]. */
  priceListSku: z.object({ price: money.nullable().default(null), memberPrice: money.nullable().default(null) }),
  /** The list of a store, whose id it has. */
  storePriceList: z.object({ priceListId: id }),
  ...pageItemShapes,
  promotion: promotionShape,
  couponKind: couponKindShape,
} as const

/** Whatever a draft can change. */
export type ItemKind = keyof typeof itemShapes

/** An item as it is published. */
export type PublishedItem<Kind extends ItemKind> = z.output<(typeof itemShapes)[Kind]>

/** The kinds in the order in which they can be written: what is named comes before what names it. */
export const itemKinds = Object.keys(itemShapes) as readonly ItemKind[] // as: keys of an object are its keys

/** The names of what can be wrong with a field of an item. */
export const itemFaults = ['required', 'tooLong', 'tooShort', 'invalid', 'unknown', 'archived'] as const
