import { orderStatus } from '@tiffin/core/order/order-state'
import { paymentAction } from '@tiffin/core/order/payment-status'
import { useCallback, useEffect, useState } from 'react'
import { type PaymentAnswer, queryPayment } from '../../data/order/payment.ts'

/** An attempt that is paid without leaving the app: a QR code, or a wallet. */
export type Step = NonNullable<PaymentAnswer['attempt']>

/** Whether the app itself shows what comes next. */
export const isShownHere = (action: number): boolean => action === paymentAction.qr || action === paymentAction.deepLink

/** The attempt that is open, also after a reload and on another device: the server keeps it [provider-6]. */
export function useOpenStep(orderId: string) {
  const [step, setStep] = useState<Step>()
  useEffect(() => {
    const stop = new AbortController()
    queryPayment({ orderId }, stop.signal).then(
      ({ attempt, order }) => {
        const isWaiting = order.status === orderStatus.awaitingPayment && attempt !== undefined
        if (isWaiting && isShownHere(attempt.action)) setStep((shown) => shown ?? attempt)
      },
      () => {}, // the ways to pay are shown, as without an attempt
    )
    return () => stop.abort()
  }, [orderId])
  const hide = useCallback(() => setStep(undefined), [])
  return { step, show: setStep, hide }
}
