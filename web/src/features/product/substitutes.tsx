import type { Product } from '@tiffin/core/catalog/product'
import { mostSubstitutes, substitutesOf } from '@tiffin/core/stock/substitutes'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Menu } from '../cart/use-menu.ts'

interface SubstitutesProps {
  readonly product: Product
  readonly menu: Menu
  /** Only the first one, in a few words. */
  readonly isBrief?: boolean
  readonly onChoose: (product: Product) => void
}

/** What this store sells now instead of a product that is sold out; a tap opens it [stock-10]. */
export function Substitutes({ product, menu, isBrief = false, onChoose }: SubstitutesProps) {
  const t = useT()
  return substitutesOf(product, menu.byId)
    .slice(0, isBrief ? 1 : mostSubstitutes)
    .map((substitute) => (
      <button
        key={substitute.productId}
        type="button"
        className={isBrief ? 'btn plain pick' : 'btn soft pick'}
        onClick={() => onChoose(substitute)}
      >
        {t('stock.instead', { name: substitute.productName })}
      </button>
    ))
}
