import type { CartLine } from '@tiffin/core/cart/cart-line'
import { create } from 'zustand'

export interface CartGifts {
  /** The activity that gives them; empty when nothing is ticked. */
  readonly promotionId: string
  readonly list: readonly CartLine[]
}

const none: CartGifts = { promotionId: '', list: [] }

/** Free items ticked in the cart, while this page load lasts; they go to the confirmation with the lines [page-18]. */
export const useCartGifts = create<CartGifts>(() => none)

export const takeGifts = (promotionId: string, list: readonly CartLine[]): void =>
  useCartGifts.setState({ promotionId, list })

export const forgetGifts = (): void => useCartGifts.setState(none)
