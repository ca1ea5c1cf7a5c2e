import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { addLine, setLineNum } from '@tiffin/core/cart/lines'
import { findOverDailyLimit, findOverOrderLimit } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { findShortages } from '@tiffin/core/stock/check-stock'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { queryClient } from '../../data/query-client.ts'
import { useCart } from '../../state/cart/cart.ts'
import { addToCart, setCartNum } from '../../state/cart/cart-changes.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { whenItOpens } from '../store/resting-dialog.ts'
import type { Menu } from './use-menu.ts'

/** Why a cart may not become what a tap wants, said to the customer; undefined when it may [limit-6]. */
function refusalOf(next: readonly CartLine[], product: Product, menu: Menu): string | undefined {
  const over = findOverOrderLimit(next, [product])
  if (over !== null) return t('limit.perOrder', { count: over.limit })
  const overDay = findOverDailyLimit(next, [product])
  if (overDay !== null) return t('limit.daily', { count: overDay.limit })
  return findShortages(next, menu.stock).length > 0 ? t('stock.limitReached') : undefined
}

/** When the chosen store opens, if it rests: what is added waits until then. */
export function restText(): string | undefined {
  const storeId = useStoreChoice.getState().chosen?.storeId
  const [, store] = queryClient.getQueriesData<Store>({ queryKey: ['store', storeId] }).at(-1) ?? []
  return store?.status === storeStatus.resting ? whenItOpens(store) : undefined
}

/** Adds a line when limits and stock allow; else says why. Answers whether it was added. */
export function buy(line: CartLine, product: Product, menu: Menu): boolean {
  const refusal = refusalOf(addLine(useCart.getState().lines, line), product, menu)
  if (refusal !== undefined) {
    showToast(refusal)
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
  const refusal = isMore && product !== undefined ? refusalOf(next, product, menu) : undefined
  if (refusal === undefined) setCartNum(identity, num)
  else showToast(refusal)
}
