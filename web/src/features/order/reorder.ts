import type { CallMap } from '@tiffin/contract/calls'
import type { Order } from '@tiffin/core/order/order'
import { ask } from '@tiffin/kit/client/ask.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { clearCart, useCart } from '../../state/cart/cart.ts'
import { replaceCart, submitLines } from '../../state/cart/cart-changes.ts'
import { openPage, openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { chooseStore, undoChoice } from '../../state/store/recent-stores.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { offerUndo } from '../../state/undo.ts'
import { noteChoice } from '../store/chosen-here.ts'

type Again = CallMap['/api/app/order/order/reorder']['output']
type Changes = Pick<Again, 'removedList' | 'cutList'>
type OrderStore = Pick<Order['store'], 'storeId' | 'storeName'>

const inform = (title: string, lines: readonly string[]) =>
  ask({ title, lines, confirm: { label: t('action.ok'), answer: 'ok' } })

const namesOf = ({ removedList }: Pick<Again, 'removedList'>) => [
  ...new Set(removedList.map(({ productName }) => productName)),
]

/** Whether the cart, and the store when it is another one, may change; not asked when nothing would be lost. */
async function mayChange({ storeId, storeName: name }: OrderStore): Promise<boolean> {
  const isOther = useStoreChoice.getState().chosen?.storeId !== storeId
  const isEmpty = useCart.getState().lines.length === 0
  if (isEmpty && !isOther) return true
  const text = isOther ? t(isEmpty ? 'reorder.toStore' : 'reorder.toStoreEmpties', { name }) : t('reorder.replace')
  const answer = await ask({
    title: t('order.reorder'),
    text,
    confirm: { label: t('order.reorder'), answer: 'again' },
    cancel: { label: t('action.cancel'), answer: 'stay' },
  })
  return answer === 'again'
}

/** Takes the place of the cart, and of the store when it is another one; both can be brought back for a while. */
export function fillCart({ list }: Pick<Again, 'list'>, store: OrderStore): void {
  const { chosen } = useStoreChoice.getState()
  const { lines } = useCart.getState()
  clearCart()
  const isOther = chosen?.storeId !== store.storeId
  if (isOther) chooseStore(store)
  noteChoice(store.storeId)
  replaceCart(list)
  offerUndo(t('reorder.done'), () => {
    if (chosen !== null && isOther) undoChoice(store.storeId, chosen)
    replaceCart(lines)
  })
}

/** Says what could not be had, and what only in part. */
export async function tellChanges(reordered: Changes): Promise<void> {
  const { removedList, cutList } = reordered
  if (removedList.length > 0) await inform(t('reorder.removed'), namesOf(reordered))
  const cut = cutList.map(({ productName: name, num: count }) => t('cart.cutLine', { name, count }))
  if (cut.length > 0) await inform(t('cart.cut'), cut)
}

const hasChanged = ({ removedList, cutList }: Again): boolean => removedList.length + cutList.length > 0

/**
 * Puts what can still be bought of an order into the cart and leads to the menu, or to the confirmation when it is asked for and
 * everything is as it was; says what cannot be bought [order-8]. The cart stays as it is when nothing can be bought, or when the
 * customer would rather keep it.
 */
export async function reorder(
  orderId: string,
  { storeId, storeName }: OrderStore,
  { isToConfirm = false } = {},
): Promise<void> {
  const reordered = await whileLoading(call('/api/app/order/order/reorder', { orderId })).catch(() => undefined)
  if (reordered === undefined) return
  if (reordered.list.length === 0) {
    await inform(t('reorder.nothing'), namesOf(reordered))
    return
  }
  const store = { storeId, storeName }
  if (!(await mayChange(store))) return
  fillCart(reordered, store)
  if (isToConfirm && !hasChanged(reordered)) {
    submitLines(useCart.getState().lines)
    openPage(paths.confirmOrder)
  } else openTab(paths.menu)
  await tellChanges(reordered)
}
