import type { Money } from '@tiffin/core/money/money'
import type { Order } from '@tiffin/core/order/order'
import { ask } from '@tiffin/kit/client/ask.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'

type Cancelled = Pick<Order, 'orderId' | 'payTime' | 'payableTotal'>

/** Asks, then cancels; it cannot be undone [order-14]. A paid order says what goes back. Answers whether it was done. */
export async function cancelOrder(
  { orderId, payTime, payableTotal }: Cancelled,
  format: (amount: Money) => string,
): Promise<boolean> {
  const isRefund = payTime !== null && payableTotal > 0
  const answer = await ask({
    title: t('order.cancel'),
    text: isRefund ? t('order.cancelPaidConfirm', { amount: format(payableTotal) }) : t('order.cancelConfirm'),
    confirm: { label: t('order.cancel'), answer: 'cancel' },
    cancel: { label: t('order.keep'), answer: 'keep' },
  })
  if (answer !== 'cancel') return false
  return move(call('/api/app/order/order/cancel', { orderId }), t('order.cancelled'))
}

/** Asks, then hides the order for good. Answers whether it was done. */
export async function deleteOrder(orderId: string): Promise<boolean> {
  const answer = await ask({
    title: t('order.delete'),
    text: t('order.deleteConfirm'),
    confirm: { label: t('action.delete'), answer: 'delete' },
    cancel: { label: t('action.cancel'), answer: 'keep' },
  })
  if (answer !== 'delete') return false
  return move(call('/api/app/order/order/delete', { orderId }), t('order.deleted'))
}

/** Whatever came of it, what is shown of orders is asked again. */
async function move(work: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await whileLoading(work)
    showToast(done)
    return true
  } catch {
    return false
  } finally {
    refreshOrders()
  }
}
