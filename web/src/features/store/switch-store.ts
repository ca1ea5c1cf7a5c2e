import { type Store, storeStatus } from '@tiffin/core/store/store'
import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { clearCart, useCart } from '../../state/cart/cart.ts'
import { replaceCart } from '../../state/cart/cart-changes.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { chooseStore, keepStore, undoChoice } from '../../state/store/recent-stores.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { offerUndo } from '../../state/undo.ts'
import { noteChoice } from './chosen-here.ts'
import { wantsRestingStore } from './resting-dialog.ts'

type Named = Pick<Store, 'storeName'>

async function agreesToEmptyCart({ storeName: to }: Named, chosen: Named | null): Promise<boolean> {
  if (useCart.getState().lines.length === 0 || chosen === null) return true
  const { storeName: from } = chosen
  const answer = await ask({
    title: t('store.switchTitle'),
    text: t('store.switchClears', { from, to }),
    confirm: { label: t('store.switchTo', { name: to }), answer: 'switch' },
    cancel: { label: t('store.restingDialog.keep', { name: from }), answer: 'stay' },
  })
  return answer === 'switch'
}

/** Takes another store with an empty cart; what was in the cart, and where, can be brought back for a while. */
export function takeStore(store: Pick<Store, 'storeId' | 'storeName'>): void {
  const { chosen } = useStoreChoice.getState()
  const { lines } = useCart.getState()
  clearCart()
  chooseStore(store)
  noteChoice(store.storeId)
  if (chosen === null || lines.length === 0) return
  offerUndo(t('store.switched', { name: store.storeName }), () => {
    undoChoice(store.storeId, chosen)
    replaceCart(lines)
  })
}

/**
 * Takes another store: its cart starts empty, which is asked first [store-5]. Answers whether the choice is made and the page that
 * asked may close; the menu of a resting store that was asked for opens by itself.
 */
export async function switchStore(store: Store): Promise<boolean> {
  const { chosen } = useStoreChoice.getState()
  if (chosen?.storeId === store.storeId) {
    keepStore(store)
    return true
  }
  const wish =
    store.status === storeStatus.inBusiness || chosen === null ? 'take' : await wantsRestingStore(store, chosen)
  if (wish === 'stay' || wish === 'close') return wish === 'stay'
  if (!(await agreesToEmptyCart(store, chosen))) return false
  takeStore(store)
  if (wish === 'look') openTab(paths.menu)
  return wish === 'take'
}
