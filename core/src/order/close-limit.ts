import { type Money, money } from '../money/money.ts'
import { isPaidAtStore } from './counter-refund.ts'
import type { Order } from './order.ts'
import { canMove } from './order-state.ts'

type Closing = Pick<Order, 'payTime' | 'paymentNo' | 'payableTotal'> & {
  readonly status: number
  readonly paymentMethod: Pick<Order['paymentMethod'], 'type'>
  /** Also when that was taken back. */
  readonly wasBegun: boolean
}

/**
 * What goes back with a closing and counts against the limit of refunds, with what went back before, minor units [order-36]: all of an
 * order that was begun, or whose money is in the store's till, since its goods may have been handed over. 0 while its customer may cancel it.
 */
export function limitedByClosing({ status, wasBegun, payableTotal, ...paid }: Closing): Money {
  const isCancellable =
    canMove(status, 'cancel') || (canMove(status, 'cancelPaid') && !wasBegun && !isPaidAtStore(paid))
  return isCancellable ? money(0) : payableTotal
}
