import { orderStatus } from '@tiffin/core/order/order-state'
import type { CounterOrder } from '../../data/orders.ts'

/** Since when a customer waits: for the making since the payment, for the hand-over since it was ready. */
export function waitsSince({ status, submitTime, payTime, readyTime }: CounterOrder): number {
  if (status === orderStatus.ready) return readyTime ?? payTime ?? submitTime
  return payTime ?? submitTime
}

/** Whole minutes that the order has waited; never negative, also when clocks differ. */
export const waitedMinutes = (order: CounterOrder, now: number): number =>
  Math.max(0, Math.floor((now - waitsSince(order)) / 60_000))
