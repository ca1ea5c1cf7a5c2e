import type { Order } from '@tiffin/core/order/order'
import { type OrderStatus, orderStatus } from '@tiffin/core/order/order-state'
import type { PhraseKey } from '@tiffin/phrases/key'

/** The name of each state, as in phrases under `order.status` and `order.text`. */
const names = {
  [orderStatus.awaitingPayment]: 'awaitingPayment',
  [orderStatus.accepted]: 'accepted',
  [orderStatus.making]: 'making',
  [orderStatus.ready]: 'ready',
  [orderStatus.completed]: 'completed',
  [orderStatus.cancelled]: 'cancelled',
  [orderStatus.timeout]: 'timeout',
  [orderStatus.closed]: 'closed',
} as const satisfies Record<OrderStatus, string>

/** The state's name; one that this version does not know reads as closed. */
export function statusName(status: number): (typeof names)[OrderStatus] {
  return names[status as OrderStatus] ?? 'closed' // an unknown number finds nothing
}

/** The state as a customer calls it: who cancelled a paid order reads that it is cancelled, though the books have closed it. */
export const shownStatus = ({
  status,
  isCancelledByCustomer,
}: Pick<Order, 'status' | 'isCancelledByCustomer'>): number =>
  isCancelledByCustomer === true ? orderStatus.cancelled : status

export const statusKey = (status: number): PhraseKey => `order.status.${statusName(status)}`

/** How a state is tinted: waiting, going on, or over. */
export function statusTag(status: number): string {
  if (status === orderStatus.awaitingPayment) return 'tag warn'
  return status === orderStatus.accepted || status === orderStatus.making || status === orderStatus.ready
    ? 'tag ok'
    : 'tag mute'
}
