import type { Order } from './order.ts'
import { orderStatus } from './order-state.ts'

/** What is shown first of several orders: one to be collected, one in the making, one that is accepted, one to be paid. */
const pressing: readonly number[] = [
  orderStatus.ready,
  orderStatus.making,
  orderStatus.accepted,
  orderStatus.awaitingPayment,
]

/** The order that a customer asks about first; undefined when none goes on. */
export const mostPressing = <Some extends Pick<Order, 'status'>>(orders: readonly Some[]): Some | undefined =>
  pressing.flatMap((status) => orders.find((order) => order.status === status) ?? [])[0]
