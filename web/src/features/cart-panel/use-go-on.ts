import type { Store } from '@tiffin/core/store/store'
import { useCart } from '../../state/cart/cart.ts'
import { cartGroup, openGroupSheet } from '../../state/group/group.ts'
import { usePriceCart } from '../cart/use-cart-bill.ts'
import { useMenu } from '../cart/use-menu.ts'
import { type CheckoutAim, checkOut } from './checkout.ts'

/** The way on from the cart as it is when it is taken: to the confirmation, or to the group whose lines it holds [share-5]. */
export function useGoOn(store: Store | undefined): (aim?: CheckoutAim) => void {
  const menu = useMenu()
  const priceCart = usePriceCart()
  return (aim) => {
    if (cartGroup() !== undefined) openGroupSheet({ kind: 'group' })
    else if (store !== undefined) checkOut({ cart: priceCart(useCart.getState().lines), menu, store, aim })
  }
}
