import { type Money, money } from '../money/money.ts'
import { isPaidAtStore } from './counter-refund.ts'
import type { Order } from './order.ts'
import { canMove } from './order-state.ts'

type Closing = Pick<Order, 'status' | 'payTime' | 'paymentNo' | 'paymentMethod' | 'payableTotal'>

/**
 * What goes back with a closing and counts against the limit of refunds, minor units [order-36]: all of an order that is begun, or whose
 * money is in the store's till, since its goods may have been handed over. 0 while its customer may cancel it.
 */
export function limitedByClosing(order: Closing): Money {
  const isCancellable =
    canMove(order.status, 'cancel') || (canMove(order.status, 'cancelPaid') && !isPaidAtStore(order))
  return isCancellable ? money(0) : order.payableTotal
}
