import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineIdentity } from '@tiffin/core/cart/lines'
import type { Store } from '@tiffin/core/store/store'
import { useCart } from '../../state/cart/cart.ts'
import { cartGroup, openGroupSheet } from '../../state/group/group.ts'
import { usePriceCart } from '../cart/use-cart-bill.ts'
import { useMenu } from '../cart/use-menu.ts'
import { type CheckoutAim, checkOut } from './checkout.ts'

interface Wish {
  readonly aim?: CheckoutAim | undefined
  /** Nothing is checked out without this line. */
  readonly line?: CartLine
}

/**
 * Checks out what is in the cart at the moment of the tap; opens the group's sheet where the cart holds lines of a group [share-5].
 * Answers whether it led on.
 */
export function useCheckOutCart(store: Store | undefined): (wish?: Wish) => Promise<boolean> {
  const menu = useMenu()
  const priceCart = usePriceCart()
  return async ({ aim, line } = {}) => {
    if (cartGroup() !== undefined) {
      openGroupSheet({ kind: 'group' })
      return true
    }
    const cart = priceCart(useCart.getState().lines)
    const isValid =
      line === undefined || cart.entries.some(({ identity, reason }) => reason === 0 && identity === lineIdentity(line))
    if (store === undefined || !isValid) return false
    return checkOut({ cart, menu, store, aim })
  }
}
