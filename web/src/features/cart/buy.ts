import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { addLine, setLineNum } from '@tiffin/core/cart/lines'
import { whyNotMore } from '@tiffin/core/cart/why-not-more'
import type { Product } from '@tiffin/core/catalog/product'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { noMoreText } from '@tiffin/kit/choose/no-more-text.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { queryClient } from '../../data/query-client.ts'
import { useCart } from '../../state/cart/cart.ts'
import { addToCart, setCartNum } from '../../state/cart/cart-changes.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { whenItOpens } from '../store/resting-dialog.ts'
import type { Menu } from './use-menu.ts'

/** When the chosen store opens, if it rests: what is added waits until then. */
export function restText(): string | undefined {
  const storeId = useStoreChoice.getState().chosen?.storeId
  const [, store] = queryClient.getQueriesData<Store>({ queryKey: ['store', storeId] }).at(-1) ?? []
  return store?.status === storeStatus.resting ? whenItOpens(store) : undefined
}

/** Adds a line when limits and stock allow; else says why. Answers whether it was added. */
export function buy(line: CartLine, product: Product, menu: Menu): boolean {
  const no = whyNotMore(addLine(useCart.getState().lines, line), product, menu.stock)
  if (no !== undefined) {
    showToast(noMoreText(no))
    return false
  }
  addToCart(line)
  const rest = restText()
  if (rest !== undefined) showToast(rest)
  return true
}

/** Sets the number of a line; more is subject to limits and stock, less never is. */
export function changeNum(
  { identity, num, product }: { identity: string; num: number; product: Product | undefined },
  menu: Menu,
): void {
  const { lines } = useCart.getState()
  const next = setLineNum(lines, identity, num)
  const isMore = countUnits(next) > countUnits(lines)
  const no = isMore && product !== undefined ? whyNotMore(next, product, menu.stock) : undefined
  if (no === undefined) setCartNum(identity, num)
  else showToast(noMoreText(no))
}
