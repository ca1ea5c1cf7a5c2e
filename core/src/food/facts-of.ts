import { firstValues } from '../cart/selection.ts'
import type { Material, Product, PropertyValue } from '../catalog/product.ts'
import { packageProductType } from '../catalog/product.ts'
import { toThousandths } from '../stock/weight.ts'
import { type AllergenFacts, joinAllergens } from './allergen.ts'
import { type FoodChoice, type FoodPart, firstChoice, partOfItem } from './choice.ts'
import type { FoodBook, MaterialFood } from './food-book.ts'

/** The figures of one unit, in the same thousandths as a material's; null: some of it is not known [food-2]. */
export interface FoodFacts {
  readonly energy: number | null
  readonly sugar: number | null
  readonly lactose: number | null
  readonly saturatedFat: number | null
  readonly caffeine: number | null
}

const figures = ['energy', 'sugar', 'lactose', 'saturatedFat', 'caffeine'] as const

/** So many thousandths of a material; without a material: something of which nothing is known. */
interface Use {
  readonly food: MaterialFood | undefined
  readonly thousandths: number
}

const unknownUse: Use = { food: undefined, thousandths: 0 }

/** An option of which nothing is known: it adds something, as its price or its being a topping says, and no recipe says what [food-3]. */
const isUnknownValue = (
  { propertyId, price, bmsProductMaterialList, propertyValueId }: PropertyValue,
  book: FoodBook,
) =>
  bmsProductMaterialList.length === 0 &&
  !book.shares.has(propertyValueId) &&
  (book.toppings.has(propertyId) || (price ?? 0) > 0)

function usesOf({ skuInfo, propertyValList }: FoodPart, book: FoodBook, isWhole = false): Use[] {
  const shares = propertyValList.flatMap(({ propertyValueId }) => book.shares.get(propertyValueId) ?? [])
  const use = ({ materialId, weight }: Material, percents: readonly number[] = []): Use => ({
    food: book.materials.get(materialId),
    thousandths: percents.reduce((sum, percent) => Math.round((sum * percent) / 100), toThousandths(weight)),
  })
  const own = skuInfo.bmsProductMaterialList.map((material) =>
    use(
      material,
      shares.filter(({ materialId }) => materialId === material.materialId).map(({ percent }) => percent),
    ),
  )
  const added = propertyValList.flatMap((value) => value.bmsProductMaterialList.map((material) => use(material)))
  const isKnown = (own.length > 0 || isWhole) && !propertyValList.some((value) => isUnknownValue(value, book))
  return [...own.filter(({ thousandths }) => thousandths > 0), ...added, ...(isKnown ? [] : [unknownUse])]
}

function sumOf(uses: readonly Use[], name: (typeof figures)[number]): number | null {
  let sum = 0
  for (const { food, thousandths } of uses) {
    const amount = food?.[name] ?? null
    if (food === undefined || amount === null) return null
    sum += Math.round((thousandths * amount) / (food.per * 1000))
  }
  return sum
}

const factsOfUses = (uses: readonly Use[]): FoodFacts => ({
  energy: sumOf(uses, 'energy'),
  sugar: sumOf(uses, 'sugar'),
  lactose: sumOf(uses, 'lactose'),
  saturatedFat: sumOf(uses, 'saturatedFat'),
  caffeine: sumOf(uses, 'caffeine'),
})

const nothingKnown: AllergenFacts = { containsList: [], mayContainList: [], isComplete: false }

const allergensOfUses = (uses: readonly Use[]): AllergenFacts =>
  joinAllergens(uses.map(({ food }) => food ?? nothingKnown))

/** A package is what is chosen of it, and needs no recipe of its own. */
const isPackage = ({ productType }: FoodChoice) => productType === packageProductType

function allUses(choice: FoodChoice, book: FoodBook): Use[] {
  const items = choice.packageProductList.flatMap((item) =>
    usesOf(item, book).map((use) => ({ ...use, thousandths: use.thousandths * item.num })),
  )
  return [...usesOf(choice, book, isPackage(choice)), ...items]
}

/** The figures of one unit as it is chosen, toppings and the items of a package included [food-2]. */
export const factsOf = (choice: FoodChoice, book: FoodBook): FoodFacts => factsOfUses(allUses(choice, book))

/** The allergens of one unit as it is chosen: an allergen of one item of a package is one of the package [food-6]. */
export const allergensOf = (choice: FoodChoice, book: FoodBook): AllergenFacts => allergensOfUses(allUses(choice, book))

/** The allergens of one item of a package with its options. */
export const allergensOfPart = (part: FoodPart, book: FoodBook): AllergenFacts => allergensOfUses(usesOf(part, book))

/** The allergens of a product in a list: as it stands at first; what can be chosen in a package it may contain [food-6]. */
export function allergensOfProduct(product: Product, book: FoodBook): AllergenFacts {
  const others = product.packageGroupList.flatMap(({ isFixed, itemList }) => (isFixed ? [] : itemList))
  const choices = others.map((item) => allergensOfPart(partOfItem(item, firstValues(item.propertyList)), book))
  const mayContain = choices.map(({ containsList, mayContainList, isComplete }) => ({
    ...{ containsList: [], mayContainList: [...containsList, ...mayContainList], isComplete },
  }))
  return joinAllergens([allergensOf(firstChoice(product), book), ...mayContain])
}

/** What an option adds by itself, for the sugar that stands beside a topping; null when that is not known. */
export function sugarOfValue(value: PropertyValue, book: FoodBook): number | null {
  if (isUnknownValue(value, book)) return null
  const materials = value.bmsProductMaterialList
  return sumOf(
    materials.map(({ materialId, weight }) => ({
      food: book.materials.get(materialId),
      thousandths: toThousandths(weight),
    })),
    'sugar',
  )
}

/** The drink itself, without toppings, for its grade; with whether a sweetener is in it. */
export function drinkOf(part: FoodPart, book: FoodBook): FoodFacts & { readonly hasSweetener: boolean } {
  const propertyValList = part.propertyValList.filter(({ propertyId }) => !book.toppings.has(propertyId))
  const uses = usesOf({ ...part, propertyValList }, book)
  return { ...factsOfUses(uses), hasSweetener: uses.some(({ food }) => food?.hasSweetener ?? false) }
}
