import { attemptStatus } from '@tiffin/core/order/payment-status'
import { ask } from '@tiffin/kit/client/ask.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast, useOverlays } from '@tiffin/kit/client/overlays.ts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { confirmPayment } from '../../data/order/payment.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { payingOrder } from '../../state/order/created-order.ts'

/**
 * What came of asking: the provider has the money, the customer or the provider says that nothing was paid, it was declined, the
 * provider has not answered yet, or the question was taken back.
 */
export type PaidAnswer = 'paid' | 'unpaid' | 'failed' | 'waiting' | 'withdrawn'

const answerOf: Record<number, PaidAnswer> = {
  [attemptStatus.pending]: 'waiting',
  [attemptStatus.success]: 'paid',
  [attemptStatus.failed]: 'failed',
  [attemptStatus.cancelled]: 'unpaid',
  [attemptStatus.expired]: 'unpaid',
}

/** What the server says of a payment that the customer calls paid. Not to reach it leaves the payment undecided. */
export async function askServer(orderId: string): Promise<PaidAnswer> {
  try {
    const { status } = await whileLoading(confirmPayment(orderId, true))
    return answerOf[status] ?? 'waiting'
  } catch (failure) {
    if (isRefusal(failure, 'paymentFailed')) return 'failed'
    if (failure instanceof CallFailure) showToast(failure.message)
    return 'waiting'
  }
}

/** The orders of which the customer is being asked. */
const orderIds = new Set<string>()

/** The customer's own answer; withdrawn at once when this order is asked about already. */
async function question(orderId: string, signal: AbortSignal): Promise<string> {
  if (orderIds.has(orderId) || signal.aborted) return 'withdrawn'
  orderIds.add(orderId)
  const answer = ask({
    title: t('pay.askPaid'),
    confirm: { label: t('pay.paid'), answer: 'paid' },
    cancel: { label: t('pay.unpaid'), answer: 'unpaid' },
  })
  const dialog = useOverlays.getState().dialogs.at(-1)
  signal.addEventListener('abort', () => dialog?.settle('withdrawn'), { once: true })
  return answer.finally(() => orderIds.delete(orderId))
}

/**
 * After an attempt the customer is asked whether they paid; their yes only makes the server ask the provider [cashier-2].
 * The question goes away by itself with the signal: the money has come meanwhile.
 */
export async function askPaid(orderId: string, signal: AbortSignal): Promise<PaidAnswer> {
  const answer = await question(orderId, signal)
  if (answer === 'withdrawn') return 'withdrawn'
  payingOrder.clear()
  if (answer === 'unpaid') {
    await confirmPayment(orderId, false).catch(() => undefined)
    return 'unpaid'
  }
  const status = await askServer(orderId)
  refreshOrders()
  return signal.aborted ? 'withdrawn' : status
}
