import { categoryIds } from '@tiffin/core/catalog/category-ids'
import { fold } from '@tiffin/core/catalog/fold'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useCategories } from '../../data/menu.ts'

/** What a store never sells is left out; what it cannot sell now is shown with its reason. */
const isOnMenu = ({ unavailableReason: reason }: Product): boolean =>
  reason !== unavailableReason.offShelf && reason !== unavailableReason.notSoldHere

/** The products of a heading that a typed word leaves; a word looks under every heading. */
export function useFound(products: readonly Product[], typed: string) {
  const [categoryId, setCategory] = useState('')
  const { data: categories = [] } = useCategories()
  const category = categories.find(({ id }) => id === categoryId)
  const word = fold(typed.trim())
  const ids = category && word === '' ? new Set(categoryIds(category)) : undefined
  const found = products.filter(
    (product) =>
      isOnMenu(product) &&
      (ids === undefined || ids.has(product.productCategoryId)) &&
      fold(product.productName).includes(word),
  )
  return { found, categoryId: category ? categoryId : '', setCategory }
}

/** The headings of the menu. */
export function Headings({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string) => void }) {
  const t = useT()
  const { data: categories = [] } = useCategories()
  return (
    <fieldset className="chips" aria-label={t('counter.assist.headings')}>
      {[{ id: '', categoryName: t('counter.soldOut.all') }, ...categories].map(({ id, categoryName }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {categoryName}
        </button>
      ))}
    </fieldset>
  )
}
