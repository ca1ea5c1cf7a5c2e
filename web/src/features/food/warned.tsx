import type { CartLine, PropertyPick } from '@tiffin/core/cart/cart-line'
import type { PackageGroupItem, Product } from '@tiffin/core/catalog/product'
import { type AllergenFacts, warningOf } from '@tiffin/core/food/allergen'
import { firstChoice, partOfItem } from '@tiffin/core/food/choice'
import { allergensOf, allergensOfPart, allergensOfProduct } from '@tiffin/core/food/facts-of'
import type { FoodBook } from '@tiffin/core/food/food-book'
import { useMemo } from 'react'
import { useFood } from '../../data/catalog/food.ts'
import { useAvoided } from '../../data/customer/avoided.ts'
import css from './food.module.css'
import { GradeMark, useGrade } from './grade-mark.tsx'
import { WarningLines } from './warning-lines.tsx'

interface WarnedProps {
  readonly book: FoodBook
  readonly factsIn: (book: FoodBook) => AllergenFacts
}

/** Nothing for a customer who avoids nothing, and for what is known to have none of it. */
export function Warned({ book, factsIn }: WarnedProps) {
  const { allergenList } = useAvoided()
  const warning = allergenList.length === 0 ? undefined : warningOf(factsIn(book), allergenList)
  return warning === undefined ? null : <WarningLines warning={warning} />
}

interface ProductProps {
  readonly product: Product
}

/** Grades C and D of a product in a list, behind its other marks: it comes later than the row, and moves none of them. */
export function RowGrade({ product }: ProductProps) {
  const book = useFood()
  const choice = useMemo(() => firstChoice(product), [product])
  const grade = useGrade(choice, book)
  const isTold = grade?.grade === 'C' || grade?.grade === 'D'
  return isTold ? <GradeMark grade={grade} isShort /> : null
}

/** What the customer avoids of a product in a list. */
export function RowFood({ product }: ProductProps) {
  const book = useFood()
  return book === undefined ? null : <Warned book={book} factsIn={(known) => allergensOfProduct(product, known)} />
}

/** Of a line of the cart, of the confirmation or of an order. */
export function LineFood({ line }: { readonly line: CartLine }) {
  const book = useFood()
  return book === undefined ? null : <Warned book={book} factsIn={(known) => allergensOf(line, known)} />
}

interface ItemFoodProps {
  readonly item: PackageGroupItem
  /** What is chosen of its options. */
  readonly values: readonly PropertyPick[]
}

/** Of an item of a package. */
export function ItemFood({ item, values }: ItemFoodProps) {
  const book = useFood()
  const part = partOfItem(item, values)
  const grade = useGrade(part, book)
  if (book === undefined) return null
  return (
    <span className={css.row}>
      {grade?.grade === 'C' || grade?.grade === 'D' ? <GradeMark grade={grade} isShort /> : null}
      <Warned book={book} factsIn={(known) => allergensOfPart(part, known)} />
    </span>
  )
}
