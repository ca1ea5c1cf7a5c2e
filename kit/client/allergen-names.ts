import { type Allergen, allergens } from '@tiffin/core/food/allergen'
import { listOf } from '@tiffin/phrases/locales'
import { currentLanguage } from './language.ts'
import { t } from './words.ts'

/** Allergens in the order of their list, as the language writes lists. */
export const allergenNames = (list: readonly Allergen[]): string =>
  listOf(currentLanguage()).format(
    allergens.filter((allergen) => list.includes(allergen)).map((allergen) => t(`food.allergen.${allergen}`)),
  )
