import { type Store, storeStatus } from '@tiffin/core/store/store'
import { clearCart, useCart } from '../../state/cart.ts'
import { ask } from '../../state/overlays.ts'
import { chooseStore, useStoreChoice } from '../../state/store.ts'
import { t } from '../../state/words.ts'

async function agreesToRest(): Promise<boolean> {
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: t('store.restingDialog.text'),
    confirm: { label: t('store.restingDialog.choose'), answer: 'other' },
    cancel: { label: t('store.restingDialog.keep'), answer: 'keep' },
  })
  return answer === 'keep'
}

async function agreesToEmptyCart(): Promise<boolean> {
  if (useCart.getState().lines.length === 0) return true
  const answer = await ask({
    title: t('store.switchTitle'),
    text: t('store.switchClears'),
    confirm: { label: t('action.continue'), answer: 'switch' },
    cancel: { label: t('action.cancel'), answer: 'stay' },
  })
  return answer === 'switch'
}

/** Takes another store: its cart starts empty, which is asked first (spec §4). Answers whether it was taken. */
export async function switchStore(store: Store): Promise<boolean> {
  if (useStoreChoice.getState().chosen?.storeId === store.storeId) return true
  if (store.status !== storeStatus.inBusiness && !(await agreesToRest())) return false
  if (!(await agreesToEmptyCart())) return false
  clearCart()
  chooseStore(store)
  return true
}
