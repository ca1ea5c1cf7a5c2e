import type { Money } from '@tiffin/core/money/money'
import { paymentMethodType } from '@tiffin/core/order/order'
import type { Store } from '@tiffin/core/store/store'
import { ask } from '@tiffin/kit/client/ask.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { createOrder, type OrderChoices, type OrderWish } from '../../data/order/checkout.ts'
import { orderGroup } from '../../data/order/order.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { queryClient } from '../../data/query-client.ts'
import { askAboutRestingStore } from '../../features/store/resting-dialog.ts'
import { takeOrdered } from '../../state/cart/cart-changes.ts'
import { forgetGifts } from '../../state/cart/cart-gifts.ts'
import { endWithOrder } from '../../state/group/end-with-order.ts'
import { takeUpDiscounts } from '../../state/help.ts'
import { openTab, replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { createdOrder, forgetRequest, payAtOnce, requestIdFor } from '../../state/order/created-order.ts'
import { forgetChoices } from '../../state/order/kept-choices.ts'
import { lastMethod } from '../../state/order/last-method.ts'
import { showOrders } from '../../state/order/orders-shown.ts'
import { leaveTable } from '../../state/store/table.ts'
import { canRemove, faultsOf, removeProducts } from './removable.ts'

type Wish = Omit<OrderWish, 'requestId'>

interface Placing {
  readonly store: Store
  readonly choices: OrderChoices
  readonly wish: Wish
  readonly format: (amount: Money) => string
  /** The time that was chosen is full or gone. */
  readonly onSlotLost: () => void
}

/** So many orders wait that no more is taken: leads to them. */
async function showUnpaid(message: string): Promise<void> {
  const answer = await ask({
    title: message,
    confirm: { label: t('order.seeUnpaid'), answer: 'see' },
    cancel: { label: t('action.cancel'), answer: 'stay' },
  })
  if (answer !== 'see') return
  showOrders(orderGroup.awaitingPayment)
  openTab(paths.orders)
}

/** Says why it cannot be ordered like this; what the order can do without may be removed at once. */
async function tellRefusal(refusal: CallFailure, lines: OrderChoices['lines'], store: Store): Promise<void> {
  if (isRefusal(refusal, 'storeResting')) {
    await askAboutRestingStore(store, 'order')
    return
  }
  if (isRefusal(refusal, 'tooManyUnpaid')) {
    await showUnpaid(refusal.message)
    return
  }
  const faults = faultsOf(refusal)
  if (faults === undefined) {
    await ask({ title: refusal.message, confirm: { label: t('action.ok'), answer: 'ok' } })
    return
  }
  const isStock = isRefusal(refusal, 'stockShort', 'soldOut', 'stockLimit')
  const message = { title: t(isStock ? 'confirm.stockTitle' : 'confirm.limitTitle'), lines: faults.texts }
  if (!canRemove(lines, faults.productIds)) {
    await ask({ ...message, confirm: { label: t('action.ok'), answer: 'ok' } })
    return
  }
  const answer = await ask({
    ...message,
    confirm: { label: t('confirm.removeAndContinue'), answer: 'remove' },
    cancel: { label: t('action.cancel'), answer: 'keep' },
  })
  if (answer === 'remove') removeProducts(faults.productIds)
}

async function acceptsPrice(before: Money, now: Money, format: Placing['format']): Promise<boolean> {
  const answer = await ask({
    title: t('confirm.priceChanged'),
    text: t('confirm.priceChangedText', { old: format(before), new: format(now) }),
    confirm: { label: t('confirm.acceptPrice'), answer: 'accept' },
    cancel: { label: t('action.cancel'), answer: 'look' },
  })
  return answer === 'accept'
}

interface Ordered {
  readonly lines: OrderChoices['lines']
  /** Its lines were of several phones, and none of the cart. */
  readonly group: Wish['groupOrder']
}

function goOn(order: Awaited<ReturnType<typeof createOrder>>, { lines, group }: Ordered): void {
  const { orderId, orderNo, payableTotal, payExpireTime, paymentMethod } = order
  createdOrder.set({ orderId, orderNo, payableTotal, payExpireTime })
  queryClient.setQueryData(['order', orderId, currentLanguage()], order)
  forgetRequest()
  if (group === undefined) takeOrdered(lines)
  else endWithOrder(group.groupOrderId)
  forgetChoices()
  forgetGifts()
  refreshOrders()
  takeUpDiscounts()
  if (!order.allowActions.includes('pay') && paymentMethod.type === paymentMethodType.online) {
    replacePage(withInputs(paths.paySuccess, { orderId }))
  } else if (paymentMethod.type === paymentMethodType.online) {
    payAtOnce(orderId)
    replacePage(withInputs(paths.cashier, { orderId }))
  } else {
    showToast(t('result.payAtStore'))
    replacePage(withInputs(paths.orderDetail, { orderId }))
  }
}

/**
 * Places the order and leads on: through the cashier to the provider, or to the order when it is paid at the store or nothing is to pay.
 * A moved price is asked about, a shortage named; a fault of the line leaves everything as it is, to be sent again, and is answered
 * in words that stay beside the button. Empty when there is nothing left to say.
 */
export async function placeOrder({ store, choices, wish, format, onSlotLost }: Placing): Promise<string> {
  try {
    const requestId = requestIdFor({ ...choices, ...wish })
    goOn(await createOrder(choices, { ...wish, requestId }), { lines: choices.lines, group: wish.groupOrder })
    lastMethod.set(wish.paymentMethodCode)
    return ''
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    if (failure.kind !== 'refusal') {
      return failure.kind === 'timeout' ? t('error.timeout') : failure.message
    }
    const payable = isRefusal(failure, 'priceChanged') ? failure.data.payableTotal : undefined
    if (payable === undefined) {
      if (isRefusal(failure, 'notLoggedIn')) return ''
      if (isRefusal(failure, 'slotFull', 'slotGone')) onSlotLost()
      if (isRefusal(failure, 'tableUnknown')) leaveTable()
      await tellRefusal(failure, choices.lines, store)
      // The page asks again: a choice that was refused here is refused there too, and is then taken back.
      queryClient.invalidateQueries({ queryKey: ['preview'] })
      return ''
    }
    queryClient.invalidateQueries({ queryKey: ['preview'] })
    if (!(await acceptsPrice(wish.expectedPayable, payable, format))) return ''
    return placeOrder({ store, choices, wish: { ...wish, expectedPayable: payable }, format, onSlotLost })
  }
}
