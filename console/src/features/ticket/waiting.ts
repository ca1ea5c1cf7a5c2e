import { orderStatus } from '@tiffin/core/order/order-state'
import type { CounterOrder } from '../../data/orders.ts'

/** How urgent a wait is: in time, late, overdue. */
export type Urgency = 'ok' | 'late' | 'overdue'

/** Whole minutes after which an order that is not ready is late, and overdue. */
export const makingLimits = { late: 8, overdue: 15 } as const
/** The same for one that waits to be collected. */
export const readyLimits = { late: 10, overdue: 20 } as const

/** Since when somebody waits: for the making since the payment, for the hand-over since it was ready. */
function waitsSince({ status, submitTime, payTime, readyTime }: CounterOrder): number {
  if (status === orderStatus.ready) return readyTime ?? payTime ?? submitTime
  return payTime ?? submitTime
}

/** Whole minutes that the order has waited; never negative, also when clocks differ. */
export const waitedMinutes = (order: CounterOrder, now: number): number =>
  Math.max(0, Math.floor((now - waitsSince(order)) / 60_000))

/** How urgent the order is. One that is not paid yet is the customer's own pace. */
export function urgencyOf(order: CounterOrder, now: number): Urgency {
  if (order.status === orderStatus.awaitingPayment) return 'ok'
  const { late, overdue } = order.status === orderStatus.ready ? readyLimits : makingLimits
  const minutes = waitedMinutes(order, now)
  if (minutes >= overdue) return 'overdue'
  return minutes >= late ? 'late' : 'ok'
}
