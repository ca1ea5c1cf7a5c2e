import type { Selection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'

/** What each part of the sheet shows and changes. */
export interface PartProps {
  readonly product: Product
  readonly selection: Selection
  readonly onChange: (change: Partial<Selection>) => void
}
