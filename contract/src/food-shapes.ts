import { type AllergenFacts, type AllergenWarning, allergens } from '@tiffin/core/food/allergen'
import type { FoodList, MaterialFood } from '@tiffin/core/food/food-book'
import { z } from 'zod'
import { id } from './shapes.ts'

/** See core `Allergen`. */
export const allergen = z.enum(allergens)

/** See core `AllergenFacts`. */
const allergenFacts = z.object({
  containsList: z.array(allergen),
  mayContainList: z.array(allergen),
  isComplete: z.boolean(),
}) satisfies z.ZodType<AllergenFacts>

/** See core `AllergenWarning`. */
export const allergenWarning = z.object({
  containsList: z.array(allergen),
  mayContainList: z.array(allergen),
  unknownList: z.array(allergen),
}) satisfies z.ZodType<AllergenWarning>

/** What a customer avoids, and whether stores may read with an order what of it the order has [food-8]. */
export const avoidedAllergens = z.object({
  allergenList: z.array(allergen).max(allergens.length),
  isTold: z.boolean(),
})

const amount = z.int().min(0).nullable()

const materialFood = allergenFacts.extend({
  materialId: id,
  per: z.int(),
  energy: amount,
  sugar: amount,
  lactose: z.int(),
  saturatedFat: amount,
  caffeine: amount,
  hasSweetener: z.boolean(),
}) satisfies z.ZodType<MaterialFood>

/** See core `FoodList`. */
export const foodList = z.object({
  materialList: z.array(materialFood),
  drinkList: z.array(z.object({ skuId: id, volumeMl: z.int() })),
  toppingIdList: z.array(id),
  shareList: z.array(z.object({ propertyValueId: id, materialId: id, percent: z.int() })),
}) satisfies z.ZodType<FoodList>
