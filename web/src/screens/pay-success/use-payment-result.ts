import { isPaid } from '@tiffin/core/order/is-paid'
import { orderStatus } from '@tiffin/core/order/order-state'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOrder } from '../../data/order/one-order.ts'
import { queryPayment } from '../../data/order/payment.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { askPaid } from '../../features/order/ask-paid.ts'
import { replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { payingOrder } from '../../state/order/created-order.ts'
import { report } from '../../state/report.ts'

/** When the server is asked after the customer came back, in seconds; then the customer is asked. */
const pollSeconds = [0, 1, 2, 4, 8] as const

/** How often the server is asked once the customer has answered, in seconds. */
const watchSeconds = 10

/** `ended`: the order is over and nothing is known of money; its own page says how it stands. `waiting`: the customer says that they paid, the provider has not answered yet. `over`: the money came, but the order had ended; it goes back. `unpaid`: the provider's page was closed. */
export type PaymentResult = 'pending' | 'waiting' | 'paid' | 'failed' | 'unpaid' | 'unknown' | 'over' | 'ended'

function resultOf(status: number, ofOrder: number): PaymentResult {
  if (status === attemptStatus.success) return ofOrder > orderStatus.completed ? 'over' : 'paid'
  if (status === attemptStatus.cancelled) return 'unpaid'
  if (status !== attemptStatus.pending) return 'failed'
  return ofOrder > orderStatus.completed ? 'ended' : 'pending'
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}

/** What the server says now; pending when it cannot be reached. */
async function askServer(orderId: string, signal: AbortSignal): Promise<PaymentResult> {
  try {
    const { status, order } = await queryPayment({ orderId }, signal)
    return resultOf(status, order.status)
  } catch (failure) {
    return isRefusal(failure, 'orderUnknown') ? 'unknown' : 'pending'
  }
}

/** Asks the server again and again, at growing distances; undecided stays pending. */
async function poll(orderId: string, signal: AbortSignal): Promise<PaymentResult> {
  let before = 0
  for (const second of pollSeconds) {
    await wait(second - before, signal)
    before = second
    const result = await askServer(orderId, signal)
    if (result !== 'pending') return result
  }
  return 'pending'
}

/** Goes on asking, for as long as the page is open. */
async function watch(orderId: string, signal: AbortSignal): Promise<PaymentResult> {
  for (;;) {
    await wait(watchSeconds, signal)
    const result = await askServer(orderId, signal)
    if (result !== 'pending') return result
  }
}

/**
 * What became of a payment, by the server's word only; undecided, the customer is asked.
 * The order is watched all along: money that comes late takes the question back and corrects what was said before.
 */
export function usePaymentResult(orderId: string, isAsked = false): PaymentResult {
  const [result, setResult] = useState<PaymentResult>(isAsked ? 'waiting' : 'pending')
  const [isFresh] = useState(() => payingOrder.get() === orderId) // a page that is loaded again counts no second payment

  const settle = useCallback(
    async (signal: AbortSignal) => {
      /** What there is to say of an order that is over stands on its own page. */
      function show(known: PaymentResult): void {
        if (known === 'ended') replacePage(withInputs(paths.orderDetail, { orderId }))
        else setResult(known)
      }
      const polled = await poll(orderId, signal)
      if (signal.aborted) return
      payingOrder.clear()
      if (polled !== 'pending') {
        show(polled)
        refreshOrders()
        return
      }
      const answer = isAsked ? 'waiting' : await askPaid(orderId, signal)
      if (answer === 'withdrawn') return
      if (answer === 'unpaid') return replacePage(withInputs(paths.cashier, { orderId }))
      setResult(answer)
      if (answer === 'waiting') show(await watch(orderId, signal))
    },
    [orderId, isAsked],
  )

  const { data: order } = useOrder(result === 'unknown' ? undefined : orderId)
  const hasPaid = order !== undefined && isPaid(order.status)
  const asking = useRef<AbortController | undefined>(undefined)

  useEffect(() => {
    const stop = new AbortController()
    asking.current = stop
    settle(stop.signal)
    return () => stop.abort()
  }, [settle])

  useEffect(() => {
    if (!hasPaid) return
    payingOrder.clear()
    asking.current?.abort()
  }, [hasPaid])

  const shown = hasPaid ? 'paid' : result
  useEffect(() => {
    if (!isFresh) return
    if (shown === 'paid') report('pay_success')
    if (shown === 'failed') report('pay_fail')
  }, [shown, isFresh])

  return shown
}
