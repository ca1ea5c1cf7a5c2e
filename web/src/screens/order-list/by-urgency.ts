import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'

/** What is to be collected first; each newest first, as the list comes. */
const live: readonly number[] = [
  orderStatus.ready,
  orderStatus.making,
  orderStatus.accepted,
  orderStatus.awaitingPayment,
]

/** Orders that go on, the one that waits to be collected on top, and below them those that are over [page-52]. */
export function byUrgency(orders: readonly Order[]): { readonly live: Order[]; readonly earlier: Order[] } {
  return {
    live: live.flatMap((state) => orders.filter(({ status }) => status === state)),
    earlier: orders.filter(({ status }) => !live.includes(status)),
  }
}
