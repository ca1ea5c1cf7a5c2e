import type { Order } from './order.ts'
import { orderStatus, takeBackMs } from './order-state.ts'

/** Whether a hand-over can be taken back: soon, of an order that was ready and of which nothing went back [order-25]. */
export const canTakeBackHandOver = (
  { status, readyTime, finishTime, refundTotal }: Pick<Order, 'status' | 'readyTime' | 'finishTime' | 'refundTotal'>,
  now: number,
): boolean =>
  status === orderStatus.completed &&
  readyTime !== null &&
  finishTime !== null &&
  refundTotal === 0 &&
  now - finishTime < takeBackMs
