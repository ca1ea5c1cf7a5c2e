import { requestOf } from '@tiffin/core/cart/lines'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import type { Product } from '@tiffin/core/catalog/product'
import type { Allergen } from '@tiffin/core/food/allergen'
import { allergensOf } from '@tiffin/core/food/facts-of'
import type { FoodBook } from '@tiffin/core/food/food-book'
import { nutriGradeOf, showsNutriGrade } from '@tiffin/core/food/nutri-grade'
import type { OrderLine } from '@tiffin/core/order/order'
import type { Writing } from './writing.ts'

/** What is said of a line beside what it cost; empty texts are left out of the receipt. */
export type FoodNotes = (line: OrderLine, writing: Writing) => string[]

/** Says nothing: the brand does not ask for it. */
export const noFoodNotes: FoodNotes = () => []

/** Today's menu: recipes are not kept with an order. */
export interface FoodMenu {
  readonly productOf: (productId: string) => Product | undefined
  readonly book: FoodBook
  readonly timeZone: string
}

function allergenText(key: 'food.contains' | 'food.mayContain', list: readonly Allergen[], { words }: Writing): string {
  if (list.length === 0) return ''
  return words(key, { list: list.map((allergen) => words(`food.allergen.${allergen}`)).join(' · ') })
}

/**
 * Allergens of a line and its Nutri-Grade, where that is the mark of drinks, by the recipes of today [receipt-8]. Nothing of what is no
 * longer on the menu as it was sold.
 */
export const foodNotesBy =
  ({ productOf, book, timeZone }: FoodMenu): FoodNotes =>
  (line, writing) => {
    const product = productOf(line.productId)
    const resolved = product && resolveLine(product, requestOf(line))
    if (!resolved?.ok) return []
    const sold = resolved.value.line
    const { containsList, mayContainList, isComplete } = allergensOf(sold, book)
    const grade = showsNutriGrade(timeZone) ? nutriGradeOf(sold, book) : undefined
    return [
      allergenText('food.contains', containsList, writing),
      allergenText('food.mayContain', mayContainList, writing),
      isComplete ? '' : writing.words('food.incomplete'),
      grade ? writing.words('food.grade', { grade: grade.grade, percent: grade.sugarPercent }) : '',
    ]
  }
