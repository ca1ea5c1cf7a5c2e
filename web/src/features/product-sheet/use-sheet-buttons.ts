import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { Product } from '@tiffin/core/catalog/product'
import { storeStatus } from '@tiffin/core/store/store'
import { showToast, toastMs, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { useStore } from '../../data/store/store.ts'
import { useIsGroupCart } from '../../state/group/group.ts'
import { buy, restText } from '../cart/buy.ts'
import type { Menu } from '../cart/use-menu.ts'
import { useCheckOutCart } from '../cart-panel/use-check-out-cart.ts'

/** Says that the product was added, after the toast that says why the order does not go on. */
function tellAdded(): void {
  const waitMs = useOverlays.getState().toast === undefined ? 0 : toastMs
  setTimeout(() => showToast(t('menu.added')), waitMs)
}

interface Given {
  readonly product: Product
  readonly menu: Menu
  readonly onClose: () => void
}

/** What the buttons do with what was chosen; it is checked out at once where the store takes orders, and not while several order together [page-78]. */
export function useSheetButtons({ product, menu, onClose }: Given) {
  const t = useT()
  const { data: store } = useStore()
  const isGroup = useIsGroupCart()
  const checkOutCart = useCheckOutCart(store)

  function onAdd(line: CartLine): void {
    if (!buy(line, product, menu)) return
    onClose()
    showToast(restText() ?? t('menu.added'))
  }
  async function onLine(line: CartLine): Promise<void> {
    if (useOverlays.getState().isOffline) return showToast(t('confirm.offline'))
    if (!buy(line, product, menu)) return
    onClose()
    if (!(await checkOutCart({ line }))) tellAdded()
  }
  const canCheckOut = store?.status === storeStatus.inBusiness && menu.isThere && !isGroup
  return { onAdd, ...(canCheckOut ? { second: { label: t('product.addAndCheckOut'), onLine } } : {}) }
}
