import type { Order } from '@tiffin/core/order/order'
import { paymentAction } from '@tiffin/core/order/payment-status'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePaymentMethods } from '../../data/order/checkout.ts'
import { createPayment } from '../../data/order/payment.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { leaveFor } from '../../device/leave-for.ts'
import { replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { forgetPayAtOnce, isToPayAtOnce, payingOrder } from '../../state/order/created-order.ts'
import { lastMethod } from '../../state/order/last-method.ts'
import { proposedMethod } from './proposed-method.ts'
import { returnAddress } from './return-address.ts'
import { isShownHere, useOpenStep } from './use-open-step.ts'
import { toResult, useReturnQuestion } from './use-return-question.ts'

interface AtOnce {
  /** The way to pay that is ticked; undefined until the ways have come. */
  readonly code: string | undefined
  readonly pay: () => Promise<void>
}

/** A new order is paid without another tap, in the way that was chosen for it and in no other [page-17]. */
function usePayAtOnce(
  { orderId, paymentMethod }: Pick<Order, 'orderId' | 'paymentMethod'>,
  { code, pay }: AtOnce,
): void {
  // Read while it is drawn, which may happen more than once, and forgotten when it stands there.
  const [isAtOnce] = useState(() => isToPayAtOnce(orderId))
  useEffect(forgetPayAtOnce, [])
  const payOnce = useEffectEvent(() => {
    if (code === paymentMethod.code) pay()
  })
  const isDue = isAtOnce && code !== undefined
  useEffect(() => {
    if (isDue) payOnce()
  }, [isDue])
}

/** How an order is paid: its methods, the one that is chosen or proposed, and an attempt with it. */
export function usePaying({ orderId, payableTotal, store, paymentMethod }: Order) {
  const t = useT()
  const ways = usePaymentMethods(store.storeId, payableTotal)
  const { data: methods } = ways
  const isDeclined = usePage().inputs.declined === '1'
  const [declined, setDeclined] = useState(isDeclined ? paymentMethod.code : undefined)
  const [chosen, setChosen] = useState(isDeclined ? undefined : paymentMethod.code)
  const [fault, setFault] = useState('')
  const [isPaying, setPaying] = useState(false)
  const paying = useRef(false)
  const { step, show, hide } = useOpenStep(orderId)
  const code = methods === undefined ? undefined : proposedMethod(methods, { chosen, declined })
  const onFailed = useCallback(() => {
    hide()
    lastMethod.clear()
    setFault(t('pay.failedSwitch'))
    setDeclined(code)
    setChosen(undefined)
  }, [t, code, hide])
  useReturnQuestion(orderId, onFailed)
  useEffect(() => {
    if (isDeclined) lastMethod.clear()
  }, [isDeclined])

  async function pay(): Promise<void> {
    if (paying.current || code === undefined) return
    paying.current = true
    setPaying(true)
    setFault('')
    try {
      const step = await createPayment({
        ...{ orderId, paymentMethodCode: code },
        returnUrl: returnAddress(orderId),
      })
      lastMethod.set(code)
      if (step.action === paymentAction.redirect) {
        payingOrder.set(orderId)
        leaveFor(step.url)
        return
      }
      if (isShownHere(step.action)) return show({ ...step, paymentMethodCode: code })
      refreshOrders()
      replacePage(withInputs(paths.orderDetail, { orderId }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (isRefusal(failure, 'alreadyPaid')) toResult(orderId)
      else if (isRefusal(failure, 'paymentFailed')) onFailed()
      else setFault(failure.message)
      refreshOrders()
    } finally {
      paying.current = false
      setPaying(false)
    }
  }

  usePayAtOnce({ orderId, paymentMethod }, { code, pay })
  return { ways, code, declined, choose: setChosen, fault, isPaying, pay, step, hideStep: hide, onFailed }
}
