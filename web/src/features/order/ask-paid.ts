import { CallFailure } from '../../data/call.ts'
import { refreshOrders } from '../../data/order.ts'
import { confirmPayment, paymentState } from '../../data/payment.ts'
import { payingOrder } from '../../state/created-order.ts'
import { ask, showToast, whileLoading } from '../../state/overlays.ts'
import { t } from '../../state/words.ts'

/** What came of asking: the provider has the money, the customer says no, or it did not go through. */
export type PaidAnswer = 'paid' | 'unpaid' | 'failed'

async function isPaidByServer(orderId: string): Promise<boolean> {
  try {
    const { status } = await whileLoading(confirmPayment(orderId, true))
    return status === paymentState.success
  } catch (failure) {
    if (failure instanceof CallFailure && failure.kind !== 'refusal') showToast(failure.message)
    return false
  }
}

/** After an attempt the customer is asked whether he paid; his yes only makes the server ask the provider (spec §4). */
export async function askPaid(orderId: string): Promise<PaidAnswer> {
  const answer = await ask({
    title: t('pay.askPaid'),
    confirm: { label: t('pay.paid'), answer: 'paid' },
    cancel: { label: t('pay.unpaid'), answer: 'unpaid' },
  })
  payingOrder.clear()
  if (answer === 'unpaid') {
    await confirmPayment(orderId, false).catch(() => undefined)
    return 'unpaid'
  }
  const isPaid = await isPaidByServer(orderId)
  refreshOrders()
  return isPaid ? 'paid' : 'failed'
}
