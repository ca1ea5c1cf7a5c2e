import type { StoreCart } from '@tiffin/core/cart/merge'
import { call } from '../../data/call.ts'
import type { ChosenStore } from '../../entry/kept-values.ts'
import { clearCart } from '../../state/cart/cart.ts'
import { replaceCart } from '../../state/cart/cart-changes.ts'
import { keepStore } from '../../state/store/recent-stores.ts'
import { useStoreChoice } from '../../state/store/store.ts'

type Named = Pick<ChosenStore, 'storeId' | 'storeName'>

/** The store of a cart when it is another one than the chosen, by name; without an answer the page that shows it finds the name. */
export async function otherStoreOf({ storeId, lines }: StoreCart): Promise<Named | undefined> {
  if (storeId === null || lines.length === 0 || storeId === useStoreChoice.getState().chosen?.storeId) return undefined
  const store = await call('/api/app/customer/store/detail', { storeId }, { isSilent: true }).catch(() => undefined)
  return { storeId, storeName: store?.storeName ?? '' }
}

/** Makes a cart the one of this device, at once and with its store: a cart is always of the store that is chosen. */
export function putCart({ storeId, lines }: StoreCart, other: Named | undefined): void {
  if (lines.length === 0) clearCart()
  else {
    if (other !== undefined && other.storeId === storeId) keepStore(other)
    replaceCart(lines)
  }
}
