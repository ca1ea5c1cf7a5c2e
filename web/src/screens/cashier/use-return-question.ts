import { useEffect, useEffectEvent } from 'react'
import { askPaid } from '../../features/order/ask-paid.ts'
import { replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { payingOrder } from '../../state/order/created-order.ts'

/** To the page that says what became of a payment; it does not ask again who has answered here. */
export const toResult = (orderId: string, more: { asked?: '1' } = {}) =>
  replacePage(withInputs(paths.paySuccess, { orderId, ...more }))

/** A customer who went to pay and came back by themselves is asked how it went, until the page is left. */
export function useReturnQuestion(orderId: string, onFailed: () => void): void {
  const question = useEffectEvent(async (signal: AbortSignal) => {
    if (payingOrder.get() !== orderId) return
    const answer = await askPaid(orderId, signal)
    if (answer === 'paid') toResult(orderId)
    if (answer === 'waiting') toResult(orderId, { asked: '1' })
    if (answer === 'failed') onFailed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is another question
  useEffect(() => {
    const stop = new AbortController()
    const onShow = (event: PageTransitionEvent) => event.persisted && question(stop.signal)
    question(stop.signal)
    addEventListener('pageshow', onShow)
    return () => {
      stop.abort()
      removeEventListener('pageshow', onShow)
    }
  }, [orderId])
}
