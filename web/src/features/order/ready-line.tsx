import type { Order } from '@tiffin/core/order/order'
import { useReadyText } from './use-ready-text.ts'

/** When an order is ready, in a line of its own [ready-2] [slot-3]. */
export function ReadyLine({ order }: { readonly order: Order }) {
  const ready = useReadyText(order)
  if (ready === undefined) return null
  return <p className={ready.isLate ? undefined : 'b num'}>{ready.text}</p>
}
