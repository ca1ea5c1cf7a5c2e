import type { CartLine } from '@tiffin/core/cart/cart-line'
import { type GiftOffer, resolveGift } from '@tiffin/core/cart/resolve-gift'
import { firstFreeSelection, requestOfSelection } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'

export interface OfferedGift {
  readonly product: Product
  /** One unit of it as it is given; undefined when it cannot be had. */
  readonly line: CartLine | undefined
}

/** The activity's products as free lines, in its order. */
export function offeredGifts(offer: GiftOffer, products: readonly Product[]): OfferedGift[] {
  return products.map((product) => {
    const line = resolveGift(product, requestOfSelection(product, firstFreeSelection(product)), offer)
    const isThere = product.unavailableReason === 0 && line.ok
    return { product, line: isThere ? line.value : undefined }
  })
}
