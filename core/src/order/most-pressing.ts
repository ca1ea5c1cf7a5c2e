import { type Order, paymentMethodType } from './order.ts'
import { orderStatus } from './order-state.ts'

const { ready, making, accepted, awaitingPayment } = orderStatus

/** What is shown first of several orders: one to be collected, one in the making, one that is accepted, one to be paid. */
const pressing: readonly number[] = [ready, making, accepted, awaitingPayment]

type Waiting = Pick<Order, 'status' | 'payExpireTime'>

const isUnpaid = ({ status }: Pick<Order, 'status'>): boolean => status === awaitingPayment

/** Orders by state, the unpaid ones by the end of their time; the others stay in the order of the list. */
const ofState = <Some extends Waiting>(orders: readonly Some[], state: number): Some[] => {
  const found = orders.filter(({ status }) => status === state)
  const endOf = ({ payExpireTime }: Some) => payExpireTime ?? Number.POSITIVE_INFINITY
  return state === awaitingPayment ? found.toSorted((a, b) => endOf(a) - endOf(b)) : found
}

/** Of the orders that wait to be paid the one whose time ends first [page-80]; undefined when none waits. */
export const firstToEnd = <Some extends Waiting>(orders: readonly Some[]): Some | undefined =>
  ofState(orders, awaitingPayment)[0]

/** The order that a customer asks about first; undefined when none goes on. */
export const mostPressing = <Some extends Waiting>(orders: readonly Some[]): Some | undefined =>
  pressing.flatMap((state) => ofState(orders, state))[0]

/**
 * Orders that go on: one that is to be paid on the phone on top, since its time ends first, then the one that waits to be collected, and
 * below them those that are over [page-52] [page-80].
 */
export function byUrgency<Some extends Waiting & Pick<Order, 'paymentMethod'>>(
  orders: readonly Some[],
): { readonly live: Some[]; readonly earlier: Some[] } {
  const isOnTop = (order: Some) => isUnpaid(order) && order.paymentMethod.type === paymentMethodType.online
  const below = orders.filter((order) => !isOnTop(order))
  return {
    live: [...ofState(orders.filter(isOnTop), awaitingPayment), ...pressing.flatMap((state) => ofState(below, state))],
    earlier: orders.filter(({ status }) => !pressing.includes(status)),
  }
}
