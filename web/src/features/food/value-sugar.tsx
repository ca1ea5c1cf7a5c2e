import type { PropertyValue } from '@tiffin/core/catalog/product'
import { sugarOfValue } from '@tiffin/core/food/facts-of'
import { hasFood } from '@tiffin/core/food/food-book'
import { useT } from '@tiffin/kit/client/words.ts'
import { useFood } from '../../data/catalog/food.ts'
import { amountText } from './amount-text.ts'
import { useIsGraded } from './grade-mark.tsx'

/** The sugar of a topping, where drinks carry their grade: it does not count there. */
export function ValueSugar({ value }: { readonly value: PropertyValue }) {
  const t = useT()
  const book = useFood()
  const isGraded = useIsGraded()
  if (!isGraded || book === undefined || !hasFood(book) || !book.toppings.has(value.propertyId)) return null
  const sugar = sugarOfValue(value, book)
  return (
    <small>
      {sugar === null ? t('food.toppingUnknown') : t('food.toppingSugar', { amount: amountText(sugar, 1) })}
    </small>
  )
}
