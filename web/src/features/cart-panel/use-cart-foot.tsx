import type { Product } from '@tiffin/core/catalog/product'
import type { Store } from '@tiffin/core/store/store'
import { useState } from 'react'
import { useCartCount } from '../../state/cart/cart.ts'
import { useCartBill } from '../cart/use-cart-bill.ts'
import { useMenu } from '../cart/use-menu.ts'
import { usePriceNews } from '../cart/use-price-news.ts'
import { CartBar } from './cart-bar.tsx'
import { CartSheet } from './cart-sheet.tsx'
import type { CheckoutAim } from './checkout.ts'
import { useCheckOutCart } from './use-check-out-cart.ts'

interface CartFootProps {
  readonly store: Store | undefined
  /** A product is looked at instead of one in the cart that is sold out. */
  readonly onChoose: (product: Product) => void
  readonly beforeCheckOut?: () => void
}

/** The cart of a page: its bill, the way to the order, and the bar at the foot of a narrow window with the sheet that it opens. */
export function useCartFoot({ store, onChoose, beforeCheckOut }: CartFootProps) {
  const menu = useMenu()
  const cart = useCartBill()
  usePriceNews(cart)
  const count = useCartCount()
  const checkOutCart = useCheckOutCart(store)
  const [isOpen, setOpen] = useState(false)

  function goOn(aim?: CheckoutAim): void {
    setOpen(false)
    beforeCheckOut?.()
    checkOutCart({ aim })
  }

  function choose(product: Product): void {
    setOpen(false)
    onChoose(product)
  }

  const foot = (
    <>
      <CartBar cart={cart} menu={menu} count={count} onOpen={() => setOpen(true)} onCheckOut={goOn} />
      <CartSheet
        cart={cart}
        menu={menu}
        isOpen={isOpen && count > 0}
        onClose={() => setOpen(false)}
        onCheckOut={goOn}
        onChoose={choose}
      />
    </>
  )
  return { menu, cart, count, goOn, foot }
}
