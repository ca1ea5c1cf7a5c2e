import { countUnits } from '@tiffin/core/cart/count-units'
import { ask } from '@tiffin/kit/client/ask.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { useCart } from '../../state/cart/cart.ts'
import { openGroupSheet, useGroup } from '../../state/group/group.ts'
import { loadRestOfWords } from '../../state/language/words.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { fillCart, tellChanges } from '../order/reorder.ts'
import { switchStore } from '../store/switch-store.ts'

/** A link is followed once: what it named leaves the address, so that the page that is kept or shared on is the app's own. */
function takeNamed(): URLSearchParams {
  const search = new URLSearchParams(location.search)
  const rest = new URLSearchParams(search)
  for (const part of ['store', 'cart', 'group', 'lang']) rest.delete(part)
  history.replaceState(history.state, '', `${location.pathname}?${rest}${location.hash}`)
  return search
}

/** Shows what was shared, and puts it into the cart when that is wanted [share-3]. */
async function openCart(sharedCartId: string): Promise<void> {
  const cart = await whileLoading(call('/api/app/order/shared-cart/detail', { sharedCartId }))
  const { list, removedList, storeName: store } = cart
  openTab(paths.menu)
  if (list.length === 0) {
    const lines = removedList.map(({ productName }) => productName).filter((name) => name !== '')
    await ask({ title: t('reorder.nothing'), lines, confirm: { label: t('action.ok'), answer: 'ok' } })
    return
  }
  const about = t('share.cartOf', { store, count: countUnits(list) })
  const answer = await ask({
    title: t('share.received'),
    text: useCart.getState().lines.length === 0 ? about : `${about}. ${t('reorder.replace')}`,
    lines: list.map(({ productName, num }) => `${num} × ${productName}`),
    confirm: { label: t('share.take'), answer: 'take' },
    cancel: { label: t('action.cancel'), answer: 'leave' },
  })
  if (answer !== 'take') return
  fillCart(cart, cart)
  await tellChanges(cart)
}

/** Opens the menu of the store that a link names [share-2]. */
async function openStore(storeId: string): Promise<void> {
  const store = await whileLoading(call('/api/app/customer/store/detail', { storeId }, { isSilent: true }))
  if (await switchStore(store)) openTab(paths.menu)
}

/** Shows the group to who takes part in it, and asks anybody else for a name [share-5]. */
function openGroup(groupOrderId: string): void {
  const isIn = useGroup.getState().seat?.groupOrderId === groupOrderId
  openTab(paths.menu)
  openGroupSheet(isIn ? { kind: 'group' } : { kind: 'join', groupOrderId })
}

/** What the address of an opened link names beside the brand; what cannot be had is said by the call, and the app stays where it is. */
export async function openShared(): Promise<void> {
  const named = takeNamed()
  const [cart, store] = [named.get('cart') ?? '', named.get('store') ?? '']
  const group = named.get('group') ?? ''
  await loadRestOfWords()
  if (group !== '') return openGroup(group)
  if (cart !== '') await openCart(cart)
  else if (store !== '') await openStore(store)
}
