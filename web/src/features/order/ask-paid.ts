import { attemptStatus } from '@tiffin/core/order/payment-status'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { ask, showToast, useOverlays, whileLoading } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { refreshOrders } from '../../data/order.ts'
import { confirmPayment } from '../../data/payment.ts'
import { payingOrder } from '../../state/created-order.ts'

/** What came of asking: the provider has the money, the customer says no, it did not go through, or the question was taken back. */
export type PaidAnswer = 'paid' | 'unpaid' | 'failed' | 'withdrawn'

async function isPaidByServer(orderId: string): Promise<boolean> {
  try {
    const { status } = await whileLoading(confirmPayment(orderId, true))
    return status === attemptStatus.success
  } catch (failure) {
    if (failure instanceof CallFailure && failure.kind !== 'refusal') showToast(failure.message)
    return false
  }
}

/** After an attempt the customer is asked whether he paid; his yes only makes the server ask the provider (spec §4).
 * The question goes away by itself with the signal: the money has come meanwhile. */
export async function askPaid(orderId: string, signal?: AbortSignal): Promise<PaidAnswer> {
  const asked = ask({
    title: t('pay.askPaid'),
    confirm: { label: t('pay.paid'), answer: 'paid' },
    cancel: { label: t('pay.unpaid'), answer: 'unpaid' },
  })
  const dialog = useOverlays.getState().dialogs.at(-1)
  signal?.addEventListener('abort', () => dialog?.settle('withdrawn'), { once: true })
  const answer = await asked
  if (answer === 'withdrawn') return 'withdrawn'
  payingOrder.clear()
  if (answer === 'unpaid') {
    await confirmPayment(orderId, false).catch(() => undefined)
    return 'unpaid'
  }
  const isPaid = await isPaidByServer(orderId)
  refreshOrders()
  return isPaid ? 'paid' : 'failed'
}
