import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineIdentity } from '@tiffin/core/cart/lines'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { useCart } from '../../state/cart/cart.ts'
import { replaceCart } from '../../state/cart/cart-changes.ts'
import type { CartBill } from './use-cart-bill.ts'

interface PriceChange {
  readonly before: CartLine
  readonly now: CartLine
}

function findChanges(lines: readonly CartLine[], validLines: CartBill['validLines']): PriceChange[] {
  const current = new Map(validLines.map((line) => [lineIdentity(line), line]))
  return lines.flatMap((before) => {
    const now = current.get(lineIdentity(before))
    return now && now.price !== before.price ? [{ before, now }] : []
  })
}

/** Says once that the menu has other prices than the cart, which holds the new ones from then on [cart-6]. */
export function usePriceNews({ validLines }: Pick<CartBill, 'validLines'>): void {
  const t = useT()
  const format = useMoney()
  useEffect(() => {
    const { lines } = useCart.getState()
    const changes = findChanges(lines, validLines)
    const [first] = changes
    if (!first) return
    const prices = new Map(changes.map(({ before, now }) => [before, now.price]))
    replaceCart(lines.map((line) => ({ ...line, price: prices.get(line) ?? line.price })))
    const { before, now } = first
    const one = () => t('cart.priceNews', { name: now.productName, old: format(before.price), new: format(now.price) })
    showToast(changes.length === 1 ? one() : t('cart.pricesNews', { count: changes.length }))
  }, [validLines, t, format])
}
