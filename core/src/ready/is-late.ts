import type { Order } from '../order/order.ts'
import { orderStatus } from '../order/order-state.ts'

type Timed = Pick<Order, 'status' | 'readyFrom' | 'readyUntil'>

/** Whether an order with a promised time is being made [ready-2]. */
export const isReadyAwaited = ({ status, readyUntil }: Timed): boolean =>
  readyUntil !== null && (status === orderStatus.accepted || status === orderStatus.making)

/** Whether what was said of an order is over and it is not ready [ready-2]. */
export const isLate = (order: Timed, now: number): boolean =>
  isReadyAwaited(order) && order.readyUntil !== null && order.readyUntil <= now
